// @ts-check
import { readdirSync } from 'node:fs';
import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = [
  ...['**/*.test.{ts,tsx}', 'pwa/{e2e,test}/**', 'graphql-server/test/**', 'demo/testing/**'],
];
const SERVER = 'graphql-server/src';
const SITE = 'pwa/src';

/** @param {string} folder */
const foldersOf = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `./${folder}/${name}`);

/** @param {string[]} folders */
const apart = (folders) =>
  folders.map((target) => ({
    target,
    from: folders.filter((folder) => folder !== target),
    message: 'No content type imports another: what two need belongs below them.',
  }));

/**
 * The folders of an application that its features may import: all but those that compose features.
 *
 * @param {string} application
 * @param {string[]} above folders that compose features
 */
const belowFeatures = (application, above) =>
  foldersOf(`${SITE}/${application}`).filter(
    (folder) => !above.some((name) => folder.endsWith(`/${name}`)),
  );
const publicKit = belowFeatures('public', ['pages', 'offline']);
const adminKit = belowFeatures('admin', ['preview']);

/** Import zones: imports only ever point down. */
const zones = [
  {
    target: './domain',
    from: [...['./graphql-server', './pwa', './prisma', './demo', './tools', './scripts']],
    message: 'The domain imports nothing of ours.',
  },
  {
    target: ['./pwa/src', './pwa/build'],
    from: ['./graphql-server', './prisma', './demo', './tools'],
    message: 'Both sides meet in the domain only.',
  },
  {
    target: './graphql-server',
    from: './pwa',
    message: 'The server reads what the PWA built, never its sources.',
  },
  {
    target: ['./graphql-server/**', './prisma/**', './demo/**/!(*.test).ts'],
    from: './tools',
    message: 'The product knows nothing of the tools beside it.',
  },
  {
    target: `./${SERVER}/**/!(startServer).ts`,
    from: './demo',
    message: 'Only the start knows the demo content.',
  },
  {
    target: `./${SERVER}/**/!(*.test).ts`,
    from: './graphql-server/test',
    message: 'The product knows nothing of its tests.',
  },
  // platform <- items <- accounts, audit, contentTypes <- web <- app
  {
    target: `./${SERVER}/platform/**/!(*.test).ts`,
    from: ['items', 'accounts', 'audit', 'contentTypes', 'web'].map(
      (name) => `./${SERVER}/${name}`,
    ),
    message: 'The platform knows nothing of what stands on it.',
  },
  {
    target: `./${SERVER}/items/**/!(*.test).ts`,
    from: ['accounts', 'audit', 'contentTypes', 'web'].map((name) => `./${SERVER}/${name}`),
    message: 'What all items share knows no content type.',
  },
  {
    target: ['accounts', 'audit', 'contentTypes'].map(
      (name) => `./${SERVER}/${name}/**/!(*.test).ts`,
    ),
    from: `./${SERVER}/web`,
    message: 'Pages and feeds are made from content, never the other way round.',
  },
  // shared <- the kits of both applications <- features <- entries, routes and pages
  {
    target: `./${SITE}/shared`,
    from: ['public', 'admin', 'features'].map((name) => `./${SITE}/${name}`),
    message: 'What is shared knows neither application.',
  },
  {
    target: [`./${SITE}/public/**`, `./${SITE}/features/*/public/**`],
    from: [`./${SITE}/admin/**`, `./${SITE}/features/*/admin/**`],
    message: 'The public site knows nothing of the staff panel.',
  },
  {
    target: [
      `./${SITE}/admin/!(preview)/**`,
      `./${SITE}/admin/*.{ts,tsx}`,
      `./${SITE}/features/*/admin/**`,
    ],
    from: [`./${SITE}/public/**`, `./${SITE}/features/*/public/**`],
    message: 'Only the preview shows staff the public pages.',
  },
  {
    target: [...publicKit, ...adminKit],
    from: [`./${SITE}/features`, `./${SITE}/public/pages`],
    message: 'Features stand on this, never the other way round.',
  },
  {
    target: `./${SITE}/features`,
    from: `./${SITE}/public/pages`,
    message: 'Pages compose features, never the other way round.',
  },
  ...apart(foldersOf(`${SERVER}/contentTypes`)),
  ...apart(foldersOf(`${SITE}/features`)),
];

/** One program is type-checked for both sides, so what only one of them has is told apart here. */
const GLOBALS_OF = {
  node: ['process', 'Buffer', '__dirname', 'require', 'global', 'setImmediate'],
  browser: ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location'],
};

/** Packages that only one place may know. */
const OWNED = {
  sweetalert2: { name: 'sweetalert2', owner: 'pwa/src/shared/ui/primitives/alerts.ts' },
  swiper: { name: 'swiper', owner: 'pwa/src/public/ui/slider/**' },
  workbox: { name: 'workbox', owner: 'pwa/{src/public/offline,build}/**' },
};

