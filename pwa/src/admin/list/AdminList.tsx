import type { ReactNode } from 'react';
import type { Publication } from '@centar/domain/content/publication.ts';
import { Pager } from '../../shared/ui/primitives/Pager.tsx';
import { publicationTexts } from '../texts/publication.texts.ts';
import { staffUiTexts } from '../ui/adminUi.texts.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import type { ListSearchParams } from './listSearchParams.ts';

/** The first one is the default. */
export interface ListFilter {
  /** The value in the URL. */
  readonly value: string;
  readonly label: string;
  /** As the server names it; without one, all items. */
  readonly asks?: string;
}

export interface ListFilters {
  readonly label: string;
  readonly choices: readonly ListFilter[];
}

/** The first choice is all items. */
export const PUBLICATION_CHOICES: readonly (ListFilter & {
  readonly state: Publication | undefined;
})[] = [
  { value: '', label: publicationTexts.states.all, state: undefined },
  { value: 'objavljeno', label: publicationTexts.states.published, state: 'published' },
  { value: 'nacrti', label: publicationTexts.states.draft, state: 'draft' },
  { value: 'zakazano', label: publicationTexts.states.planned, state: 'planned' },
];

export interface ShownList<Row> {
  readonly items: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** The search has found many, and older items were not searched. */
  readonly isCut?: boolean;
  /** Without search and filters. */
  readonly total: number;
  /** Like `total`; undefined in the trash. */
  readonly drafts?: number;
  readonly planned?: number;
  readonly params: ListSearchParams;
  readonly change: (change: Partial<ListSearchParams>) => void;
}

export interface AdminListProps<Row> {
  readonly list: ShownList<Row>;
  readonly searchLabel: string;
  readonly filters?: ListFilters | undefined;
  /** Shown above the rows. */
  readonly many?: ReactNode;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  /** `empty` if there are none. */
  readonly children: (empty: ReactNode) => ReactNode;
}

/** The choice from the URL, otherwise the first. */
export function chosenOf<Choice extends ListFilter>(
  choices: readonly Choice[] | undefined,
  value: string,
): Choice | undefined {
  return choices?.find((choice) => choice.value === value) ?? choices?.[0];
}

const nothingFound = (query: string): string =>
  query ? staffUiTexts.nothingFound(query) : staffUiTexts.nothingKept;

/** The URL stores all choices. */
export function AdminList<Row>(props: AdminListProps<Row>): ReactNode {
  const { list, searchLabel, filters, many, empty, children } = props;
  const { page, pages, params, change } = list;
  const filter = chosenOf(filters?.choices, params.filter);
  const state = chosenOf(PUBLICATION_CHOICES, params.publication);
  return (
    <>
      <div className="tools">
        <SearchBox
          label={searchLabel}
          value={params.query}
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
        {list.drafts !== undefined && state ? (
          <FilterTabs
            label={publicationTexts.filter}
            options={PUBLICATION_CHOICES}
            value={state.value}
            onChange={(publication) => {
              change({ publication });
            }}
          />
        ) : null}
        {pages > 1 ? <p className="tools-end">{uiTexts.pager.position(page, pages)}</p> : null}
      </div>
      {list.isCut ? <p className="panel-text">{staffUiTexts.onlyNewest}</p> : null}
      {list.items.length > 0 ? many : null}
      {children(list.total === 0 ? empty : nothingFound(params.query))}
      {pages > 1 ? (
        <Pager
          page={page}
          pages={pages}
          hrefFor={(target) => `?strana=${String(target)}`}
          onPage={(target) => {
            change({ page: target });
          }}
        />
      ) : null}
    </>
  );
}
