import type { ComponentType } from 'react';
import type { PageName } from '@centar/domain/pages.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import type { JsonLd, JsonLdSite } from './jsonLd.ts';
import type { AnyPageQuery, PageQuery } from './pageQuery.ts';

/** What an address says to its page. */
export interface RouteInput {
  /** The changing part of the address: the id in `/news/3`. */
  readonly part: string;
  readonly search: URLSearchParams;
}

/** Head tags of a page, for search engines and link previews. */
export interface PageHeadTags {
  /** Without the centre's name; undefined on the home page. */
  readonly title?: string;
  readonly description?: string;
  readonly image?: ImageView | null;
  /** Its subject is cancelled: the picture says so too. */
  readonly isCancelled?: boolean;
  /** `website` if absent. */
  readonly type?: 'website' | 'article' | 'video.movie';
  /** The pages above this one, the home page not counted. */
  readonly parents?: readonly LinkTo[];
  /** `?strana=2`: the parameters that make this a page of its own, where they are more than a cursor or a year. */
  readonly search?: string;
  /** Search engines shall not list it: it says nothing of its own. */
  readonly isUnlisted?: boolean;
  /** The address of the feed that follows this list. */
  readonly feed?: string;
  /** The page's subject as JSON-LD. */
  readonly jsonLd?: (site: JsonLdSite) => readonly JsonLd[];
}

/** Reads a query's data, where it has come. */
export type ReadData = <Data, Variables>(query: PageQuery<Data, Variables>) => Data | undefined;

/** Makes the head tags of a page from its address and its data at a moment. */
export type PageHead = (input: RouteInput, read: ReadData, now: Date) => PageHeadTags;

/** The heads of pages; apart from the routes, because browsers seldom need them. */
export type PageMetadata = Readonly<Partial<Record<PageName, PageHead>>>;

/** A page whose code comes when it is wanted. */
export interface LazyPage {
  /** The name of its component and its file; the styles of the page are found by it. */
  readonly name: string;
  /** Brings the code; fails when it can't be had. */
  load(): Promise<void>;
  /** Undefined until it has come. */
  readonly Component: ComponentType<RouteInput> | undefined;
}

/** What a public page needs and what it shows. */
export interface PublicRoute {
  /** All queries of the page; undefined where the address itself is wrong, which answers 404. */
  readonly queries: (input: RouteInput) => readonly AnyPageQuery[] | undefined;
  /** Whether the data shows that there is such a page; where absent, it is enough that no query failed. */
  readonly exists?: (input: RouteInput, read: ReadData) => boolean;
  /** The address to which the server redirects if the data shows that nothing is at this place of the list. */
  readonly elsewhere?: (input: RouteInput, read: ReadData) => string | undefined;
  readonly page: LazyPage;
}

/** The routes of some pages. */
export type PublicRoutes = Readonly<Partial<Record<PageName, PublicRoute>>>;

/** A page from a module of its own, so that no page brings the code of the others. */
export function lazyPage(name: string, bring: () => Promise<ComponentType<RouteInput>>): LazyPage {
  let Component: ComponentType<RouteInput> | undefined;
  return {
    name,
    async load() {
      Component ??= await bring();
    },
    get Component() {
      return Component;
    },
  };
}

/** Queries of different types as one list. */
export function queryList(...queries: readonly PageQuery<never, never>[]): AnyPageQuery[];
export function queryList(...queries: readonly unknown[]): AnyPageQuery[];
export function queryList(...queries: readonly unknown[]): AnyPageQuery[] {
  return queries as AnyPageQuery[];
}

/** The beginning of a list if nothing follows the place that an address names. */
export function beginningOf(
  list: string,
  { search }: RouteInput,
  shown: { readonly items: readonly unknown[] } | undefined,
): string | undefined {
  return search.has('posle') && shown?.items.length === 0 ? list : undefined;
}

/** The id in the address of an item's page. */
export const idOf = ({ part }: RouteInput): number => Number(part);
