import type { AccessTest } from './accessTest.ts';
import type { CentreFacts } from './centre.ts';
import type { FoundPage } from './pages.ts';
import type { NotificationView } from './notificationPages.ts';
import type { ReservationView } from './reservationPages.ts';
import type { SharedPicture } from './sharedPicture.ts';
import type { Script } from './scriptAddress.ts';

/** Data or an error code. */
export type QueryOutcome = { readonly data: unknown } | { readonly code: string };

/** The same for all pages of a site. */
export interface SiteParts {
  readonly facts: CentreFacts;
  /** Stay in Latin on Cyrillic pages. */
  readonly keepScript: readonly string[];
  readonly publicUrl: string;
  /** Null if this build was not tested. */
  readonly accessTest: AccessTest | null;
}

export interface RenderRequest extends SiteParts {
  readonly script: Script;
  readonly page: FoundPage;
  readonly search: URLSearchParams;
  /** Server time, ISO 8601. */
  readonly now: string;
  /** When time changes the page, ISO 8601. */
  readonly until: string;
  /** Runs a registered operation. */
  readonly query: (name: string, variables: Record<string, unknown>) => Promise<QueryOutcome>;
  readonly assets: PageAssets;
  /** The browser sends `Save-Data`. */
  readonly saveData?: boolean;
  /** Of a reservation page; absent on a device. */
  readonly reservation?: ReservationView;
  /** Of a page for the mirror: when it was rendered, ISO 8601. */
  readonly savedAt?: string;
  /** Of a page of mail subscriptions; absent on a device. */
  readonly notification?: NotificationView;
  /** Whether mails can be subscribed to; absent on a device. */
  readonly offersMail?: boolean | undefined;
}

/** Addresses of the panel's files. */
export interface StaffAssets {
  readonly script: string;
  /** The script and its static imports. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface PageAssets {
  /** Loaded after the page. */
  readonly script: string;
  /** Style sheets by address, for inlining. */
  readonly sheets: Readonly<Record<string, string>>;
  /** On every page. */
  readonly commonSheets: readonly string[];
  /** Additional ones by page name. */
  readonly pageSheets: Readonly<Record<string, readonly string[]>>;
}

/** 404 if nothing is at the address. */
export type RenderedPage =
  /** 500 if a part could not be loaded; the others are shown. */
  | { readonly status: 200 | 500; readonly html: string }
  /** No such position in a list; the location has no script prefix. */
  | { readonly status: 302; readonly location: string }
  | { readonly status: 404 };

export interface PageBundle {
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** For all unknown addresses, per script. */
  renderNotFound(
    request: Omit<RenderRequest, 'page' | 'search'>,
  ): Promise<{ readonly status: 404 | 500; readonly html: string }>;
  /** For the page's link preview; undefined without a ticket. */
  sharedPictureOf(request: RenderRequest): Promise<SharedPicture | undefined>;
  /** Runs all queries of the offline copy. */
  collectSnapshot(query: RenderRequest['query']): Promise<void>;
  /** Rendered by its script. */
  renderStaffPage(assets: StaffAssets, facts: CentreFacts): string;
  /** The only inline script, for the content security policy. */
  readonly inlineScript: string;
}

export interface RegisteredDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** `GET /offline-snapshot`: what a device needs to render the public pages. */
export interface OfflineSnapshot {
  /** The build, as the address of its renderer for devices. */
  readonly build: string;
  /** Names the content: the site and the entries. */
  readonly revision: string;
  readonly site: SiteParts;
  /** The answers to all queries of the public pages, by request address. */
  readonly entries: Readonly<Record<string, QueryOutcome>>;
}

/** A response header of every public page, with the build; other servers do not send it. */
export const PAGE_HEADER = 'x-page';

/** Has one spelling, so that caches match. */
export function registeredAddress(id: string, variables: Record<string, unknown>): string {
  const parameters = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
  return `/graphql?${parameters.toString()}`;
}
