import type { ReactNode } from 'react';
import { procurementTexts } from './procurements.texts.ts';
import type { YearLink } from './procurementYears.ts';
import './YearNav.css';

/** The archive by year, as plain links. */
export function YearNav({ years }: { years: readonly YearLink[] }): ReactNode {
  return (
    <nav aria-label={procurementTexts.years}>
      <ul className="years">
        {years.map(({ year, href, shown }) => (
          <li key={year}>
            <a href={href} aria-current={shown ? 'page' : undefined}>
              {procurementTexts.year(year)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
