import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';

/** Files in `target` may not import files in `from`; folders or patterns. */
interface Zone {
  target: string | string[];
  from: string | string[];
  message: string;
}

const MAX_FOLDERS_UP = 4;
const ROOT = resolve(import.meta.dirname, '../..');
const SERVER = 'graphql-server/src';
const SITE = 'pwa/src';

/** On top of content, below pages. */
const ABOVE_CONTENT = ['reservations', 'notifications', 'reports'];

const foldersOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const apart = (folders: string[]): Zone[] =>
  folders.map((target) => ({
    target,
    from: folders.filter((folder) => folder !== target),
    message: 'Content types may not import each other: move shared code below them.',
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
    message: 'The domain may import only itself.',
  },
  {
    target: ['pwa/src', 'pwa/build'],
    from: ['graphql-server', 'prisma', 'demo', 'tools'],
    message: 'The PWA may import only itself and the domain.',
  },
  {
    target: 'graphql-server',
    from: 'pwa',
    message: 'The server may read the built PWA, but not import its sources.',
  },
  {
    target: ['graphql-server/**', 'prisma/**', 'demo/**/!(*.test).ts'],
    from: 'tools',
    message: 'The product may not import development tools.',
  },
  {
    target: `${SERVER}/**/!(startServer).ts`,
    from: 'demo',
    message: 'Only startServer.ts may import the demo content.',
  },
  {
    target: `${SERVER}/**/!(*.test).ts`,
    from: 'graphql-server/test',
    message: 'The product may not import tests.',
  },
  // platform <- items <- accounts, audit, contentTypes <- reservations, notifications, reports <- web <- app
  {
    target: `${SERVER}/platform/**/!(*.test).ts`,
    from: ['items', 'accounts', 'audit', 'contentTypes', ...ABOVE_CONTENT, 'web'].map(
      (name) => `${SERVER}/${name}`,
    ),
    message: 'The platform may not import the layers above it.',
  },
  {
    target: `${SERVER}/items/**/!(*.test).ts`,
    from: ['accounts', 'audit', 'contentTypes', ...ABOVE_CONTENT, 'web'].map(
      (name) => `${SERVER}/${name}`,
    ),
    message: 'Code for all items may not import a content type.',
  },
  {
    target: ['accounts', 'audit', 'contentTypes'].map(
      (name) => `${SERVER}/${name}/**/!(*.test).ts`,
    ),
    from: [...ABOVE_CONTENT, 'web'].map((name) => `${SERVER}/${name}`),
    message: 'Content may not import reservations, notifications, reports, pages and feeds.',
  },
  {
    target: `${SERVER}/reservations/**/!(*.test).ts`,
    from: [`${SERVER}/accounts`, `${SERVER}/audit`, `${SERVER}/web`],
    message: 'Reservations may import only content and what is below it.',
  },
  {
    target: `${SERVER}/notifications/**/!(*.test).ts`,
    from: ['accounts', 'audit', 'reservations', 'reports', 'web'].map(
      (name) => `${SERVER}/${name}`,
    ),
    message: 'Notifications may import only content and what is below it.',
  },
  // shared <- the kits of both applications <- features <- entries, routes and pages
  {
    target: `${SITE}/shared`,
    from: ['public', 'admin', 'features'].map((name) => `${SITE}/${name}`),
    message: 'Shared code may not import the site, the panel or a feature.',
  },
  {
    target: [`${SITE}/public/**`, `${SITE}/features/*/public/**`],
    from: [`${SITE}/admin/**`, `${SITE}/features/*/admin/**`],
    message: 'The public site may not import the staff panel.',
  },
  {
    target: [
      `${SITE}/admin/!(preview)/**`,
      `${SITE}/admin/*.{ts,tsx}`,
      `${SITE}/features/*/admin/**`,
    ],
    from: [`${SITE}/public/**`, `${SITE}/features/*/public/**`],
    message: 'In the panel, only the preview may import the public site.',
  },
  {
    target: [...publicKit, ...adminKit],
    from: [`${SITE}/features`, `${SITE}/public/pages`],
    message: 'Code for all features may not import a feature.',
  },
  {
    target: `${SITE}/features`,
    from: `${SITE}/public/pages`,
    message: 'Features may not import pages.',
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
  if (module.startsWith('../'.repeat(MAX_FOLDERS_UP + 1)))
    return `An import may climb ${String(MAX_FOLDERS_UP)} folders: add a name to "imports" in package.json.`;
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
