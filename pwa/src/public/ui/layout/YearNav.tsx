import type { ReactNode } from 'react';
import './YearNav.css';

export interface YearLink {
  readonly year: number;
  readonly href: string;
  readonly shown: boolean;
}

export function YearNav({
  label,
  years,
}: {
  readonly label: string;
  readonly years: readonly YearLink[];
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="years">
        {years.map(({ year, href, shown }) => (
          <li key={year}>
            <a href={href} aria-current={shown ? 'page' : undefined}>
              {`${String(year)}.`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