const syntax = {
  html: [
    ...['JSXAttribute[name.name="dangerouslySetInnerHTML"]'],
    ...['Property[key.name="dangerouslySetInnerHTML"]'],
  ].map((selector) => ({ selector, message: 'Markup is never written as text.' })),
  barrels: ['ExportAllDeclaration', 'ExportNamedDeclaration[source.value=/^\\./]'].map(
    (selector) => ({
      selector,
      message: 'No barrels: import from the file that defines it.',
    }),
  ),
  /** One connection writes: whatever else is awaited inside its transaction holds all other writes. */
  foreignAwaits: [
    {
      selector: [
        'CallExpression[callee.property.name=/^write(Content)?$/] > :function AwaitExpression',
        'CallExpression:not([callee.object.name="transaction"])',
      ]
        .join(' > ')
        .concat(
          ':not([callee.object.object.name="transaction"])',
          ':not(:has(> Identifier.arguments[name="transaction"]))',
        ),
      message: 'Inside a transaction only the database may be awaited: call this before write().',
    },
  ],
  databaseBehindServices: [
    {
      selector: 'MemberExpression[property.name=/^(reader|write|writeContent)$/]',
      message: 'Only services and the kit touch the database.',
    },
  ],
};

/** @param {(keyof typeof OWNED)[]} names */
const dynamicImports = (names) =>
  names.map((name) => ({
    selector: `ImportExpression[source.value=/^${OWNED[name].name}/]`,
    message: `Only ${OWNED[name].owner} imports ${name}.`,
  }));

/**
 * Restricted imports and syntax of a part of the PWA.
 *
 * @param {string[]} files
 * @param {(keyof typeof OWNED)[]} forbidden
 * @param {boolean} inBrowser
 * @returns {import('eslint').Linter.Config}
 */
const pwaPart = (files, forbidden, inBrowser = true) => ({
  files,
  ignores: inBrowser ? ['**/*.d.ts', ...TESTS] : ['**/*.d.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...forbidden.map((name) => ({
            regex: `^${OWNED[name].name}`,
            message: `Only ${OWNED[name].owner} imports ${name}.`,
          })),
          ...(inBrowser ? [{ regex: '^node:', message: 'Browsers have no modules of Node.' }] : []),
        ],
      },
    ],
    'no-restricted-syntax': [
      'error',
      ...syntax.html,
      ...syntax.barrels,
      ...dynamicImports(forbidden),
    ],
  },
});

/**
 * Generated rows are fine as types everywhere; the client as a value is for who may query.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
const prismaClientAsType = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: 'prisma/generated|^@prisma/client',
          allowTypeImports: true,
          message: 'Only services, the kit and database.ts use the Prisma client.',
        },
      ],
    },
  ],
};

export default defineConfig(
  { ignores: ['**/dist/**', '**/data/**', 'prisma/generated*/**', '**/schemaTypes.d.ts'] },
  eslint.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Handlers of Fastify and GraphQL are asynchronous by contract, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // No class of ours uses `this`; classes are what the GraphQL schema is described with.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // There are no enums, and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', ...syntax.barrels, ...syntax.foreignAwaits],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: [...TYPESCRIPT, '**/*.js'],
    plugins: { 'import-x': /** @type {any} */ (importX) },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-self-import': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!zod$|\\.)', message: 'The domain imports only zod and itself.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...GLOBALS_OF.node, ...GLOBALS_OF.browser],
    },
  },
  {
    files: [`${SERVER}/**/*.ts`],
    rules: { 'no-restricted-globals': ['error', ...GLOBALS_OF.browser] },
  },
  {
    files: [`${SITE}/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: { 'no-restricted-globals': ['error', ...GLOBALS_OF.node] },
  },
  {
    files: [`${SERVER}/**/*.ts`],
    ignores: [
      ...TESTS,
      ...['**/*.service.ts', `${SERVER}/{items,accounts/auth,platform/{files,database}}/**`],
      ...[`${SERVER}/platform/cache/cacheGeneration.ts`, `${SERVER}/platform/rateLimit/**`],
    ],
    rules: prismaClientAsType,
  },
  {
    files: [
      `${SERVER}/**/*.{resolver,routes,types}.ts`,
      `${SERVER}/{platform/graphql,web}/**/*.ts`,
    ],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...syntax.barrels, ...syntax.databaseBehindServices],
    },
  },
  {
    files: [`${SITE}/**/*.{ts,tsx}`],
    ignores: TESTS,
    extends: [/** @type {any} */ (reactHooks.configs.flat['recommended-latest'])],
  },
  pwaPart(['pwa/**/*.{ts,tsx}'], ['sweetalert2', 'swiper', 'workbox'], false),
  pwaPart([`${SITE}/**/*.{ts,tsx}`], ['sweetalert2', 'swiper', 'workbox']),
  pwaPart([OWNED.sweetalert2.owner], ['swiper', 'workbox']),
  pwaPart([OWNED.swiper.owner], ['sweetalert2', 'workbox']),
  pwaPart([OWNED.workbox.owner], ['sweetalert2', 'swiper']),
  pwaPart(['pwa/build/**'], ['sweetalert2', 'swiper'], false),
  {
    // Instances of argument classes are plain data.
    files: ['**/*.resolver.ts'],
    rules: { '@typescript-eslint/no-misused-spread': 'off' },
  },
  {
    // Vitest's matchers (`expect.any`) are of type any; tests also try what is forbidden.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-restricted-syntax': ['error', ...syntax.barrels],
    },
  },
  {
    // Programs for the terminal.
    files: ['**/scripts/**', 'tools/**', 'prisma/*.ts', `${SERVER}/{serve,emitSchema}.ts`],
    rules: { 'no-console': 'off' },
  },
);
