import { join } from 'node:path';
import { expect, it } from 'vitest';
import { whyNot } from './importZones.ts';

const ROOT = join(import.meta.dirname, '../..');
const why = (file: string, module: string): string | undefined => whyNot(join(ROOT, file), module);

it.each([
  ['domain/a.ts', '../prisma/postgres.ts', 'The domain imports nothing of ours.'],
  ['graphql-server/src/web/a.ts', '@centar/pwa/build/b.ts', /^The server reads what the PWA built/],
  ['graphql-server/src/items/a.ts', '../contentTypes/news/b.ts', /^What all items share/],
  [
    'graphql-server/src/platform/a.ts',
    '../../../demo/b.ts',
    'Only the start knows the demo content.',
  ],
  ['pwa/src/shared/a.ts', '../admin/b.tsx', 'What is shared knows neither application.'],
  ['pwa/src/public/ui/a.ts', '../../features/news/b.ts', /^Features stand on this/],
  ['pwa/src/features/news/admin/a.ts', '../public/b.tsx', /^Only the preview/],
  [
    'pwa/src/features/news/public/a.ts',
    '../../gallery/public/b.ts',
    /^No content type imports another/,
  ],
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
