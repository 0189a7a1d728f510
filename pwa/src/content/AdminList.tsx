import type { ReactNode } from 'react';
import { fold } from '../../../domain/search.ts';
import { publicationTexts } from '../texts/publication.ts';
import { staffUiTexts } from '../texts/staffUi.ts';
import { uiTexts } from '../texts/ui.ts';
import { FilterTabs } from '../ui/staff/FilterTabs.tsx';
import { ListTools } from '../ui/staff/ListTools.tsx';
import { SearchBox } from '../ui/staff/SearchBox.tsx';
import type { ListPlace } from './listPlace.ts';
import { publicationFilter } from './publicationFilter.ts';
import type { PublishedAt } from './publicationFilter.ts';
import { useListPlace } from './useListPlace.ts';

/** One choice of what to list; the first is what the list begins with. */
export interface ListFilter<Row> {
  /** As the address names it. */
  readonly value: string;
  readonly label: string;
  readonly keeps: (row: Row) => boolean;
}

/** The rows of one page, and where it is. */
export interface ShownPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  readonly place: ListPlace;
  readonly change: (change: Partial<ListPlace>) => void;
  /** What to say where there are no rows. */
  readonly empty: ReactNode;
}

/** What a staff list lists, and how to search and filter it. */
export interface AdminListProps<Row> {
  readonly rows: readonly Row[];
  /** Rows on one page. */
  readonly pageRows: number;
  readonly searchLabel: string;
  /** The texts of a row in which the search looks. */
  readonly searchIn: (row: Row) => readonly string[];
  readonly filters?: { readonly label: string; readonly choices: readonly ListFilter<Row>[] };
  /** Lets choose by publication; what is chosen narrows the other filter down. */
  readonly publishedAt?: PublishedAt<Row>;
  /** Shown while there is nothing to list. */
  readonly empty: ReactNode;
  /** Orders the rows that were found; left as they are unless given. */
  readonly arrange?: (rows: Row[], place: ListPlace) => Row[];
  readonly children: (shown: ShownPage<Row>) => ReactNode;
}

/** Does a row's text hold every word of the query, whatever the case and diacritics? */
export function isFound(texts: readonly string[], query: string): boolean {
  const folded = fold(texts.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const nothingFound = (query: string): string =>
  query ? staffUiTexts.nothingFound(query) : staffUiTexts.nothingKept;

/** Search and filter above a page of rows; what is chosen stands in the address. */
export function AdminList<Row>(props: AdminListProps<Row>): ReactNode {
  const { rows, pageRows, searchLabel, searchIn, filters, publishedAt, empty, arrange, children } =
    props;
  const [place, change] = useListPlace();
  const filter =
    filters?.choices.find(({ value }) => value === place.filter) ?? filters?.choices[0];
  const states = publishedAt && publicationFilter(rows, publishedAt, place.publication, new Date());
  const state = states?.find(({ value }) => value === place.publication) ?? states?.[0];
  const found = rows.filter(
    (row) =>
      (filter?.keeps(row) ?? true) &&
      (state?.keeps(row) ?? true) &&
      isFound(searchIn(row), place.query),
  );
  const arranged = arrange ? arrange(found, place) : found;
  const pages = Math.max(1, Math.ceil(arranged.length / pageRows));
  const page = Math.min(place.page, pages);
  return (
    <>
      <ListTools note={pages > 1 ? uiTexts.pager.position(page, pages) : undefined}>
        <SearchBox
          label={searchLabel}
          value={place.query}
          onChange={(query) => {
            change({ query });
          }}
        />
        {filters && filter ? (
          <FilterTabs
            label={filters.label}
            options={filters.choices}
            value={filter.value}
            onChange={(value) => {
              change({ filter: value === filters.choices[0]?.value ? '' : value });
            }}
          />
        ) : null}
        {states && state ? (
          <FilterTabs
            label={publicationTexts.filter}
            options={states}
            value={state.value}
            onChange={(publication) => {
              change({ publication });
            }}
          />
        ) : null}
      </ListTools>
      {children({
        rows: arranged.slice((page - 1) * pageRows, page * pageRows),
        page,
        pages,
        place,
        change,
        empty: rows.length === 0 ? empty : nothingFound(place.query),
      })}
    </>
  );
}
