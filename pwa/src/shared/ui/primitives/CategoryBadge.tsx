import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { classes } from './classes.ts';
import './CategoryBadge.css';

/** The two tones of each mark on a 24-unit grid. */
const MARKS: Readonly<Record<CategorySlug, { full: string; pale?: string; paleBelow?: boolean }>> =
  {
    likovni: {
      full: 'M2.4 6h13.8v13.7H2.4z',
      pale: 'M16.5 2.3a6.4 6.4 0 1 1 0 12.8 6.4 6.4 0 0 1 0-12.8z',
      paleBelow: true,
    },
    knjizevni: {
      full: 'M2.4 4.5c3.8.1 6.9 1.2 9.1 3.3v11.7c-2.3-1.5-5.3-2-9.1-2z',
      pale: 'M22.4 4.5c-3.8.1-6.9 1.2-9.1 3.3v11.7c2.3-1.5 5.3-2 9.1-2z',
    },
    dramski: {
      full: 'M2.4 4h11.2v5.4a5.6 5.6 0 0 1-11.2 0z',
      pale: 'M11.2 19.8v-5.5a5.6 5.6 0 0 1 11.2 0v5.5z',
      paleBelow: true,
    },
    muzicki: {
      full: 'M2.4 9.8H6v10H2.4zM13.3 6.4h3.6v13.4h-3.6z',
      pale: 'M7.8 4h3.7v15.8H7.8zM18.8 12.6h3.6v7.2h-3.6z',
    },
    tradicionalni: {
      full: 'M12 2l4 3v3.2l4.2 3.8-4.2 3.8V19l-4 3-4-3v-3.2L3.8 12 8 8.2V5zM12 8.5 8.6 12l3.4 3.5 3.4-3.5z',
      pale: 'M12 10.3l1.7 1.7-1.7 1.7-1.7-1.7z',
    },
    tribinski: {
      full: 'M2.4 2.6h12V12H8.4l-4 4v-4h-2z',
      pale: 'M16.3 8.7h6v9.2h-2v3.9l-3.9-3.9h-6.2v-4h6.1z',
    },
    bioskop: {
      full: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2a2.4 2.4 0 1 0 0 4.8A2.4 2.4 0 0 0 12 4zm0 11.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM6.4 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm11.2 0a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
    },
    mladi: {
      full: 'M17.7 2.6a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
      pale: 'M12.5 2 22.8 19.8H2z',
      paleBelow: true,
    },
    americki: {
      full: 'M2.4 4h8.8v8.8H2.4z',
      pale: 'M13 4h9.5v2.5H13zM13 9.3h9.5V12H13zM2.4 14.6h20.1v2.7H2.4zM2.4 19.3h20.1V22H2.4z',
    },
    turski: {
      full: 'M19.6 5.5a10 10 0 1 0 0 13 8.2 8.2 0 1 1 0-13z',
      pale: 'M18.6 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
    },
  };

export interface CategoryBadgeProps {
  readonly slug: CategorySlug;
  /** In CSS pixels. */
  readonly size?: number;
  /** In the text colour, for coloured backgrounds. */
  readonly plain?: boolean;
}

/** The mark makes categories distinguishable without colour. */
export function CategoryBadge({ slug, size = 20, plain = false }: CategoryBadgeProps): ReactNode {
  const { full, pale, paleBelow } = MARKS[slug];
  const paler = pale ? <path className="pale" d={pale} /> : null;
  return (
    <svg
      className={classes('badge', `hue-${slug}`, plain && 'plain')}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {paleBelow ? paler : null}
      <path fillRule="evenodd" d={full} />
      {paleBelow ? null : paler}
    </svg>
  );
}
