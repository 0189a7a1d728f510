import type { FastifyBaseLogger } from 'fastify';
import type { AccessTest } from '@centar/domain/accessTest.ts';
import {
  PAGE_HEADER,
  type PageAssets,
  type PageBundle,
  type RenderRequest,
  type StaffAssets,
} from '@centar/domain/pageContract.ts';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import { inScript, LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import type { SharedAnswer } from '../../platform/cache/answerStore.ts';
import { savingKey, type ByteCache } from '../../platform/cache/byteCache.ts';
import type { PublicAnswer } from '../../platform/cache/encodedAnswer.ts';
import type { Centre, Clock } from '../../platform/context.ts';
import { retryHeader, toAppError } from '../../platform/errors.ts';
import {
  runForPage,
  type RegisteredDocuments,
} from '../../platform/graphql/registeredDocuments.ts';
import { tooManyReads } from '../../platform/rateLimit/readLimiter.ts';
import { SPECULATION_HEADERS } from './speculationRules.ts';

export interface BuiltPwa {
  readonly bundle: PageBundle;
  /** The address of its renderer for devices; empty in development. */
  readonly build: string;
  /** Null if this build was not tested. */
  readonly accessTest: AccessTest | null;
  readonly assets: PageAssets;
  readonly staffAssets: StaffAssets;
}

export interface RendererOptions {
  /** Development reloads the build for each page. */
  readonly pwa: () => Promise<BuiltPwa>;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly clock: Clock;
  readonly centre: Centre;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether pages offer mail subscriptions. */
  readonly offersMail: boolean;
  /** Pages for the mirror say how old they are. */
  readonly isMirror: boolean;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export const HTML = { 'content-type': 'text/html; charset=utf-8' };
const VARY = { vary: 'accept-encoding, save-data' };
const TOO_MANY: Readonly<Record<Script, string>> = { latin: 'too-many', cyrillic: 'too-many-cir' };
const NOT_FOUND: Readonly<Record<Script, string>> = {
  latin: 'not-found',
  cyrillic: 'not-found-cir',
};

/** Shown if rendering fails. */
const errorPage = (script: Script, write: WriteText): string =>
  `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"><meta charset="utf-8"><title>${write('Greška')}</title>
<p>${write('Greska, molimo pokusajte kasnije')}</p><p><a href="">${write('Pokušaj ponovo')}</a></p></html>`;

const createErrorAnswer =
  ({ centre, headers, log }: RendererOptions) =>
  (script: Script) =>
  (cause: unknown): PublicAnswer => {
    const error = toAppError(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') {
      log.error({ err: cause }, 'a page could not be rendered');
    }
    const own = { ...headers, ...HTML, ...retryHeader(error) };
    return {
      status: error.status,
      headers: own,
      body: errorPage(script, centre.writers[script]),
    };
  };

/** Renders public pages from registered operations. */
export function createPageRenderer(options: RendererOptions) {
  const { pwa, documents, cache, clock, centre, publicUrl, headers } = options;

  const errorAnswer = createErrorAnswer(options);

  const common = async (script: Script, saveData: boolean) => {
    const { bundle, build, assets, accessTest } = await pwa();
    const { facts, keepScript } = centre;
    const now = clock().toISOString();
    const until = cache.ends().toISOString();
    // As on a device, where it is absent.
    const offersMail = options.offersMail || undefined;
    const site = { publicUrl, facts, accessTest, keepScript, offersMail };
    const all = { ...site, script, assets, now, until, saveData };
    const request = options.isMirror ? { ...all, savedAt: now } : all;
    return { bundle, build, request };
  };

  const query: RenderRequest['query'] = (name, variables) => runForPage(documents, name, variables);

  const notFound = (script: Script, saveData: boolean): SharedAnswer => ({
    sharedKey: savingKey(NOT_FOUND[script], saveData),
    make: async () => {
      const { bundle, request } = await common(script, saveData);
      const { status, html } = await bundle.renderNotFound({ ...request, query });
      return { status, headers: { ...headers, ...HTML, ...VARY }, body: html };
    },
  });

  const tooMany = (script: Script): SharedAnswer => ({
    sharedKey: TOO_MANY[script],
    make: async () => errorAnswer(script)(tooManyReads()),
  });

  async function render(
    { script, page, search }: PageAddress,
    saveData: boolean,
  ): Promise<PublicAnswer | SharedAnswer> {
    const { bundle, build, request } = await common(script, saveData);
    const rendered = await bundle.renderPage({ ...request, page, search, query });
    if (rendered.status === 404) return notFound(script, saveData);
    if (rendered.status === 302) {
      const location = inScript(script, rendered.location);
      return { status: 302, headers: { ...headers, location }, body: '' };
    }
    const own = { ...headers, ...HTML, ...VARY, ...SPECULATION_HEADERS, [PAGE_HEADER]: build };
    return { status: rendered.status, headers: own, body: rendered.html };
  }

  /** An open form must not be replaced while it is filled in. */
  async function renderLive(
    { script, page, search }: PageAddress,
    view: Pick<RenderRequest, 'reservation' | 'notification'>,
    saveData: boolean,
  ): Promise<string> {
    const { bundle, request } = await common(script, saveData);
    const rendered = await bundle.renderPage({
      ...request,
      until: '',
      page,
      search,
      query,
      ...view,
    });
    if (!('html' in rendered)) throw new Error(`No page ${page.name}`);
    return rendered.html;
  }

  async function sharedPictureOf({ script, page, search }: PageAddress) {
    const { bundle, request } = await common(script, false);
    return bundle.sharedPictureOf({ ...request, page, search, query });
  }

  return { render, renderLive, sharedPictureOf, notFound, tooMany, errorAnswer };
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;
