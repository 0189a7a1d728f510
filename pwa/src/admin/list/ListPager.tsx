import type { ReactNode } from 'react';
import { Pager } from '../../shared/ui/primitives/Pager.tsx';
import type { ShownList } from './AdminList.tsx';

/** The ways to the pages before and after. */
export function ListPager(props: Pick<ShownList<unknown>, 'page' | 'pages' | 'change'>): ReactNode {
  const { page, pages, change } = props;
  return (
    <Pager
      page={page}
      pages={pages}
      hrefFor={(target) => `?strana=${String(target)}`}
      onPage={(target) => {
        change({ page: target });
      }}
    />
  );
}
