import { parseDocument } from 'htmlparser2';
import { canonicalBlocks, type AnyBlock } from '@centar/domain/markup/canonicalBlocks.ts';
import type { Block, Run } from '@centar/domain/markup/tree.ts';
import { addressOf, tidyHtml, wordsOf, type Node } from './plainText.ts';

type Format = Omit<Run, 'text'>;

/** Elements whose content is not part of the text. */
const OMITTED = /^(?:img|script|style|iframe|figcaption|noscript|object|svg|template|title)$/;
const BLOCK =
  /^(?:address|article|aside|body|center|dd|div|dl|dt|figure|footer|form|header|hr|html|li|main|nav|p|pre|section|table|tbody|tfoot|thead)$/;
/** Deeper elements are text of the last one. */
const MOST_DEPTH = 100;

/** Two line ends divide paragraphs, as WordPress renders them. */
function paragraphsOf(runs: readonly Run[]): AnyBlock[] {
  const paragraphs: Run[][] = [[]];
  let space = '';
  for (const { text, ...format } of runs) {
    for (const part of text.split(/(\s+)/)) {
      if (part === '') continue;
      const isSpace = /^\s/.test(part);
      const isEnd = !isSpace && /\n\s*\n/.test(space);
      if (isEnd) paragraphs.push([]);
      if (!isSpace && !isEnd && space !== '') paragraphs.at(-1)?.push({ ...format, text: space });
      space = isSpace ? space + part : '';
      if (!isSpace) paragraphs.at(-1)?.push({ ...format, text: part });
    }
  }
  return paragraphs.map((own) => ({ kind: 'paragraph', runs: own }));
}

/** The blocks of WordPress's HTML, with only the formats of the subset. */
export function markedText(
  html: string,
  { site, importedLinks }: { readonly site: string; readonly importedLinks?: ReadonlySet<string> },
): Block[] {
  /** Of a link with words; relative ones belong to the site. */
  const targetOf = (node: Node, words: string): string | undefined => {
    const href = words === '' ? '' : addressOf(node, words);
    return href === '' ? undefined : (URL.parse(href, site || undefined)?.href ?? href);
  };

  function blocksOf(nodes: readonly Node[], format: Format, depth: number): AnyBlock[] {
    const blocks: AnyBlock[] = [];
    let runs: Run[] = [];
    const end = (): void => {
      blocks.push(...paragraphsOf(runs));
      runs = [];
    };
    const add = (...more: readonly AnyBlock[]): void => {
      end();
      blocks.push(...more);
    };
    const inline = (children: readonly Node[], own: Format, level: number): void => {
      for (const child of children) read(child, own, level);
    };

    function read(node: Node, own: Format, level: number): void {
      const { name = '', children = [], attribs = {} } = node;
      if (node.type === 'text') runs.push({ ...own, text: node.data ?? '' });
      else if (OMITTED.test(name) || node.type === 'comment') return;
      else if (level > MOST_DEPTH) runs.push({ ...own, text: wordsOf(node) });
      else if (name === 'br') runs.push({ ...own, text: '\n' });
      else if (/^(?:b|strong)$/.test(name)) inline(children, { ...own, bold: true }, level + 1);
      else if (/^(?:i|em|cite)$/.test(name)) inline(children, { ...own, italic: true }, level + 1);
      else if (name === 'a') {
        if (attribs['class']?.includes('wp-block-file__button')) return;
        const words = wordsOf(node).trim();
        const link = targetOf(node, words);
        inline(children, link === undefined ? own : { ...own, link }, level + 1);
      } else if (/^h[1-6]$/.test(name)) {
        const inner = blocksOf(children, own, level + 1);
        const words = inner.flatMap((block) => (block.kind === 'paragraph' ? block.runs : []));
        add({ kind: 'heading', level: name < 'h3' ? 1 : 2, runs: words });
      } else if (/^[ou]l$/.test(name)) {
        const items = children
          .filter((child) => child.type === 'tag')
          .map((child) => blocksOf([child], own, level + 1));
        const from = name === 'ol' ? { from: Number(attribs['start'] ?? 1) || 1 } : {};
        add({ kind: 'list', ...from, items });
      } else if (name === 'blockquote') {
        add({ kind: 'quote', blocks: blocksOf(children, own, level + 1) });
      } else if (name === 'tr') {
        runs.push({ text: '\n' });
        for (const cell of children) {
          read(cell, own, level + 1);
          runs.push({ text: ' ' });
        }
      } else if (BLOCK.test(name)) add(...blocksOf(children, own, level + 1));
      else inline(children, own, level + 1);
    }

    inline(nodes, format, depth);
    end();
    return blocks;
  }

  return canonicalBlocks(blocksOf(parseDocument(tidyHtml(html, importedLinks)).children, {}, 0));
}
