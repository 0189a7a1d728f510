import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { lateInScript, lateInStyles, type Late } from '../../tools/lint/builtFloor.ts';

const BUILT = fileURLToPath(new URL('../dist/client/', import.meta.url));

/**
 * Packages, by file, that use the name of a newer browser API for something else, or call it only
 * where it exists.
 */
const IN_SCRIPTS: Readonly<Record<string, string>> = {
  'qr: toBase64': 'asked for before it is called',
  'apollo: handle': "of Apollo's answers in parts, which nobody asks for",
  'react: startViewTransition': 'tried, and done without where it throws',
  'renderer: toArray': "React's own for children",
  'CardSlider: toArray': "React's own for children",
  'RichTextEditor: sync': "the editor's own",
  'idiomorph.esm: moveBefore': 'tried, and done without where it is missing',
  'staff: check': "zod's own",
  'staff: when': "zod's own",
  'sweetalert2.esm: showPopover': 'only with its option topLayer, which nobody sets',
};

const OTHER_WIDTH = 'until the fonts have come lines may break elsewhere';
const NO_CURSOR = 'a finger has no pointer';
const NO_CONTRAST = 'Safari has no high contrast';
const LAID_OUT = 'where it is missing all is laid out at once';
const OWN_NAME = 'each engine has names of its own, which stand in rules of their own';

/** Optional improvements in style sheets, with the fallback. */
const IN_STYLES: Readonly<Record<string, string>> = {
  '-webkit-touch-callout': 'only Safari opens a menu on a held picture',
  ':-moz-progress-bar': OWN_NAME,
  ':-webkit-progress-bar': OWN_NAME,
  ':-webkit-progress-value': OWN_NAME,
  ':-webkit-scrollbar': OWN_NAME,
  '@page': 'paper has the margins of the browser',
  'accent-color': 'boxes have the colour of the system',
  'ascent-override': OTHER_WIDTH,
  'break-after: avoid': 'on paper a heading may stand at the foot of a page',
  'contain-intrinsic-block-size': LAID_OUT,
  'contain-intrinsic-size': LAID_OUT,
  'content-visibility': LAID_OUT,
  'content-visibility: auto': LAID_OUT,
  'content-visibility: visible': LAID_OUT,
  'cursor: crosshair': NO_CURSOR,
  'cursor: default': NO_CURSOR,
  'cursor: grab': NO_CURSOR,
  'cursor: grabbing': NO_CURSOR,
  'cursor: pointer': NO_CURSOR,
  'descent-override': OTHER_WIDTH,
  'field-sizing': 'a script lets fields grow',
  'field-sizing: content': 'a script lets fields grow',
  'forced-color-adjust': NO_CONTRAST,
  'forced-color-adjust: none': NO_CONTRAST,
  'line-gap-override': OTHER_WIDTH,
  'overflow-clip-margin': 'a ring around what has the focus is cut until all is laid out',
  'overscroll-behavior': 'the page behind scrolls on',
  'overscroll-behavior-x': 'the page behind scrolls on',
  'print-color-adjust: exact': 'stands beside -webkit-print-color-adjust',
  resize: 'fields grow by themselves',
  'resize: vertical': 'fields grow by themselves',
  'scroll-initial-target': 'the row of days begins with its first',
  'scroll-initial-target: nearest': 'the row of days begins with its first',
  'scrollbar-width': 'stands beside ::-webkit-scrollbar',
  'scrollbar-width: none': 'stands beside ::-webkit-scrollbar',
  'size-adjust': OTHER_WIDTH,
  'text-wrap': 'headlines break where they are full',
  'text-wrap: balance': 'headlines break where they are full',
  'text-wrap: pretty': 'the last line of a paragraph may be one word',
  'text-wrap: nowrap': 'stands beside white-space',
  'text-wrap: wrap': 'stands beside white-space',
};

function findIn(
  pattern: string,
  find: (text: string) => Late,
  key: (file: string, name: string) => string,
): Readonly<Record<string, string>> {
  const files = globSync(pattern, { cwd: BUILT });
  expect(files, pattern).not.toEqual([]);
  return Object.fromEntries(
    files.flatMap((file) =>
      [...find(readFileSync(BUILT + file, 'utf8'))].map(([name, lacks]) => [
        key(basename(file).replace(/-.{8}\.\w+$/, ''), name),
        lacks,
      ]),
    ),
  );
}

/** Unexpected findings with the browsers that lack them, and expected ones that no longer exist. */
function unexpected(
  found: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
) {
  return {
    tooNew: Object.entries(found).filter(([name]) => !(name in expected)),
    gone: Object.keys(expected).filter((name) => !(name in found)),
  };
}

test('no script of the build, of packages either, calls what the oldest browsers lack', () => {
  const found = findIn('{assets/*.js,sw.js}', lateInScript, (file, name) => `${file}: ${name}`);
  expect(unexpected(found, IN_SCRIPTS)).toEqual({ tooNew: [], gone: [] });
});

test('no style sheet of the build depends on what the oldest browsers lack', () => {
  const found = findIn('assets/*.css', lateInStyles, (_, name) => name);
  expect(unexpected(found, IN_STYLES)).toEqual({ tooNew: [], gone: [] });
});

test('the first script of a page, which other chunks import, does nothing by itself', async () => {
  const manifest = JSON.parse(readFileSync(`${BUILT}.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const file = manifest['src/public/browser/start.ts']?.file ?? '';
  // Without a document everything that it did would fail.
  expect(await import(pathToFileURL(BUILT + file).href)).toMatchObject({
    start: expect.any(Function),
  });
});
