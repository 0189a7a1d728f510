import type { ComponentType } from 'react';
import type { PageName } from '@centar/domain/pages.ts';
import type { ImageView } from '@centar/domain/content/shared.ts';
import type { SharedTicket } from '@centar/domain/sharedPicture.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import type { JsonLd, JsonLdSite } from './jsonLd.ts';
import type { AnyPageQuery, PageQuery, QueryVariables } from './pageQuery.ts';

export interface RouteInput {
  /** The variable part of the path: the id in `/news/3`. */
  readonly part: string;
  readonly search: URLSearchParams;
}

/** For search engines and link previews. */
export interface PageHeadTags {
  /** Without the centre's name; undefined on the home page. */
  readonly title?: string;
  readonly description?: string;
  readonly image?: ImageView | null;
  /** Drawn on the preview picture. */
  readonly ticket?: SharedTicket | undefined;
  /** `website` if absent. */
  readonly type?: 'website' | 'article' | 'video.movie';
  /** The ancestors of this page, without the home page. */
  readonly parents?: readonly LinkTo[];
  /** The query of the canonical address (`?strana=2`), where it differs from a cursor or year. */
  readonly search?: string;
  /** Excluded from search engines because it has no content of its own. */
  readonly isUnlisted?: boolean;
  /** The feed of this list. */
  readonly feed?: string;
  /** The subject as JSON-LD. */
  readonly jsonLd?: (site: JsonLdSite) => readonly JsonLd[];
}

/** Undefined if the query failed. */
export type ReadData = <Data, Variables extends QueryVariables>(
  query: PageQuery<Data, Variables>,
) => Data | undefined;

export type PageHead = (input: RouteInput, read: ReadData, now: Date) => PageHeadTags;

/** Separate from the routes because browsers seldom need it. */
export type PageMetadata = Readonly<Partial<Record<PageName, PageHead>>>;

/** A page with lazily loaded code. */
export interface LazyPage {
  /** The name of its component and file, which also identifies its styles. */
  readonly name: string;
  /** Rejects when the code fails to load. */
  load(): Promise<void>;
  /** Undefined until loaded. */
  readonly Component: ComponentType<RouteInput> | undefined;
}

export interface PublicRoute {
  /** Undefined for an invalid address, which results in 404. */
  readonly queries: (input: RouteInput) => readonly AnyPageQuery[] | undefined;
  /** Whether the data shows that the page exists. If absent, it exists unless a query failed. */
  readonly exists?: (input: RouteInput, read: ReadData) => boolean;
  /** The redirect target if the list has nothing at this position, or the item has another page. */
  readonly redirect?: (input: RouteInput, read: ReadData) => string | undefined;
  readonly page: LazyPage;
}

export type PublicRoutes = Readonly<Partial<Record<PageName, PublicRoute>>>;

/** A page in a separate chunk. */
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

/** The first page of the list if nothing follows the cursor in the address. */
export function beginningOf(
  list: string,
  { search }: RouteInput,
  shown: { readonly items: readonly unknown[] } | undefined,
): string | undefined {
  return search.has('posle') && shown?.items.length === 0 ? list : undefined;
}

export const idOf = ({ part }: RouteInput): number => Number(part);
