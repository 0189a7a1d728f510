import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CentreFacts } from '../../../domain/centre.ts';
import { PAGE_PARAMETERS } from '../../../domain/pageContract.ts';
import type { PageAssets, PageBundle } from '../../../domain/pageContract.ts';
import type { ByteCache, PublicAnswer } from '../cache/byteCache.ts';
import { hasCredentials } from '../cache/byteCache.ts';
import { sendCached } from '../cache/publicRead.ts';
import type { Clock } from '../context.ts';
import { AppError } from '../errors.ts';
import { runForPage } from '../graphql/registeredDocuments.ts';
import type { RegisteredDocuments } from '../graphql/registeredDocuments.ts';

/** What the PWA's build gives to the server. */
export interface BuiltPwa {
  readonly bundle: PageBundle;
  readonly assets: PageAssets;
  readonly staffAssets: { readonly script: string; readonly styles: readonly string[] };
}

/** What page rendering needs of the application. */
export interface PagesOptions {
  /** Read anew for each page while developing. */
  readonly pwa: () => Promise<BuiltPwa>;
  readonly documents: RegisteredDocuments;
  readonly cache: ByteCache;
  readonly clock: Clock;
  readonly facts: CentreFacts;
  readonly publicUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Gives the staff page its anti-forgery cookie. */
  readonly issueCsrf: (request: FastifyRequest, reply: FastifyReply) => void;
}

const STAFF = /^\/(ap|ap-login|admin-panel)(\/|$)/;
/** Addresses under which nothing is ever a page. */
const NOT_A_PAGE = /^\/(api|graphql|media|assets|fonts|icons|art)(\/|$)|\.[a-z0-9]{2,12}$/i;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

function pageKey(url: string): { path: string; search: URLSearchParams; key: string } {
  // Not `new URL`: it would read `//name` as another host.
  const [pathname = '/', ...rest] = url.split('?');
  const searchParams = new URLSearchParams(rest.join('?'));
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const search = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) search.set(name, value);
  }
  const query = search.toString();
  return { path, search, key: query ? `${path}?${query}` : path };
}

/**
 * Public pages are rendered from the same registered operations that the PWA uses, once an epoch, and
 * answered as bytes. The staff panel is one page without content, never stored anywhere.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { pwa, documents, cache, clock, facts, publicUrl, headers } = options;

  async function render(path: string, search: URLSearchParams): Promise<PublicAnswer> {
    const { bundle, assets } = await pwa();
    const page = await bundle.renderPage({
      path,
      search,
      now: clock().toISOString(),
      publicUrl,
      facts,
      assets,
      query: (name, variables) => runForPage(documents, name, variables),
    });
    return { status: page.status, headers: { ...headers, ...HTML }, body: page.html };
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, search, key } = pageKey(request.raw.url ?? '/');
    const makeSafely = () =>
      render(path, search).catch((cause: unknown): PublicAnswer => {
        app.log.error({ err: cause, path }, 'a page could not be rendered');
        return { status: 500, headers: { ...headers, ...HTML }, body: ERROR_PAGE };
      });
    if (hasCredentials(request.raw)) {
      const page = await makeSafely();
      return reply
        .code(page.status)
        .headers({ ...page.headers, 'cache-control': 'private, no-store' })
        .send(page.body);
    }
    return sendCached(cache, key, request, reply, makeSafely);
  }

  app.get('/app-shell', async (request, reply) => {
    reply.hijack();
    await cache.answer('/app-shell', request.raw, reply.raw, async () => {
      const { bundle, assets } = await pwa();
      const body = bundle.renderShell({ facts, assets, publicUrl });
      return { status: 200, headers: { ...headers, ...HTML }, body };
    });
    return reply;
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = (request.raw.url ?? '/').split('?')[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    if (NOT_A_PAGE.test(path)) throw new AppError('NOT_FOUND');
    if (!STAFF.test(path)) return answerPage(request, reply);
    const { bundle, staffAssets } = await pwa();
    options.issueCsrf(request, reply);
    return reply
      .headers({ ...headers, ...HTML, 'cache-control': 'no-store' })
      .send(bundle.renderStaffPage(staffAssets));
  });
}

const ERROR_PAGE = `<!doctype html><html lang="sr-Latn"><meta charset="utf-8"><title>Greška</title>
<p>Greska, molimo pokusajte kasnije</p><p><a href="">Pokušaj ponovo</a></p></html>`;
