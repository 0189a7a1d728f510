import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { inScript, LANGUAGE_TAGS, SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import type { PageAssets, StaffAssets } from '@centar/domain/pageContract.ts';
import { jsonFeedPath } from '@centar/domain/pages.ts';
import { siteIconPath } from '@centar/domain/siteIcon.ts';
import { sharedPictureAddress } from '@centar/domain/sharedPicture.ts';
import { withoutControls } from '@centar/domain/text.ts';
import { ownColours } from './ownColours.ts';
import { documentTexts } from './document.texts.ts';
import { escapeAttribute } from './escapeAttribute.ts';
import { FONT_FILES } from './fontFiles.ts';
import { shownAddress, shownScript, shownText } from '../../shared/script/script.ts';
import { paths } from '../../shared/paths.ts';
import { NAVBAR_END_ID } from '../../shared/ui/frame/navbarEndId.ts';
import { HERO_END_ID } from '../ui/layout/heroEndId.ts';
import { INLINE_SCRIPT } from './inlineScript.ts';
import { WITHOUT_SCRIPTS } from './withoutScripts.ts';
import {
  crumbsJsonLd,
  centreJsonLd,
  namedCentreJsonLd,
  graphJsonLd,
  PREVIEW_SIZE,
  previewPath,
} from '../page/jsonLd.ts';
import { shownJsonLd } from './shownJsonLd.ts';
import { shownStyles } from './shownStyles.ts';
import type { PageHeadTags } from '../page/publicRoute.ts';
import { sharedPicture } from '../page/sharedTicket.ts';

export interface DocumentParts {
  readonly facts: CentreFacts;
  readonly assets: PageAssets;
  readonly publicUrl: string;
  /** The path without the script's prefix; absent for the not-found page. */
  readonly path?: string;
  /** Selects the styles. */
  readonly page: string;
  readonly search?: URLSearchParams;
  /** The moment of rendering, ISO 8601. */
  readonly now: string;
  /** When time changes the page, ISO 8601. */
  readonly until: string;
  readonly head: PageHeadTags;
  /** Words that stay in Latin, for islands of Cyrillic pages. */
  readonly keepScript: readonly string[];
  /** Rendered markup of the application. */
  readonly markup: string;
  /** Without fonts, with the smallest pictures. */
  readonly saveData?: boolean;
  /** Of a page of the mirror, as the worker marks a page from the device (`offline/answer.ts`). */
  readonly savedAt?: string;
}

/** Safe inside a script element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Path and the parameters that identify the content: several addresses may show the same page. */
function canonicalPath({ path, search, head }: DocumentParts): string {
  const cursor = new URLSearchParams(
    ['posle', 'godina'].flatMap((name) => {
      const value = search?.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  return `${path ?? ''}${head.search ?? (cursor && `?${cursor}`)}`;
}

/** The page's subject, its breadcrumbs and the centre. */
function jsonLdElement(parts: DocumentParts): string {
  const { facts, head, publicUrl, now, path } = parts;
  const site = { facts, publicUrl, now: new Date(now) };
  const isAboutCentre = path === paths.home || path === paths.about;
  const centre = isAboutCentre ? centreJsonLd(site) : namedCentreJsonLd(site);
  // The not-found page has no address.
  const crumbs =
    head.title && path !== undefined
      ? [
          { label: facts.name, href: '/' },
          ...(head.parents ?? []),
          { label: head.title, href: canonicalPath(parts) },
        ]
      : [];
  const graph = shownJsonLd(
    graphJsonLd([...(head.jsonLd?.(site) ?? []), crumbsJsonLd(site, crumbs), centre]),
    publicUrl,
  );
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** For notices and the home page, `x-default` is in the script that the centre chose. */
const scriptOfPath = ({ defaultScript }: CentreFacts, path: string): Script =>
  /^\/($|\?|konkurs|javne-nabavke)/.test(path) ? defaultScript : 'latin';

function Alternates(parts: DocumentParts): ReactNode {
  const { facts, publicUrl } = parts;
  const path = canonicalPath(parts);
  const hrefIn = (script: Script): string => publicUrl + inScript(script, path);
  return (
    <>
      {SCRIPTS.map((script) => (
        <link key={script} rel="alternate" hrefLang={LANGUAGE_TAGS[script]} href={hrefIn(script)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefIn(scriptOfPath(facts, path))} />
    </>
  );
}

/** The preview picture's path, with the ticket where the page has one. */
function previewOf({ path, head, facts }: DocumentParts): string {
  const shared = path === undefined ? undefined : sharedPicture(head, facts);
  return shared && path !== undefined
    ? sharedPictureAddress(shownAddress(path), shared)
    : previewPath(head.image, facts.pictures);
}

function HeadTags(parts: DocumentParts): ReactNode {
  const { facts, head, publicUrl } = parts;
  const title = head.title ? `${head.title} – ${facts.name}` : facts.name;
  const description = shownText((head.description ?? facts.description) || facts.name);
  const address = `${publicUrl}${shownAddress(canonicalPath(parts))}`;
  const picture = `${publicUrl}${previewOf(parts)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="application-name" content={shownText(facts.shortName)} />
      <meta name="description" content={description} />
      {parts.path === undefined ? null : <link rel="canonical" href={address} />}
      {parts.path === undefined || head.isUnlisted ? null : <Alternates {...parts} />}
      {head.isUnlisted ? <meta name="robots" content="noindex" /> : null}
      {head.feed ? (
        <>
          <link rel="alternate" type="application/rss+xml" href={head.feed} />
          <link rel="alternate" type="application/feed+json" href={jsonFeedPath(head.feed)} />
        </>
      ) : null}
      <meta property="og:type" content={head.type ?? 'website'} />
      <meta property="og:site_name" content={shownText(facts.name)} />
      <meta property="og:locale" content={shownScript() === 'latin' ? 'sr_LATN_RS' : 'sr_RS'} />
      <meta property="og:title" content={shownText(head.title ?? facts.name)} />
      <meta property="og:description" content={description} />
      {parts.path === undefined ? null : <meta property="og:url" content={address} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(PREVIEW_SIZE.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE.height)} />
      {head.image?.alt ? (
        <meta property="og:image:alt" content={shownText(head.image.alt)} />
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The theme colour, unless the centre has set one. */
const GREEN = '#0B6B45';

const fixedHead = (facts: CentreFacts, script: Script): string => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${facts.mainColour || GREEN}">
<link rel="manifest" href="${inScript(script, '/manifest.webmanifest')}">
<link rel="icon" href="${siteIconPath(facts, 32)}">
<link rel="apple-touch-icon" href="${siteIconPath(facts, 180)}">`;

const preloads = (files: readonly string[]): string =>
  files
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

const PRELOADS: Readonly<Record<Script, string>> = {
  latin: preloads(FONT_FILES.latin),
  cyrillic: preloads(FONT_FILES.cyrillic),
};

/** The fallbacks of the house's fonts, scaled to the same width. */
const SYSTEM_FONTS =
  ':root{--head:"Piazzolla Noto Serif","Piazzolla Georgia","Piazzolla Times",serif;--text-latin:"Commissioner fallback",sans-serif;--text:"Commissioner fallback",Arial,sans-serif}';

/** Cyrillic before Latin: a lead paragraph, whose file has signs too, needs no Latin file. */
const CYRILLIC_FONTS =
  ':root{--head:"Piazzolla Cyrillic","Piazzolla","Piazzolla Noto Serif","Piazzolla Georgia","Piazzolla Times",serif}';

function ownFonts({ saveData }: DocumentParts): string {
  if (saveData) return SYSTEM_FONTS;
  return shownScript() === 'cyrillic' ? CYRILLIC_FONTS : '';
}

/** Pixels: wider pictures are not offered to visitors who save data. */
const WIDEST_SAVED = 320;

/** Pictures of about half the pixels of the screen that their slot has. */
const smallPictures = (markup: string): string =>
  markup
    .replaceAll(/(?<= (?:srcSet|imageSrcSet)=")[^"]*/g, (all) => {
      const files = all.split(', ');
      const widest = files.findIndex((file) => Number(/ (\d+)w$/.exec(file)?.[1]) >= WIDEST_SAVED);
      return files.slice(0, widest < 0 ? files.length : widest + 1).join(', ');
    })
    // The last of the sizes is that of phones.
    .replaceAll(
      /(?<= (?:sizes|imageSizes)=")[^"]*?([\d.]+)(vw|px)(?=")/g,
      (_, size: string, unit: string) => String(Number(size) / 2) + unit,
    );

/** The style sheets of a page. Throws for a page that the build does not contain. */
function sheetsOf({ assets, page }: DocumentParts): readonly string[] {
  const { commonSheets, pageSheets } = assets;
  const own = pageSheets[page];
  if (!own) throw new Error(`The build has no styles of ${page}`);
  return [...commonSheets, ...own];
}

/**
 * The rules that the markup needs are inlined, so that no request delays the first paint.
 * `pageStyles.ts` loads the whole sheets before scripts add other markup.
 */
function styleElements(parts: DocumentParts): string {
  const addresses = sheetsOf(parts);
  const sheets = addresses.map((href) => parts.assets.sheets[href] ?? '');
  const own = ownColours(parts.facts) + ownFonts(parts);
  return `<style data-sheets="${addresses.join(' ')}">${shownStyles(sheets, parts.markup)}</style>${own && `<style>${own}</style>`}`;
}

/**
 * Avoids painting half a navigation bar or half a hero. Browsers without `rel=expect` ignore it.
 */
function waitForTop(markup: string): string {
  const last = [HERO_END_ID, NAVBAR_END_ID].find((id) => markup.includes(`id="${id}"`));
  return last === undefined ? '' : `<link rel="expect" href="#${last}" blocking="render">`;
}

/**
 * In the current script. Styles are inlined and nothing blocks the first paint; structured data
 * comes last.
 */
export function renderDocument(parts: DocumentParts): string {
  const { facts, assets, keepScript, now, until, saveData, savedAt } = parts;
  const markup = saveData ? smallPictures(parts.markup) : parts.markup;
  const script = shownScript();
  const kept =
    script === 'cyrillic'
      ? ` data-keep-script="${escapeAttribute(JSON.stringify(keepScript))}"`
      : '';
  const saved = savedAt === undefined ? '' : ` data-saved-at="${savedAt}" data-server-failed="1"`;
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"${saved}${kept} ${WITHOUT_SCRIPTS}><head>${fixedHead(facts, script)}${saveData ? '' : PRELOADS[script]}${renderToStaticMarkup(
    <HeadTags {...parts} />,
  )}${waitForTop(markup)}${styleElements(parts)}<script>${INLINE_SCRIPT}</script></head><body data-app="${
    assets.script
  }" data-now="${now}" data-until="${until}">${markup}${jsonLdElement(parts)}</body></html>`;
  // Older stored texts may contain control characters.
  return withoutControls(html);
}

/**
 * Its script renders everything; without scripts it lists the requirements. It is always light. Names all scripts of its
 * start, which an outdated browser must not load, for the list at the door (`admin/door/doorCode.ts`).
 */
export function renderStaffDocument(assets: StaffAssets, facts: CentreFacts): string {
  const links = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="sr-Latn" ${WITHOUT_SCRIPTS}><head>${fixedHead(facts, 'latin')}<meta name="robots" content="noindex"><meta name="scripts" content="${assets.scripts.join(' ')}">${PRELOADS.latin}
<title>Admin panel</title><script>${INLINE_SCRIPT}</script>${links}<style>${ownColours(facts)}</style></head><body class="light" data-app="${
    assets.script
  }"><p class="no-js" style="padding:20px">${documentTexts.neededForPanel}</p><div id="root"></div><script type="application/json" id="page-data">${scriptJson(
    { facts },
  )}</script></body></html>`;
}
