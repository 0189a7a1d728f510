import { join } from 'node:path';
import { expect, it } from 'vitest';
import { whyNot } from './importZones.ts';

const ROOT = join(import.meta.dirname, '../..');
const why = (file: string, module: string): string | undefined => whyNot(join(ROOT, file), module);

it.each([
  ['domain/a.ts', '../prisma/postgres.ts', 'The domain may import only itself.'],
  ['graphql-server/src/web/a.ts', '@centar/pwa/build/b.ts', /^The server may read the built PWA/],
  ['graphql-server/src/items/a.ts', '../contentTypes/news/b.ts', /^Code for all items/],
  [
    'graphql-server/src/platform/a.ts',
    '../../../demo/b.ts',
    'Only startServer.ts may import the demo content.',
  ],
  ['pwa/src/shared/a.ts', '../admin/b.tsx', /^Shared code may not import/],
  ['pwa/src/public/ui/a.ts', '../../features/news/b.ts', /^Code for all features/],
  ['pwa/src/features/news/admin/a.ts', '../public/b.tsx', /only the preview/],
  [
    'pwa/src/features/news/public/a.ts',
    '../../gallery/public/b.ts',
    /^Content types may not import each other/,
  ],
  ['pwa/src/public/ui/a/b/c.ts', '../../../../../test/d.ts', /^An import may climb 4 folders/],
])('%s may not import %s', (file, module, message) => {
  expect(why(file, module)).toMatch(message);
});

it.each([
  ['domain/a.ts', './content/b.ts'],
  ['graphql-server/src/items/a.ts', '@centar/domain/b.ts'],
  ['graphql-server/src/items/a.test.ts', '../contentTypes/news/b.ts'],
  ['graphql-server/src/startServer.ts', '../../demo/b.ts'],
  ['pwa/src/admin/preview/a.tsx', '../../public/pages/b.tsx'],
  ['pwa/src/public/pages/a.tsx', '../../features/news/public/b.tsx'],
  ['pwa/src/shared/a.ts', 'react'],
])('%s may import %s', (file, module) => {
  expect(why(file, module)).toBeUndefined();
});
