import { MAX_LIST_DEPTH } from '@centar/domain/markup/tree.ts';
import { cleanText } from '@centar/domain/text.ts';
import { DOMParser, Fragment, Slice, type Node } from 'prosemirror-model';
import { editorSchema, nodes } from './editorSchema.ts';

const HIDDEN = /mso-hide\s*:\s*all|display\s*:\s*none/i;
const LEVEL = /mso-list\s*:[^;]*level(\d+)/i;
/** `1.`, `a)`, `iv.`: what Word writes before the items of numbered lists. */
const NUMBER = /^\s*[\p{L}\d]{1,4}[.)]/u;

/**
 * Word writes list items as paragraphs, with the bullet or number as their first text. Their levels
 * count from 1.
 */
function liftWordLists(root: HTMLElement): void {
  const isItem = (element: Element | null): element is HTMLElement =>
    element !== null && LEVEL.test(element.getAttribute('style') ?? '');
  for (const first of root.querySelectorAll<HTMLElement>('p')) {
    if (!isItem(first) || isItem(first.previousElementSibling)) continue;
    const open: HTMLElement[] = [];
    let item: Element | null = first;
    while (isItem(item)) {
      const next: Element | null = item.nextElementSibling;
      const level = Number(LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
      const sign = [...item.querySelectorAll<HTMLElement>('span')].find((span) =>
        /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
      );
      const kind = NUMBER.test(sign?.textContent ?? '') ? 'ol' : 'ul';
      sign?.remove();
      open.length = Math.min(open.length, level);
      if (open.length === level && open.at(-1)?.localName !== kind) open.pop();
      while (open.length < level) {
        const list = root.ownerDocument.createElement(kind);
        const parent = open.at(-1);
        if (parent) (parent.lastElementChild ?? parent).append(list);
        else item.before(list);
        open.push(list);
      }
      const entry = root.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      open.at(-1)?.append(entry);
      item.remove();
      item = next;
    }
  }
}

const BETWEEN_CELLS = ' – ';
/** What a line can't hold. */
const BLOCKS = 'p ~ p, ul, ol, blockquote, h1, h2, h3, h4, h5, h6';

function asLine(cells: readonly HTMLElement[]): (string | ChildNode)[] {
  for (const cell of cells)
    for (const block of cell.querySelectorAll('p, div, br'))
      block.replaceWith(' ', ...block.childNodes, ' ');
  return cells.flatMap((cell, at) => [...(at > 0 ? [BETWEEN_CELLS] : []), ...cell.childNodes]);
}

/** The subset has no tables: a row becomes a line, or the paragraphs and lists of its cells. */
function writeOutTables(root: HTMLElement): void {
  const make = (name: string): HTMLElement => root.ownerDocument.createElement(name);
  const tables = [...root.querySelectorAll('table')];
  const arrangesPage = new Set(tables.filter((table) => table.querySelector('table')));
  // Inner tables first.
  for (const table of tables.toReversed()) {
    const written = make('div');
    let lines: HTMLElement | undefined;
    if (table.caption) written.append(table.caption);
    for (const row of table.rows) {
      const cells = [...row.cells].filter((cell) => cell.textContent.trim() !== '');
      if (cells.length === 0) continue;
      if (arrangesPage.has(table) || cells.some((cell) => cell.querySelector(BLOCKS))) {
        lines = undefined;
        for (const cell of cells) {
          const block = make('div');
          block.append(...cell.childNodes);
          written.append(block);
        }
      } else if (lines) {
        lines.append(make('br'), ...asLine(cells));
      } else {
        lines = make('p');
        lines.append(...asLine(cells));
        written.append(lines);
      }
    }
    table.replaceWith(written);
  }
}

/** Google Docs and old HTML have lists directly in lists. */
function moveIntoItems(root: HTMLElement): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
}

/** Items of lists that are too deep follow the item that contains them. */
function flattenDeepest(root: HTMLElement): void {
  const tooDeep = Array(MAX_LIST_DEPTH + 1)
    .fill(':is(ul, ol)')
    .join(' ');
  for (const list of root.querySelectorAll(tooDeep)) {
    list.parentElement?.closest('li')?.after(...list.children);
    list.remove();
  }
}

/** The subset has headings and quotes only outside lists and quotes. */
function simplifyInner(root: HTMLElement): void {
  for (const inner of root.querySelectorAll(':is(li, blockquote) :is(h1, h2, h3, h4, h5, h6)')) {
    const paragraph = root.ownerDocument.createElement('p');
    paragraph.append(...inner.childNodes);
    inner.replaceWith(paragraph);
  }
  for (const quote of root.querySelectorAll(':is(li, blockquote) blockquote'))
    quote.replaceWith(...quote.childNodes);
}

/** Changes what the schema's rules can't see. The elements never belong to a page. */
function tidyPasted(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]'))
    if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove();
  liftWordLists(root);
  writeOutTables(root);
  moveIntoItems(root);
  simplifyInner(root);
  flattenDeepest(root);
}

/**
 * Removes style sheets. ProseMirror copies each rule to each element that it matches, which took
 * half a minute for a long page from Word.
 */
export const withoutStyleSheets = (html: string): string =>
  html
    .split(/<style(?=[\s>])/i)
    .map((part, at) => {
      if (at === 0) return part;
      const end = /<\/style\s*>/i.exec(part);
      return end ? part.slice(end.index + end[0].length) : `<style${part}`;
    })
    .join('');

/** About as many as would be shown; in linear time, also where `<` is never closed. */
export const lettersIn = (html: string): number =>
  withoutStyleSheets(html)
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ').length;

/** Cleans as plain fields do. */
function cleaned(fragment: Fragment, clean: (text: string) => string): Fragment {
  const children: Node[] = [];
  fragment.forEach((node) => {
    if (!node.isText) {
      children.push(node.copy(cleaned(node.content, clean)));
      return;
    }
    const text = clean(node.text ?? '');
    if (text !== '') children.push(editorSchema.text(text, node.marks));
  });
  return Fragment.from(children);
}

export function cleanPasted(slice: Slice): Slice {
  const content = cleaned(slice.content, (text) => cleanText(text).replaceAll('\u00A0', ' '));
  return new Slice(content, slice.openStart, slice.openEnd);
}

/** Reads what was copied in Word, Google Docs, WordPress and on pages. */
class PastedParser extends DOMParser {
  override parseSlice(...[dom, options]: Parameters<DOMParser['parseSlice']>): Slice {
    tidyPasted(dom as HTMLElement);
    return super.parseSlice(dom, options);
  }
}

const { rules } = DOMParser.fromSchema(editorSchema);
export const pastedParser = new PastedParser(editorSchema, rules);

/** An empty line separates paragraphs, as in the plain field. */
export function plainParagraphs(text: string): Node[] {
  return cleanText(text)
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) =>
      nodes.paragraph.create(
        null,
        paragraph
          .split('\n')
          .flatMap((line, at) => [
            ...(at > 0 ? [nodes.hardBreak.create()] : []),
            ...(line === '' ? [] : [editorSchema.text(line)]),
          ]),
      ),
    );
}

export const plainSlice = (text: string): Slice =>
  new Slice(Fragment.from(plainParagraphs(text)), 1, 1);
