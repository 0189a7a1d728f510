/** An address, or a text with its language or data type. */
export type Term =
  | { readonly iri: string }
  | { readonly text: string; readonly language: string }
  | { readonly text: string; readonly type: string };

/** Full addresses, as RDF knows them. */
export interface Triple {
  readonly subject: string;
  readonly predicate: string;
  readonly object: Term;
}

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** Not allowed in addresses in angle brackets. */
const NOT_IN_IRI = /[\p{Cc} <>"{}|^`\\]/gu;

const iri = (address: string): string =>
  `<${address.replace(NOT_IN_IRI, (sign) => encodeURIComponent(sign))}>`;

const literal = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007F');

function objectTerm(object: Term): string {
  if ('iri' in object) return iri(object.iri);
  const end = 'language' in object ? `@${object.language}` : `^^${iri(object.type)}`;
  return literal(object.text) + end;
}

/** A line for each triple: N-Triples, which are also Turtle. */
export const turtleFile = (triples: readonly Triple[]): string =>
  triples
    .map(({ subject, predicate, object }) => {
      return `${iri(subject)} ${iri(predicate)} ${objectTerm(object)} .\n`;
    })
    .join('');

function jsonLdObject(object: Term): object {
  if ('iri' in object) return { '@id': object.iri };
  return 'language' in object
    ? { '@value': object.text, '@language': object.language }
    : { '@value': object.text, '@type': object.type };
}

/** Expanded JSON-LD: a node for each subject. */
export function jsonLdFile(triples: readonly Triple[]): string {
  const nodes = new Map<string, Record<string, unknown[]>>();
  for (const { subject, predicate, object } of triples) {
    const node = nodes.get(subject) ?? {};
    nodes.set(subject, node);
    if (predicate === RDF_TYPE && 'iri' in object) (node['@type'] ??= []).push(object.iri);
    else (node[predicate] ??= []).push(jsonLdObject(object));
  }
  return JSON.stringify([...nodes].map(([id, node]) => ({ '@id': id, ...node })));
}
