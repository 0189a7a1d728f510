import type { ReactNode } from 'react';
import { KeepTogether } from './KeepTogether.tsx';
import type { HeadingLevel } from './links.ts';

/** A heading whose level the page decides and whose look the class decides. */
export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly text: string;
  readonly className?: string;
  readonly id?: string | undefined;
}

/** `h1` to `h4` with bound short words. */
export function Heading({ level, text, className, id }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      <KeepTogether text={text} />
    </Tag>
  );
}
