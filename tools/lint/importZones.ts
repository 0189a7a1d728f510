import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';

/** Files in `target` may not import files in `from`; folders or patterns. */
interface Zone {
  target: string | string[];
  from: string | string[];
  message: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const SERVER = 'graphql-server/src';
const SITE = 'pwa/src';

const foldersOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const apart = (folders: string[]): Zone[] =>
  folders.map((target) => ({
    target,
    from: folders.filter((folder) => folder !== target),
    message: 'No content type imports another: what two need belongs below them.',
  }));

/**
 * Folders that features may import: all except those that compose features.
 * @param above folders that compose features
 */
const belowFeatures = (application: 'public' | 'admin', above: string[]): string[] =>
  foldersOf(`${SITE}/${application}`).filter(
    (folder) => !above.some((name) => folder.endsWith(`/${name}`)),
  );
const publicKit = belowFeatures('public', ['pages', 'offline']);
const adminKit = belowFeatures('admin', ['preview']);

/** Imports only point down. */
const zones: Zone[] = [
  {
    target: 'domain',
    from: ['graphql-server', 'pwa', 'prisma', 'demo', 'tools', 'scripts'],
    message: 'The domain imports nothing of ours.',
  },
  {
    target: ['pwa/src', 'pwa/build'],
    from: ['graphql-server', 'prisma', 'demo', 'tools'],
    message: 'Both sides meet in the domain only.',
  },
  {
    target: 'graphql-server',
    from: 'pwa',
    message: 'The server reads what the PWA built, never its sources.',
  },
  {
    target: ['graphql-server/**', 'prisma/**', 'demo/**/!(*.test).ts'],
    from: 'tools',
    message: 'The product knows nothing of the tools beside it.',
  },
  {
    target: `${SERVER}/**/!(startServer).ts`,
    from: 'demo',
    message: 'Only the start knows the demo content.',
  },
  {
    target: `${SERVER}/**/!(*.test).ts`,
    from: 'graphql-server/test',
    message: 'The product knows nothing of its tests.',
  },
  // platform <- items <- accounts, audit, contentTypes <- web <- app
  {
    target: `${SERVER}/platform/**/!(*.test).ts`,
    from: ['items', 'accounts', 'audit', 'contentTypes', 'web'].map((name) => `${SERVER}/${name}`),
    message: 'The platform knows nothing of what stands on it.',
  },
  {
    target: `${SERVER}/items/**/!(*.test).ts`,
    from: ['accounts', 'audit', 'contentTypes', 'web'].map((name) => `${SERVER}/${name}`),
    message: 'What all items share knows no content type.',
  },
  {
    target: ['accounts', 'audit', 'contentTypes'].map(
      (name) => `${SERVER}/${name}/**/!(*.test).ts`,
    ),
    from: `${SERVER}/web`,
    message: 'Pages and feeds are made from content, never the other way round.',
  },
  // shared <- the kits of both applications <- features <- entries, routes and pages
  {
    target: `${SITE}/shared`,
    from: ['public', 'admin', 'features'].map((name) => `${SITE}/${name}`),
    message: 'What is shared knows neither application.',
  },
  {
    target: [`${SITE}/public/**`, `${SITE}/features/*/public/**`],
    from: [`${SITE}/admin/**`, `${SITE}/features/*/admin/**`],
    message: 'The public site knows nothing of the staff panel.',
  },
  {
    target: [
      `${SITE}/admin/!(preview)/**`,
      `${SITE}/admin/*.{ts,tsx}`,
      `${SITE}/features/*/admin/**`,
    ],
    from: [`${SITE}/public/**`, `${SITE}/features/*/public/**`],
    message: 'Only the preview shows staff the public pages.',
  },
  {
    target: [...publicKit, ...adminKit],
    from: [`${SITE}/features`, `${SITE}/public/pages`],
    message: 'Features stand on this, never the other way round.',
  },
  {
    target: `${SITE}/features`,
    from: `${SITE}/public/pages`,
    message: 'Pages compose features, never the other way round.',
  },
  ...apart(foldersOf(`${SERVER}/contentTypes`)),
  ...apart(foldersOf(`${SITE}/features`)),
];

const inRepository = (path: string): string => relative(ROOT, path).split(sep).join('/');

const lies = (path: string, within: string | string[]): boolean =>
  [within].flat().some((place) => path.startsWith(`${place}/`) || posix.matchesGlob(path, place));

/**
 * Why a file may not import a module, or undefined. Own paths include the extension.
 * @param file its full path
 * @param module as the import names it
 */
export function whyNot(file: string, module: string): string | undefined {
  const imported = module.startsWith('.')
    ? inRepository(resolve(file, '..', module))
    : module.replace(/^@centar\//, '');
  const importer = inRepository(file);
  return zones.find(({ target, from }) => lies(importer, target) && lies(imported, from))?.message;
}

interface Import {
  source: { value?: unknown } | null;
}

interface Context {
  filename: string;
  report: (problem: { node: object; message: string }) => void;
}

/** Oxlint has no rule for zones. */
export default {
  meta: { name: 'zones' },
  rules: {
    imports: {
      create({ filename, report }: Context) {
        const check = ({ source }: Import): void => {
          if (typeof source?.value !== 'string') return;
          const message = whyNot(filename, source.value);
          if (message) report({ node: source, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportAllDeclaration: check,
          ExportNamedDeclaration: check,
          TSImportType: check,
        };
      },
    },
  },
};
