import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangeList } from './ChangeList.tsx';

it.each(['morePictures', 'moreDocuments', 'dates'])('says that %s have another order', (field) => {
  const changes = [{ field, from: '[]', to: '[]' }];
  const markup = renderToStaticMarkup(
    <ChangeList itemType="Program" action="update" changes={changes} />,
  );
  expect(markup).toContain('promenjen je redosled');
  expect(markup).not.toContain('prazno');
});
