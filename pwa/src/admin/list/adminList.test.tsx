import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { staffUiTexts } from '../ui/adminUi.texts.ts';
import { AdminList } from './AdminList.tsx';
import { readListParams } from './listSearchParams.ts';

const markupOf = (isCut: boolean): string =>
  renderToStaticMarkup(
    <AdminList
      list={{
        items: [1],
        page: 1,
        pages: 1,
        isCut,
        total: 9,
        params: readListParams(new URLSearchParams('?trazi=koncert')),
        change: () => undefined,
      }}
      searchLabel="Pretraga"
      empty=""
    >
      {() => ''}
    </AdminList>,
  );

it('a list says that a search shows only the newest hits', () => {
  expect(markupOf(true)).toContain(staffUiTexts.onlyNewest);
  expect(markupOf(false)).not.toContain(staffUiTexts.onlyNewest);
});
