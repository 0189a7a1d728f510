import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { findPage, PAGE_ENTRIES } from '@centar/domain/pages.ts';
import { inScript, SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { ask } from './exchange.ts';
import {
  elementsOfFirstScreen,
  openSecond,
  savingBytes,
  viewPage,
  viewPlain,
  type Bytes,
  type SecondPage,
  type Times,
  type View,
} from './pageView.ts';
import { CPU_SLOWDOWN, withBrowser } from './phone.ts';
import { sitemapOf } from './product.ts';
import { median } from './statistics.ts';
import { formatRows, type Result } from './table.ts';

const MOST_HTML = 13_000;
const MOST_VIEW = 120_000;
const MOST_SAVING = 50_000;
const MOST_STILL = 3000;
const MOST_RATIO = 1.03;
const MOST_SECOND_MS = 50;
const LISTS = ['/programs-list', '/news-list', '/bioskop-list', '/konkurs-list'];

/** Browsers do not keep it for their way back. */
const MISSING = '/nema-ove-strane';

/** Kinds that have no name of their own: other sections, states or results of a page. */
const SPECIAL = [
  '/program/likovni',
  '/program/muzicki',
  '/program/likovni?strana=2',
  '/pretraga?q=koncert',
  '/pretraga?q=nematakve',
  MISSING,
];

/** One address of each kind of page. */
async function kindsOf(origin: string): Promise<string[]> {
  const listed = (await sitemapOf(origin)).map((address) => new URL(address).pathname);
  const named = PAGE_ENTRIES.map(
    ([name, { path }]) => listed.find((one) => findPage(one)?.name === name) ?? path,
  );
  return [...new Set([...named, ...SPECIAL])];
}

/** Where a visitor goes to come back. */
const AWAY = '/privatnost';

interface HtmlBytes {
  readonly all: number;
  /** Until all is there that the first screen shows. */
  readonly first: number;
  /** What the page would be smaller without them. */
  readonly styles: number;
  readonly data: number;
}

interface Kind {
  readonly path: string;
  readonly html: HtmlBytes;
  /** No island of the page wakes by itself. */
  readonly isStill: boolean;
  readonly usual: readonly View[];
  readonly plain: readonly Times[];
  /** Bytes of the first view with Save-Data. */
  readonly saving: number;
}

const STYLES = /<style[^>]*>.*?<\/style>/gs;
/** Props of islands, and data for scripts in elements of their own. */
const DATA = / data-(?:props|site)="[^"]*"|<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** How many of the compressed bytes give the first `elements` elements. */
function bytesUntil(html: string, elements: number): number {
  const starts = [...html.matchAll(/<(script|style)\b.*?<\/\1>|<[a-z]/gs)];
  const needed = Buffer.byteLength(html.slice(0, starts[elements]?.index));
  const compressed = brotliCompressSync(html);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  let [least, most] = [0, compressed.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const { length } = brotliDecompressSync(compressed.subarray(0, middle), { finishFlush });
    if (length < needed) least = middle + 1;
    else most = middle;
  }
  return most;
}

