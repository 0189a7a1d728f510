import type { ReactNode } from 'react';
import { KeepTogether } from './KeepTogether.tsx';
import type { HeadingLevel } from './links.ts';

export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly text: string;
  readonly className?: string;
  readonly id?: string | undefined;
}

export function Heading({ level, text, className, id }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      <KeepTogether text={text} />
    </Tag>
  );
}
