import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { classes } from './classes.ts';
import './Tag.css';

export interface TagProps {
  readonly slug: CategorySlug;
  readonly label: string;
  /** In the text colour, for coloured backgrounds. */
  readonly plain?: boolean;
}

export function Tag({ slug, label, plain = false }: TagProps): ReactNode {
  return (
    <span className={classes('tag', `hue-${slug}`, plain && 'plain')}>
      <CategoryBadge slug={slug} size={14} plain={plain} />
      {label}
    </span>
  );
}

export interface ThemeTagProps {
  readonly text: string;
}

export function ThemeTag({ text }: ThemeTagProps): ReactNode {
  return <span className="tag">{text}</span>;
}
