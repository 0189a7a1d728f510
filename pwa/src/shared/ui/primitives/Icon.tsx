import type { ReactNode } from 'react';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M5 5l14 14M19 5 5 19',
  'arrow-right': 'M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-down': 'M5 8.5l7 7 7-7',
  'chevron-up': 'M5 15.5l7-7 7 7',
  pause: 'M6.5 5h3.5v14H6.5zM14 5h3.5v14H14z',
  play: 'M7 4v16l13-8z',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8.5 3v5M15.5 3v5M12 12.5v5M9.5 15h5',
  share: 'M12 15V3.5M8 7.2l4-3.9 4 3.9M7.5 10.5h-3v10h15v-10h-3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5v5l3.3 1.9',
  check: 'M4.5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  warning: 'M12 3.8 21.5 20h-19zM12 10v5M12 16.8v1.2',
  offline:
    'M3.5 3.5l17 17M12 18.5v1.5M8.6 15.6a5 5 0 0 1 5.4-1.1M5.3 12.1A9.8 9.8 0 0 1 9.5 9.6M2 8.6A14.5 14.5 0 0 1 6.3 5.8M13.2 9.1a9.9 9.9 0 0 1 5.5 3M10.5 4.9A14.6 14.6 0 0 1 22 8.6',
  star: 'M12 3.2l2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2L3.1 9.7l6.2-.8z',
  'star-full': 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  pencil: 'M4 20l1.2-4.7L16.5 4 20 7.5 8.7 18.8zM13.8 6.7l3.5 3.5',
  trash: 'M4 6.5h16M9 6.5v-3h6v3M6.5 6.5l.8 14h9.4l.8-14M10.2 10.5v6M13.8 10.5v6',
  plus: 'M12 4.5v15M4.5 12h15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21',
  place:
    'M12 21s7-6.7 7-11.5a7 7 0 1 0-14 0C5 14.3 12 21 12 21zM12 7.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  phone:
    'M5 3.5h4l2 5-2.6 1.7a12 12 0 0 0 5.4 5.4l1.7-2.6 5 2v4c0 1-.7 1.5-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5c0-.8.5-1.5 1.5-1.5z',
  seat: 'M6 11.5V4.5h12v7M3.5 10.5h3v5h11v-5h3v8h-17zM6 18.5v2M18 18.5v2',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  key: 'M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.3 12.7l9.2-9.2M16 8l3 3',
  download: 'M12 3.5v12M7 10.5l5 5 5-5M4 20.5h16',
  upload: 'M12 16V4M7 8.5l5-5 5 5M4 20.5h16',
  logout: 'M10 4H4.5v16H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8',
  external: 'M14 4h6v6M20 4l-9 9M10 5H4.5v14.5H19V14',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
  facebook:
    'M13.7 21v-7.6h2.6l.5-3.2h-3.1V8.3c0-1 .4-1.7 1.8-1.7H17V3.7a19 19 0 0 0-2.3-.2c-2.5 0-4.2 1.5-4.2 4.2v2.5H7.7v3.2h2.8V21z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16.5 7.5h1',
  tiktok: 'M13.5 3v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3c.2 3 2.3 5 5.3 5.2',
  youtube:
    'M6 5h12a3.5 3.5 0 0 1 3.5 3.5v7A3.5 3.5 0 0 1 18 19H6a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6 5zM10 9v6l5-3z',
} as const;

export type IconName = keyof typeof PATHS;

const FILLED: ReadonlySet<IconName> = new Set(['pause', 'play', 'star-full', 'facebook']);

export interface IconProps {
  readonly name: IconName;
  /** In CSS pixels. */
  readonly size?: number;
}

/** A line icon in the text colour. Decorative: the label is beside it or on its button. */
export function Icon({ name, size = 20 }: IconProps): ReactNode {
  return (
    <svg
      className={FILLED.has(name) ? 'icon filled' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
