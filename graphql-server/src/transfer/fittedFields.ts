import { printMarkup } from '@centar/domain/markup/printMarkup.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { cleanText } from '@centar/domain/text.ts';
import type { DeclaredFields } from '@centar/domain/types/declaration.ts';
import type { Candidate } from './source.ts';
import type { Fields } from './wireFields.ts';

const { line: LINE } = TEXT_LIMITS;
/** Titles from the beginning of the text. */
const MADE_TITLE_LENGTH = 80;

/** At most `max` characters, cut at a word. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/, '')}…`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? cleanText(value).trim() : '';
const lineOf = (value: unknown): string => textOf(value).replace(/\s+/g, ' ');

interface Fitted {
  readonly fields: Fields;
  readonly remarks: readonly string[];
}

/** The formats of a text after a line was added before it. */
function markedAfter(line: string, { descriptionMarkup: markup }: Fields): Fields {
  if (typeof markup !== 'string' || markup === '') return {};
  const first = printMarkup([{ kind: 'paragraph', runs: [{ text: line }] }]);
  return { descriptionMarkup: `${first}\n\n${markup}` };
}

function fittedTitle(fields: Fields, sourceId: string): Fitted {
  const title = lineOf(fields['title']);
  const text = textOf(fields['description']);
  const described = (description: string): Fields =>
    'description' in fields ? { description } : {};
  if (title === '') {
    const [first = ''] = text.split('\n');
    const made = beginningOf(lineOf(first), MADE_TITLE_LENGTH) || `Bez naslova (${sourceId})`;
    const remark = `it has no title; it is called „${made}“ here: give it one`;
    return {
      fields: { ...fields, title: made, ...described(text || made) },
      remarks: [remark],
    };
  }
  if (title.length > LINE) {
    const short = beginningOf(title, LINE);
    const whole = text === title ? title : `${title}\n\n${text}`.trim();
    const where = 'description' in fields ? '; the whole of it begins the text' : '';
    const remark = `its title has ${String(title.length)} characters and is cut after ${String(LINE)}${where}: shorten it`;
    const marked = text === title ? {} : markedAfter(title, fields);
    const all = { ...fields, title: short, ...described(whole), ...marked };
    return { fields: all, remarks: [remark] };
  }
  return { fields: { ...fields, ...(text === '' ? described(title) : {}) }, remarks: [] };
}

/** Cuts texts of one line besides the title. */
function withCutLines(given: Fields, { fields }: DeclaredFields): Fitted {
  const remarks: string[] = [];
  const lines: DeclaredFields['fields'] = { ...fields, imageAlt: { kind: 'note' } };
  const cut = Object.entries(lines).flatMap(([name, field]) => {
    if (field.kind !== 'line' && field.kind !== 'note') return [];
    const max = field.max ?? TEXT_LIMITS[field.kind];
    const text = lineOf(given[name]);
    if (text.length <= max) return [];
    remarks.push(
      `its ${name} has ${String(text.length)} characters and is cut after ${String(max)}`,
    );
    return [[name, beginningOf(text, max)] as const];
  });
  return { fields: { ...given, ...Object.fromEntries(cut) }, remarks };
}

function isBackwards(start: unknown, end: unknown): boolean {
  const [from, to] = [start, end].map((one) => (typeof one === 'string' ? Date.parse(one) : NaN));
  return from !== undefined && to !== undefined && to <= from;
}

/** Drops ends that are not after the start, also in lists of dates. */
function withoutWrongEnds(given: Fields): Fitted {
  const remarks: string[] = [];
  const read = (fields: Fields): Fields => {
    const start = fields['eventHappeningDateTime'] ?? fields['productionDate'];
    const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      if (name === 'endsAt' && isBackwards(start, value)) {
        remarks.push(`its end, ${String(value)}, is not after its beginning and is left out`);
        return [];
      }
      if (name !== 'dates' && name !== 'movieProductionDateTimes') return [[name, value]];
      return [[name, Array.isArray(value) ? value.map((one) => read(one as Fields)) : value]];
    });
    return Object.fromEntries(entries);
  };
  return { fields: read(given), remarks };
}

/** Changes fields so that services accept them, without guessing; remarks on each change. */
export function fittedCandidate(candidate: Candidate): Candidate {
  const titled = fittedTitle(candidate.fields, candidate.sourceId);
  const cut = withCutLines(titled.fields, candidate.kind.type);
  const { fields, remarks } = withoutWrongEnds(cut.fields);
  return {
    ...candidate,
    fields,
    remarks: [...(candidate.remarks ?? []), ...titled.remarks, ...cut.remarks, ...remarks],
  };
}
