import type { ReactNode } from 'react';
import type { AccessFact } from '@centar/domain/accessFacts.ts';

/** Apart from the other icons: no script of the browser needs them, except for starred dates. */
const PATHS: Readonly<Record<AccessFact, string>> = {
  stepFree: 'M2.5 19h19V8.5zM6 12.5 13.5 8M10 7.3l3.5.7-.8 3.5',
  lift: 'M5 3.5h14v17H5zM9 10.2l3-3 3 3M9 13.8l3 3 3-3',
  wheelchairPlaces:
    'M10 2.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10 8.3v6.2h5.5l2.3 5h2.2M10 11h5M7.2 11.8a4.9 4.9 0 1 0 6.9 6.2',
  hearingLoop:
    'M5.5 9.3a5 5 0 0 1 10 0c0 4-4.2 4.4-4.2 7.9a2.7 2.7 0 0 1-4.8 1.6M8.5 9.3a2 2 0 0 1 4 0M18 3.5a8.6 8.6 0 0 1 0 11.6M20.8 1.5',
  accessibleToilet: 'M7 3.5h4.5v7H7zM5 10.5h13a6 6 0 0 1-6 6H9.8zM9.8 16.5 9 20.5h6.5l-.8-4.8',
  parking: 'M4 4h16v16H4zM9.5 17V7.5h3.3a3 3 0 0 1 0 6H9.5',
  signLanguage:
    'M7 13V6.6a1.4 1.4 0 0 1 2.8 0V11M9.8 11V4.7a1.4 1.4 0 0 1 2.8 0V11M12.6 11V5.7a1.4 1.4 0 0 1 2.8 0V12M15.4 12V8.3a1.4 1.4 0 0 1 2.8 0v6.2a6.4 6.4 0 0 1-11.8 3.4L4 14a1.4 1.4 0 0 1 2.3-1.6z',
  subtitles: 'M3.5 5h17v14h-17zM7 12.2h3.5M13.5 12.2H17M7 15.7h6.5M16 15.7h1',
  audioDescription:
    'M3.5 9.5v5H7l4.5 4v-13L7 9.5zM14.7 9a4.2 4.2 0 0 1 0 6M17.4 6.3a8 8 0 0 1 0 11.4',
  relaxed:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8.3 14a4.5 4.5 0 0 0 7.4 0M9 9.3v1M15 9.3v1',
  quiet: 'M3.5 9.5v5H7l4.5 4v-13L7 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
};

export interface AccessIconProps {
  readonly fact: AccessFact;
  /** Where no word is beside it. */
  readonly name?: string;
}

/** Drawn like the other icons. */
export function AccessIcon({ fact, name }: AccessIconProps): ReactNode {
  return (
    <svg
      className={name ? 'icon access-icon' : 'icon'}
      width={20}
      height={20}
      viewBox="0 0 24 24"
      {...(name ? { role: 'img' } : { 'aria-hidden': true })}
    >
      {name ? <title>{name}</title> : null}
      <path d={PATHS[fact]} />
    </svg>
  );
}
