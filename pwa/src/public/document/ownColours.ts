import type { CentreFacts } from '@centar/domain/centre.ts';

/** For the footer, selected items, and the bar and links in dark mode. */
const light = (main: string): string =>
  `--green:${main};--link:${main};--deep:color-mix(in srgb,${main} 55%,#000);--tint:color-mix(in srgb,${main} 14%,#f6f1e6)`;
const dark = (main: string): string =>
  `--green:color-mix(in srgb,${main} 85%,#000);--link:color-mix(in srgb,${main} 45%,#fff);--deep:color-mix(in srgb,${main} 35%,#000);--tint:color-mix(in srgb,${main} 30%,#131814)`;

const accent = (colour: string): string => `--gold:${colour};--about:${colour}`;

/** Overrides the site's colours; empty where the centre has set none. */
export function ownColours({
  mainColour,
  accentColour,
}: Pick<CentreFacts, 'mainColour' | 'accentColour'>): string {
  const rules = (main: (colour: string) => string): string =>
    [mainColour && main(mainColour), accentColour && accent(accentColour)]
      .filter(Boolean)
      .join(';');
  if (!mainColour && !accentColour) return '';
  return [
    `:root,.light{${rules(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${rules(dark)}}}`,
    `@media screen{:root[data-theme='dark']{${rules(dark)}}}`,
  ].join('');
}
