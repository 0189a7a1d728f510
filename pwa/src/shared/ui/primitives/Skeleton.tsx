import type { CSSProperties, ReactNode } from 'react';
import { uiTexts } from '../../texts/ui.texts.ts';
import './Card.css';
import './states.css';
import './Picture.css';

export interface SkeletonProps {
  /**
   * `card`: grid of event cards. `poster`: grid of film cards. `row`: list rows. `detail`: a detail
   * page.
   */
  readonly kind: 'card' | 'poster' | 'row' | 'detail';
  readonly count?: number;
}

type Block = readonly [width: string, height: number];

const TEXT: readonly Block[] = [
  ['23%', 14],
  ['82%', 26],
  ['100%', 16],
  ['64%', 16],
  ['38%', 44],
];

const blocks = (list: readonly Block[]): ReactNode =>
  list.map(([width, height], index) => {
    const style: CSSProperties = { width, height };
    return <span className="skeleton-block" key={index} style={style} />;
  });

const SHAPES: Readonly<Record<SkeletonProps['kind'], ReactNode>> = {
  card: (
    <>
      <span className="skeleton-block ratio32" />
      {blocks(TEXT)}
    </>
  ),
  poster: (
    <>
      <span className="skeleton-block ratio23" />
      {blocks(TEXT.slice(1, 3))}
    </>
  ),
  row: (
    <>
      <span className="skeleton-block" />
      <span className="skeleton-card">
        {blocks([
          ['60%', 18],
          ['40%', 14],
        ])}
      </span>
    </>
  ),
  detail: (
    <>
      {blocks([
        ['20%', 14],
        ['80%', 64],
        ['100%', 96],
      ])}
      <span className="skeleton-block ratio169" />
      {blocks(TEXT.slice(2, 4))}
    </>
  ),
};

/** Placeholders without animation, visible only after 300 ms. */
export function Skeleton({ kind, count = kind === 'detail' ? 1 : 3 }: SkeletonProps): ReactNode {
  const grid = { card: 'grid3', poster: 'grid5', row: '', detail: '' }[kind];
  return (
    <div className={`skeleton ${grid}`} role="status" aria-label={uiTexts.loading}>
      {Array.from({ length: count }, (_, index) => (
        <div className={kind === 'row' ? 'skeleton-row' : 'skeleton-card'} key={index}>
          {SHAPES[kind]}
        </div>
      ))}
    </div>
  );
}
