import { canonicalBlocks, type AnyBlock } from '@centar/domain/markup/canonicalBlocks.ts';
import { parseMarkup } from '@centar/domain/markup/parseMarkup.ts';
import { printMarkup } from '@centar/domain/markup/printMarkup.ts';
import { isFormatted, plainOf, type Block, type Run } from '@centar/domain/markup/tree.ts';
import { splitVerbatim, verbatim } from '@centar/domain/verbatim.ts';
import type { Mark, Node } from 'prosemirror-model';
import { editorSchema, marks, nodes } from './editorSchema.ts';
import { plainParagraphs } from './pasted.ts';
import type { TypedText } from './typedText.ts';

function marksOf({ bold, italic, link }: Run): Mark[] {
  return [
    ...(link === undefined ? [] : [marks.link.create({ href: link })]),
    ...(bold ? [marks.strong.create()] : []),
    ...(italic ? [marks.em.create()] : []),
  ];
}

/** Texts and line breaks, with parts that are never transliterated. */
function inlineNodes(run: Run): Node[] {
  const format = marksOf(run);
  return splitVerbatim(run.text).flatMap(({ text, isVerbatim }) => {
    const own = isVerbatim ? marks.verbatim.create().addToSet(format) : format;
    return text
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [nodes.hardBreak.create(null, null, own)] : []),
        ...(line === '' ? [] : [editorSchema.text(line, own)]),
      ]);
  });
}

function blockNode(block: Block): Node {
  switch (block.kind) {
    case 'paragraph':
      return nodes.paragraph.create(null, block.runs.flatMap(inlineNodes));
    case 'heading':
      return nodes.heading.create({ level: block.level }, block.runs.flatMap(inlineNodes));
    case 'quote':
      return nodes.blockquote.create(null, block.blocks.map(blockNode));
    case 'list': {
      const items = block.items.map((item) => nodes.listItem.create(null, item.map(blockNode)));
      return block.from === undefined
        ? nodes.bulletList.create(null, items)
        : nodes.orderedList.create({ from: block.from }, items);
    }
  }
}

/** What the editor shows for a field's value. */
export function documentOf(typed: TypedText): Node {
  const blocks =
    typeof typed === 'string'
      ? plainParagraphs(typed)
      : parseMarkup(typed.markup).map((block) => blockNode(block));
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

function runOf({ text = '\n', marks: format }: Node): Run {
  const link = marks.link.isInSet(format)?.attrs['href'] as string | undefined;
  return {
    text: marks.verbatim.isInSet(format) ? verbatim(text) : text,
    ...(marks.strong.isInSet(format) ? { bold: true } : {}),
    ...(marks.em.isInSet(format) ? { italic: true } : {}),
    ...(link === undefined ? {} : { link }),
  };
}

function blockOf(node: Node): AnyBlock {
  const { type, children, attrs } = node;
  if (type === nodes.heading) {
    return { kind: 'heading', level: attrs['level'] === 1 ? 1 : 2, runs: children.map(runOf) };
  }
  if (type === nodes.blockquote) return { kind: 'quote', blocks: children.map(blockOf) };
  if (type === nodes.paragraph) return { kind: 'paragraph', runs: children.map(runOf) };
  const from = type === nodes.orderedList ? { from: Number(attrs['from']) } : {};
  return { kind: 'list', ...from, items: children.map((item) => item.children.map(blockOf)) };
}

interface WrittenBlock {
  readonly blocks: readonly Block[];
  readonly text: string;
  readonly markup: string;
}

function written(blocks: readonly Block[]): WrittenBlock {
  return { blocks, text: plainOf(blocks), markup: printMarkup(blocks) };
}

/** Documents share unchanged blocks, so typing writes one again. */
const writtenBlocks = new WeakMap<Node, WrittenBlock>();

function writtenBlock(node: Node): WrittenBlock {
  const known = writtenBlocks.get(node);
  if (known) return known;
  const block = written(canonicalBlocks([blockOf(node)]));
  writtenBlocks.set(node, block);
  return block;
}

/** Fills the cache, so that the first typed letter is fast. Returns a function that stops it. */
export function prepareWriting({ children }: Node): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const writeFrom = (at: number): void => {
    const block = children[at];
    if (!block) return;
    writtenBlock(block);
    timer = setTimeout(writeFrom, 0, at + 1);
  };
  timer = setTimeout(writeFrom, 0, 0);
  return () => {
    clearTimeout(timer);
  };
}

/** A text without any mark becomes plain. */
export function typedOf(doc: Node): TypedText {
  const parts = doc.children.map(writtenBlock).filter(({ blocks }) => blocks.length > 0);
  const blocks = parts.flatMap((part) => part.blocks);
  const isNextList = ({ kind }: Block, at: number): boolean =>
    kind === 'list' && blocks[at - 1]?.kind === 'list';
  // Lists that follow each other become one.
  const all = blocks.some(isNextList) ? [written(canonicalBlocks(blocks))] : parts;
  const text = all.map((part) => part.text).join('\n\n');
  if (!isFormatted(blocks)) return text;
  return { text, markup: all.map(({ markup }) => markup).join('\n\n') };
}