async function readHtml(
  browser: Browser,
  address: string,
): Promise<Pick<Kind, 'html' | 'isStill'>> {
  // As a browser asks: answers that are not cached are not brotli.
  const { body } = await ask(address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const html = await (await fetch(address)).text();
  const whole = brotliCompressSync(html).length;
  const without = (part: RegExp): number =>
    whole - brotliCompressSync(html.replaceAll(part, '')).length;
  const isStill = !/data-wake="(?:start|near)"/.test(html);
  const first = bytesUntil(html, await elementsOfFirstScreen(browser, address));
  return {
    html: { all: body.length, first, styles: without(STYLES), data: without(DATA) },
    isStill,
  };
}

async function measureKind(
  browser: Browser,
  origin: string,
  path: string,
  rounds: number,
): Promise<Kind> {
  const address = origin + path;
  const [usual, plain]: [View[], Times[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    usual.push(await viewPage(browser, address, origin + (path === AWAY ? '/' : AWAY)));
    plain.push(await viewPlain(browser, address));
  }
  const saving = await savingBytes(browser, address);
  return { path, ...(await readHtml(browser, address)), usual, plain, saving };
}

const middle = (views: readonly View[], read: (view: View) => number): number =>
  median(views.map(read));

const timesOf = ({ usual }: Kind): Times[] => usual.map(({ times }) => times);

const middleTime = (times: readonly Times[], name: keyof Times): number =>
  median(times.map((one) => one[name]));

/** Beside the same page without scripts. */
const paintRatio = (kind: Kind, paint: 'first' | 'largest'): number =>
  middleTime(timesOf(kind), paint) / middleTime(kind.plain, paint);

const blocked = (kind: Kind): number => middleTime(timesOf(kind), 'blocked');
const viewBytes = ({ usual }: Kind): number => middle(usual, ({ bytes }) => bytes.all);
const scriptBytes = ({ usual }: Kind): number => middle(usual, ({ bytes }) => bytes.scripts);
const isRestored = ({ usual }: Kind): boolean => usual.every((view) => view.isRestored);

const HEADS = [
  'address',
  'HTML',
  'its first screen',
  'styles',
  'data',
  'first view',
  'pictures',
  'fonts',
  'Save-Data',
  'script',
  'scrolled',
  'longest ms',
  '(plain)',
  'blocked ms',
  'first paint',
  'largest',
  'restored',
];

function rowOf(kind: Kind): string[] {
  const { path, html, saving, usual, plain } = kind;
  const first = (part: keyof Bytes): number => middle(usual, ({ bytes }) => bytes[part]);
  const figures = [
    html.all,
    html.first,
    html.styles,
    html.data,
    first('all'),
    first('pictures'),
    first('fonts'),
    saving,
    first('scripts'),
    middle(usual, ({ scrolled }) => scrolled.scripts),
    middleTime(timesOf(kind), 'longestTask'),
    middleTime(plain, 'longestTask'),
    blocked(kind),
  ];
  return [
    path,
    ...figures.map((figure) => figure.toFixed(0)),
    paintRatio(kind, 'first').toFixed(3),
    paintRatio(kind, 'largest').toFixed(3),
    isRestored(kind) ? 'yes' : 'no',
  ];
}

/** One target for all kinds: how many miss it, and which is worst. */
function resultOf(
  id: string,
  what: string,
  most: number,
  unit: string,
  kinds: readonly Kind[],
  read: (kind: Kind) => number,
): Result {
  const digits = unit === '' ? 3 : 0;
  const worst = kinds.toSorted((one, other) => read(other) - read(one))[0];
  const missed = kinds.filter((kind) => read(kind) > most).length;
  return {
    id,
    what,
    measured: worst
      ? `${read(worst).toFixed(digits)}${unit} (${worst.path}); ${String(missed)} of ${String(kinds.length)} miss it`
      : 'no such page',
    target: `<= ${String(most)}${unit}`,
    met: worst !== undefined && missed === 0,
  };
}

function results(kinds: readonly Kind[]): Result[] {
  const lost = kinds.filter((kind) => !isRestored(kind) && !kind.path.endsWith(MISSING));
  const still = kinds.filter(({ isStill }) => isStill);
  const cpu = `CPU x${String(CPU_SLOWDOWN)}`;
  return [
    resultOf('K1', 'HTML, compressed', MOST_HTML, ' B', kinds, ({ html }) => html.all),
    resultOf(
      'K1',
      'of it, until the first screen is there',
      MOST_HTML,
      ' B',
      kinds,
      (kind) => kind.html.first,
    ),
    resultOf('K2', 'the whole first view', MOST_VIEW, ' B', kinds, viewBytes),
    resultOf('K2', 'with Save-Data', MOST_SAVING, ' B', kinds, ({ saving }) => saving),
    resultOf('K3', 'script of a page on which nothing moves', MOST_STILL, ' B', still, scriptBytes),
    resultOf('K4', `blocked, ${cpu}`, 0, ' ms', kinds, blocked),
    resultOf('K5', 'first paint / without scripts', MOST_RATIO, '', kinds, (kind) =>
      paintRatio(kind, 'first'),
    ),
    resultOf('K5', 'largest paint / without scripts', MOST_RATIO, '', kinds, (kind) =>
      paintRatio(kind, 'largest'),
    ),
    {
      id: 'K6',
      what: "restored by the browser's back and forward",
      measured: kinds.every((kind) => !isRestored(kind))
        ? 'none: this browser may not keep pages (a headless shell does not)'
        : `all but ${lost.map(({ path }) => path).join(' ') || 'none'}`,
      target: 'all',
      met: lost.length === 0,
    },
  ];
}

/** K7, on lists. */
async function secondPages(origin: string, rounds: number): Promise<Result> {
  const seen = await withBrowser(async (browser) => {
    const all: SecondPage[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const path of LISTS) all.push(await openSecond(browser, origin + path));
    }
    return all;
  });
  const there = seen.filter(({ isThere }) => isThere).length;
  const largest = median(seen.map((one) => one.largest));
  return {
    id: 'K7',
    what: 'second page after a hover: there before the press; its largest paint',
    measured: `${String(there)} of ${String(seen.length)}; ${largest.toFixed(0)} ms`,
    target: `all; <= ${String(MOST_SECOND_MS)} ms`,
    met: there === seen.length && largest <= MOST_SECOND_MS,
  };
}

/** K1 to K7: each kind of page in both scripts, as a phone gets it. Prints a table. */
export async function measureKinds(origin: string, rounds: number): Promise<Result[]> {
  const paths = await kindsOf(origin);
  const all = SCRIPTS.flatMap((script: Script) => paths.map((path) => inScript(script, path)));
  const failed: string[] = [];
  const kinds = await withBrowser(async (browser) => {
    const measured: Kind[] = [];
    for (const path of all) {
      try {
        const kind = await measureKind(browser, origin, path, rounds);
        console.error(`  ${rowOf(kind).join(' ')}`);
        measured.push(kind);
      } catch (error) {
        console.error(error);
        failed.push(path);
      }
    }
    return measured;
  });
  console.log(`\n${formatRows([HEADS, ...kinds.map(rowOf)])}`);
  const unmeasured: Result = {
    id: 'K0',
    what: 'pages that could not be measured',
    measured: failed.join(' ') || 'none',
    target: 'none',
    met: failed.length === 0,
  };
  return [unmeasured, ...results(kinds), await secondPages(origin, rounds)];
}
