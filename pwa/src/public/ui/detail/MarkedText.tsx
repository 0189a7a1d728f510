import { Fragment, type ReactNode } from 'react';
import type { Block, Run } from '@centar/domain/markup/tree.ts';
import { inLines, linkedLines } from '../../../shared/ui/primitives/LinkedText.tsx';
import './MarkedText.css';

export interface MarkedTextProps {
  readonly blocks: readonly Block[];
  /** Sets a paragraph that begins a longer text in the display font. */
  readonly lead?: boolean;
  /** The elements of the two levels of headings, below the one that the text belongs to. */
  readonly headings?: readonly ['h2', 'h3'] | readonly ['h3', 'h4'] | readonly ['h4', 'h5'];
}

/** A text with formats, drawn from its tree. */
export function MarkedText({
  blocks,
  lead = false,
  headings = ['h2', 'h3'],
}: MarkedTextProps): ReactNode {
  const isTop = (block: Block): boolean => block.kind === 'heading' && block.level === 1;
  const firstTop = blocks.findIndex(isTop);
  return blocks.map((block, at) => {
    switch (block.kind) {
      case 'heading': {
        // Outlines must not skip a level.
        const isBelow = block.level === 2 && firstTop >= 0 && firstTop < at;
        const Tag = headings[isBelow ? 1 : 0];
        return <Tag key={at}>{words(block.runs)}</Tag>;
      }
      case 'paragraph': {
        const isLead = lead && at === 0 && blocks.length > 1;
        return (
          <p key={at} className={isLead ? 'lead' : undefined}>
            {words(block.runs)}
          </p>
        );
      }
      case 'quote':
        return (
          <blockquote key={at}>
            <MarkedText blocks={block.blocks} />
          </blockquote>
        );
      case 'list': {
        const items = block.items.map((item, of) => (
          <li key={of}>
            <MarkedText blocks={item} />
          </li>
        ));
        return block.from === undefined ? (
          <ul key={at}>{items}</ul>
        ) : (
          <ol key={at} start={block.from === 1 ? undefined : block.from}>
            {items}
          </ol>
        );
      }
    }
  });
}

/** Neighbours with the same value, together. */
function groupsOf<Value>(
  runs: readonly Run[],
  valueOf: (run: Run) => Value,
): { readonly value: Value; readonly runs: Run[] }[] {
  const groups: { value: Value; runs: Run[] }[] = [];
  for (const run of runs) {
    const value = valueOf(run);
    const last = groups.at(-1);
    if (last && last.value === value) last.runs.push(run);
    else groups.push({ value, runs: [run] });
  }
  return groups;
}

/** Links contain bold, which contains italic. */
const words = (runs: readonly Run[]): ReactNode =>
  groupsOf(runs, ({ link }) => link).map(({ value: href, runs: inLink }, at) =>
    href === undefined ? (
      boldWords(inLink, at)
    ) : (
      <a key={at} href={href}>
        {boldWords(inLink)}
      </a>
    ),
  );

const boldWords = (runs: readonly Run[], part = 0): ReactNode =>
  groupsOf(runs, ({ bold }) => bold).map(({ value, runs: inBold }, at) => {
    const key = `${String(part)}-${String(at)}`;
    const italic = inBold.map((run, of) => italicWords(run, `${key}-${String(of)}`));
    return value ? <strong key={key}>{italic}</strong> : italic;
  });

function italicWords({ text, italic, link }: Run, key: string): ReactNode {
  // The words of a link have no links in them.
  const lines = link === undefined ? linkedLines(text) : inLines(text, (line) => line);
  return italic ? <em key={key}>{lines}</em> : <Fragment key={key}>{lines}</Fragment>;
}
