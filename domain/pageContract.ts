import type { CentreFacts } from './centre.ts';
import type { FoundPage } from './pages.ts';
import type { Script } from './scriptAddress.ts';

/** How the rendered page's query came out: its data, or the code of its failure. */
export type QueryOutcome = { readonly data: unknown } | { readonly code: string };

/** The rendering bundle's input from the server. */
export interface RenderRequest {
  readonly script: Script;
  /** The centre's words that stay in Latin on Cyrillic pages. */
  readonly keepScript: readonly string[];
  readonly page: FoundPage;
  readonly search: URLSearchParams;
  /** The server's clock, ISO 8601. */
  readonly now: string;
  readonly publicUrl: string;
  readonly facts: CentreFacts;
  /** Runs a registered operation by its name. */
  readonly query: (name: string, variables: Record<string, unknown>) => Promise<QueryOutcome>;
  readonly assets: PageAssets;
}

/** The build's files for pages. */
export interface PageAssets {
  /** The address of the public script, loaded after the page. */
  readonly script: string;
  /** The style sheets of public pages by their addresses, to be inlined. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Addresses of the sheets that every page has. */
  readonly commonSheets: readonly string[];
  /** Addresses of the sheets that single pages add, by the name of the page. */
  readonly pageSheets: Readonly<Record<string, readonly string[]>>;
}

/** A finished public page, or word that nothing is at this address. */
export type RenderedPage =
  /** 500 where a part of the page could not be read; the others are on it. */
  | { readonly status: 200 | 500; readonly html: string }
  /** Nothing is at this place of a list; the location is the same in both scripts. */
  | { readonly status: 302; readonly location: string }
  | { readonly status: 404 };

/** The rendering bundle's interface for the server. */
export interface PageBundle {
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** The page of all addresses that lead nowhere, one in each script. */
  renderNotFound(
    request: Omit<RenderRequest, 'page' | 'search'>,
  ): Promise<{ readonly status: 404 | 500; readonly html: string }>;
  /** The page without content that the offline copy starts from, in either script. */
  renderShell(
    request: Pick<RenderRequest, 'facts' | 'assets' | 'publicUrl' | 'keepScript'>,
  ): string;
  /** Runs every query that a device should keep for reading without a connection. */
  collectSnapshot(query: RenderRequest['query']): Promise<void>;
  /** The staff panel's page; everything in it is drawn by its script. */
  renderStaffPage(
    assets: { script: string; styles: readonly string[] },
    facts: CentreFacts,
  ): string;
  /** The only inline script of public pages, for the content security policy. */
  readonly inlineScript: string;
}

/** A public operation known at build time. */
export interface RegisteredDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The address under which a registered operation is asked for; one spelling, so that caches find it. */
export function registeredAddress(id: string, variables: Record<string, unknown>): string {
  const parameters = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
  return `/graphql?${parameters.toString()}`;
}
