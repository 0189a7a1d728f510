import { defineConfig, type OxlintOverride } from 'oxlint';
import { STRICT } from './tools/lint/strictRules.ts';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = [
  '**/*.test.{ts,tsx}',
  'pwa/{e2e,test}/**',
  'graphql-server/test/**',
  'demo/testing/**',
];
const SERVER = 'graphql-server/src';
const SITE = 'pwa/src';

/** They run on the server only. */
const ON_SERVER = [`${SITE}/public/{entry-server.tsx,renderInTurns.ts}`];

/** One program is type-checked for both sides, so each side's globals are restricted here. */
const GLOBALS_OF = {
  node: ['process', 'Buffer', '__dirname', 'require', 'global', 'setImmediate'],
  browser: ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location'],
};

/** Packages that only one place may import. */
const OWNED = {
  sweetalert2: { name: 'sweetalert2', owner: 'pwa/src/shared/ui/primitives/alerts.ts' },
  swiper: { name: 'swiper', owner: 'pwa/src/public/ui/slider/**' },
  workbox: { name: 'workbox', owner: 'pwa/{src/public/offline,build}/**' },
};

const syntax = {
  html: [
    'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    'Property[key.name="dangerouslySetInnerHTML"]',
  ].map((selector) => ({ selector, message: 'Markup is never written as text.' })),
  barrels: ['ExportAllDeclaration', 'ExportNamedDeclaration[source.value=/^\\./]'].map(
    (selector) => ({
      selector,
      message: 'No barrels: import from the file that defines it.',
    }),
  ),
  literalSpreads: [
    'SpreadElement[argument.type=/^(Array|Object)Expression$/]',
    'JSXSpreadAttribute[argument.type="ObjectExpression"]',
  ].map((selector) => ({ selector, message: 'Write what the literal holds, without the spread.' })),
  /**
   * There is one writing connection: awaiting anything else in its transaction blocks all other
   * writes.
   */
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

type Owned = keyof typeof OWNED;

const dynamicImports = (names: Owned[]) =>
  names.map((name) => ({
    selector: `ImportExpression[source.value=/^${OWNED[name].name}/]`,
    message: `Only ${OWNED[name].owner} imports ${name}.`,
  }));

/** Restricted imports and syntax of a part of the PWA. */
const pwaPart = (files: string[], forbidden: Owned[], inBrowser = true): OxlintOverride => ({
  files,
  excludeFiles: inBrowser ? ['**/*.d.ts', ...TESTS] : ['**/*.d.ts'],
  rules: {
    'no-restricted-imports': [
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
    'eslint-js/no-restricted-syntax': [
      'error',
      ...syntax.html,
      ...syntax.barrels,
      ...syntax.literalSpreads,
      ...dynamicImports(forbidden),
    ],
  },
});

/** Generated row types are allowed everywhere; the client itself only where queries are. */
const prismaClientAsType: OxlintOverride['rules'] = {
  'no-restricted-imports': [
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

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'oxc'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    './tools/lint/importZones.ts',
    './tools/lint/browserFloor.ts',
  ],
  categories: { correctness: 'error' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: ['**/dist/**', '**/data/**', 'prisma/generated*/**', '**/schemaTypes.d.ts'],
  rules: {
    ...STRICT,
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'zones/imports': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-self-import': 'error',
    'import/no-cycle': ['error', { ignoreExternal: true }],
    // Tests may sort by any order.
    'typescript/require-array-sort-compare': 'off',
    // No class of ours uses `this`; classes only describe the GraphQL schema.
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // The result of `JSON.parse` would need a type comment each time.
      files: ['**/*.{js,mjs}'],
      env: { node: true, es2024: true },
      rules: {
        'no-undef': 'error',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/restrict-plus-operands': 'off',
      },
    },
    {
      files: TYPESCRIPT,
      rules: {
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'eslint-js/no-restricted-syntax': [
          'error',
          ...syntax.barrels,
          ...syntax.literalSpreads,
          ...syntax.foreignAwaits,
        ],
      },
    },
    {
      files: ['domain/**/*.ts'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [
                  '*',
                  '!zod',
                  '!mdast',
                  '!mdast-util-from-markdown',
                  '!micromark-util-classify-character',
                  '!./**',
                  '!../**',
                ],
                message: 'The domain imports only zod, the parser of marked texts and itself.',
              },
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
      excludeFiles: TESTS,
      rules: {
        'no-restricted-globals': ['error', ...GLOBALS_OF.node],
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: [`${SITE}/**/*.{ts,tsx}`, 'domain/**/*.ts'],
      excludeFiles: [...TESTS, ...ON_SERVER],
      rules: { 'browsers/floor': 'error' },
    },
    {
      files: [`${SERVER}/**/*.ts`],
      excludeFiles: [
        ...TESTS,
        '**/*.service.ts',
        `${SERVER}/{items,accounts/auth,platform/{files,database}}/**`,
        `${SERVER}/platform/cache/cacheGeneration.ts`,
        `${SERVER}/platform/rateLimit/**`,
      ],
      rules: prismaClientAsType,
    },
    {
      files: [
        `${SERVER}/**/*.{resolver,routes,types,transports}.ts`,
        `${SERVER}/{platform/graphql,web}/**/*.ts`,
      ],
      excludeFiles: TESTS,
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          ...syntax.barrels,
          ...syntax.literalSpreads,
          ...syntax.databaseBehindServices,
        ],
      },
    },
    pwaPart(['pwa/**/*.{ts,tsx}'], ['sweetalert2', 'swiper', 'workbox'], false),
    pwaPart([`${SITE}/**/*.{ts,tsx}`], ['sweetalert2', 'swiper', 'workbox']),
    // Runs on the server alone.
    pwaPart([`${SITE}/public/renderInTurns.ts`], ['sweetalert2', 'swiper', 'workbox'], false),
    pwaPart([OWNED.sweetalert2.owner], ['swiper', 'workbox']),
    pwaPart([OWNED.swiper.owner], ['sweetalert2', 'workbox']),
    pwaPart([OWNED.workbox.owner], ['sweetalert2', 'swiper']),
    pwaPart(['pwa/build/**'], ['sweetalert2', 'swiper'], false),
    {
      // Instances of argument classes are plain data.
      files: ['**/*.{resolver,transports}.ts'],
      rules: { 'typescript/no-misused-spread': 'off' },
    },
    {
      // Vitest's matchers (`expect.any`) have the type any; tests also try forbidden calls.
      files: TESTS,
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'eslint-js/no-restricted-syntax': ['error', ...syntax.barrels, ...syntax.literalSpreads],
      },
    },
    {
      // Programs for the terminal.
      files: ['**/scripts/**', 'tools/**', 'prisma/*.ts', `${SERVER}/{serve,emitSchema}.ts`],
      rules: { 'no-console': 'off' },
    },
    {
      // The specification requires some failures in the console.
      files: [`${SITE}/shared/consoleLog.ts`],
      rules: { 'no-console': 'off' },
    },
  ],
});
