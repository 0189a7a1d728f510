import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { classes } from './classes.ts';
import './Tag.css';

/** A programme category: mark and word. */
export interface TagProps {
  readonly slug: CategorySlug;
  readonly label: string;
  /** Draws it in the colour of the text around it, for coloured backgrounds. */
  readonly plain?: boolean;
}

/** Mark and word in the category's hue. */
export function Tag({ slug, label, plain = false }: TagProps): ReactNode {
  return (
    <span className={classes('tag', `hue-${slug}`, plain && 'plain')}>
      <CategoryBadge slug={slug} size={14} plain={plain} />
      {label}
    </span>
  );
}

/** The theme of a news item; it has no mark. */
export interface ThemeTagProps {
  readonly text: string;
}

/** The theme of a news item, in the colour of links. */
export function ThemeTag({ text }: ThemeTagProps): ReactNode {
  return <span className="tag">{text}</span>;
}
