import { pathOf } from '@centar/domain/pages.ts';
import { LANGUAGE_TAGS } from '@centar/domain/scriptAddress.ts';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageBundle, RegisteredDocument, RenderRequest } from '@centar/domain/pageContract.ts';
import type { PwaBuild } from '../src/web/pages/builtPwa.ts';

const ITEM = 'id version title';

/** The public operations of the fake build, by name. */
export const DOCUMENTS = {
  LatestNews: `query LatestNews { latestNews { items { ${ITEM} datePosted } } }`,
  AllNews: `query AllNews($first: Int, $after: String) {
    allNews(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  NewsDetail: `query NewsDetail($id: Int!) { newsById(id: $id) { ${ITEM} description } }`,
  Upcoming: `query Upcoming($first: Int, $after: String, $programType: String) {
    upcomingPrograms(first: $first, after: $after, programType: $programType) {
      items { ${ITEM} programType } nextCursor } }`,
  On: `query On($first: Int, $after: String, $programType: String) {
    programsOn(first: $first, after: $after, programType: $programType) {
      items { ${ITEM} programType } nextCursor } }`,
  Past: `query Past($first: Int, $after: String, $programType: String) {
    pastPrograms(first: $first, after: $after, programType: $programType) {
      items { ${ITEM} programType } nextCursor } }`,
  ProgramDetail: `query ProgramDetail($id: Int!) { programById(id: $id) { ${ITEM} } }`,
  CurrentMovies: `query CurrentMovies($first: Int, $after: String) {
    currentMovies(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  AllMovies: `query AllMovies($first: Int, $after: String) {
    allMovies(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  CentreSettings: 'query CentreSettings { centre { facts texts } }',
  PremisesPhotos: 'query PremisesPhotos { premisesPhotos { id category caption } }',
  MovieDetail: `query MovieDetail($id: Int!) { movieById(id: $id) { ${ITEM} youtubeUrl } }`,
  AllCompetitions: `query AllCompetitions($first: Int, $after: String) {
    allCompetitions(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  CompetitionDetail: `query CompetitionDetail($id: Int!) {
    competitionById(id: $id) { ${ITEM} documentUrl } }`,
  ProcurementsOfYear: `query ProcurementsOfYear($first: Int, $after: String, $year: Int) {
    procurementsOfYear(first: $first, after: $after, year: $year) { items { ${ITEM} } nextCursor } }`,
  AllProcurements: `query AllProcurements($first: Int, $after: String) {
    allProcurements(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  ProcurementYears: `query ProcurementYears { procurementYears }`,
  ProcurementDetail: `query ProcurementDetail($id: Int!) { procurementById(id: $id) { ${ITEM} } }`,
  GalleryByPage: `query GalleryByPage($page: Int!) {
    galleryByPage(page: $page) { items { ${ITEM} } total pageSize } }`,
  AllGalleryItems: `query AllGalleryItems($first: Int, $after: String) {
    allGalleryItems(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  GalleryItemDetail: `query GalleryItemDetail($id: Int!) { galleryItemById(id: $id) { ${ITEM} } }`,
  AllColonies: `query AllColonies($first: Int, $after: String) {
    allColonies(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  ColonyDetail: `query ColonyDetail($id: Int!) { colonyById(id: $id) { ${ITEM} } }`,
  AllArtSalons: `query AllArtSalons($first: Int, $after: String) {
    allArtSalons(first: $first, after: $after) { items { ${ITEM} } nextCursor } }`,
  ArchiveYears: 'query ArchiveYears { archiveYears }',
  ArchiveOfYear: `query ArchiveOfYear($year: Int, $after: String) { archiveOfYear(year: $year, after: $after) { year nextCursor
    programs { itemId title programType at startsAt endsAt place status } films { itemId title at status } } }`,
  Search: `query Search($text: String!, $itemType: String, $page: Int) {
    search(text: $text, itemType: $itemType, page: $page) {
      groups { itemType total hits { itemId title excerpt at programType status } } } }`,
  ArtSalonDetail: `query ArtSalonDetail($id: Int!) { artSalonById(id: $id) { ${ITEM} } }`,
} as const;

export type DocumentName = keyof typeof DOCUMENTS;

/** The id under which an operation's text is registered, as the real build makes it. */
export function documentId(name: DocumentName): string {
  return createHash('sha256').update(DOCUMENTS[name]).digest('hex').slice(0, 32);
}

const documents: RegisteredDocument[] = Object.entries(DOCUMENTS).map(([name, text]) => ({
  id: documentId(name as DocumentName),
  name,
  text,
}));

const INLINE_SCRIPT = 'document.documentElement.dataset.script = "on"';

/** Its pages besides those of single news. */
const LISTS = new Set([
  '/',
  '/news-list',
  '/raspored',
  '/sta-ima',
  '/pretraga',
  '/arhiva',
  '/program/likovni',
  '/javne-nabavke-list',
]);

const sparingly = ({ saveData = false }: Pick<RenderRequest, 'saveData'>): string =>
  saveData ? '<p>sparingly</p>' : '';

async function renderPage(request: RenderRequest) {
  const { script, page, search, publicUrl, query, now, savedAt } = request;
  const view = request.reservation ?? request.notification;
  if (view) {
    const html = `${sparingly(request)}<main>${JSON.stringify(view)}</main>`;
    return { status: 200, html } as const;
  }
  const path = pathOf(page);
  if (path === '/o-nama') throw new Error('secret cause of a broken page');
  if (search.get('strana') === '9999')
    return { status: 302, location: `${path}?strana=3` } as const;
  const isNews = page.name === 'newsItem';
  const outcome = isNews
    ? await query('NewsDetail', { id: Number(page.part) })
    : await query('LatestNews', {});
  const isFound = 'data' in outcome && (isNews || LISTS.has(path));
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"${savedAt ? ` data-saved-at="${savedAt}"` : ''}><meta charset="utf-8"><link rel="canonical" href="${publicUrl}${path}">
<p>${now} ${search.toString()}</p>${sparingly(request)}<main>${JSON.stringify(outcome)}</main></html>`;
  return isFound ? ({ status: 200, html } as const) : ({ status: 404 } as const);
}

const bundle: PageBundle = {
  renderPage,
  renderNotFound: async (request) => {
    const { script, now, query } = request;
    const outcome = await query('Upcoming', {});
    const html = `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"><p>${now}</p><p>nema</p>${sparingly(request)}</html>`;
    return { status: 'data' in outcome ? 404 : 500, html };
  },
  async sharedPictureOf({ script, page, query }) {
    const outcome = await query('NewsDetail', { id: Number(page.part) });
    if (!('data' in outcome)) return undefined;
    const { title } = (outcome.data as { newsById: { title: string } }).newsById;
    const ticket = { above: script, day: '27.', below: '11.2026', title, line: '', isOff: false };
    return { ticket, picture: '/icons/icon-192.png', name: 'Centar' };
  },
  async collectSnapshot(query) {
    await query('LatestNews', {});
    await query('Upcoming', {});
  },
  renderStaffPage: () => '<!doctype html><p>staff</p>',
  inlineScript: INLINE_SCRIPT,
};

/** A small build in place of the PWA's, with documents of its own, so that server tests need no build. */
export function fakePwa(folder: string): PwaBuild {
  const publicDir = join(folder, 'client');
  for (const name of ['assets', 'fonts', 'art', 'icons'])
    mkdirSync(join(publicDir, name), { recursive: true });
  const icon = new URL('../../pwa/public/icons/icon-192.png', import.meta.url);
  copyFileSync(icon, join(publicDir, 'icons/icon-192.png'));
  writeFileSync(join(publicDir, 'art/sala.svg'), '<svg/>');
  writeFileSync(join(publicDir, 'fonts/a-1.woff2'), 'letters');
  writeFileSync(join(publicDir, 'assets/public-1.js'), 'export {};');
  mkdirSync(join(folder, 'former/assets'), { recursive: true });
  writeFileSync(join(folder, 'former/assets/former-1.js'), 'export {};');
  writeFileSync(join(publicDir, 'sw.js'), '// worker');
  return {
    bundle,
    documents,
    publicDir,
    build: '/assets/renderer-1.js',
    accessTest: null,
    assets: { script: '/assets/public-1.js', sheets: {}, commonSheets: [], pageSheets: {} },
    staffAssets: { script: '/assets/staff-1.js', scripts: [], styles: [] },
  };
}
