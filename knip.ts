import type { KnipConfig } from 'knip';

/** Beside the workspaces, packages are used that a workspace has asked for: all lie in one folder. */
const PACKAGES_OF_WORKSPACES = [
  // Its list of words is read by a test.
  'dictionary-sr',
  'zod',
  'pino',
  'sharp',
  'better-sqlite3',
  '@apollo/client',
  'react-router-dom',
  'graphql',
  '@prisma/adapter-better-sqlite3',
  '@prisma/adapter-pg',
  'pg',
  'pg-connection-string',
];

/** Where programs begin that nothing imports; `npm run check:unused` finds what none of them reaches. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.js',
        'scripts/dev/{main.ts,watch.js}',
        'prisma/*.ts',
        // Fetched by the server when it fills an empty database.
        'demo/load.ts',
        'tools/{addDemoPicture,takeScreenshots}.ts',
        'tools/fonts/subsetFonts.ts',
        'deploy/{server,command}.js',
        '{demo,scripts,prisma}/**/*.test.ts',
        // Programs of the bench; some run as a process or a thread of their own.
        'tools/bench/*.{ts,js}',
        'tools/bench/minimal/index.tsx',
      ],
      project: ['{scripts,prisma,demo,tools,deploy}/**/*.{js,ts,tsx}'],
      ignoreDependencies: PACKAGES_OF_WORKSPACES,
    },
    domain: {
      entry: '**/*.test.ts',
      project: '**/*.ts',
    },
    'graphql-server': {
      entry: ['src/{main,emitSchema,commands/*}.ts', '{src,test}/**/*.test.ts'],
      project: '{src,test}/**/*.ts',
      // Of the generated database client, which is not looked into.
      ignoreDependencies: [
        '@prisma/client',
        // Of prisma/, which the server brings along.
        'pg-connection-string',
      ],
      // Of the test with a full disk.
      ignoreBinaries: ['mount', 'umount'],
    },
    pwa: {
      entry: [
        'src/{public/{start.ts,entry-server.tsx,offline/sw.ts},admin/entry.tsx}',
        // In place of zod, by the configuration of Vite.
        'src/shared/zodWithoutEval.ts',
        'e2e/templates.ts',
        'e2e/**/*.{e2e,browsers}.ts',
        '{src,build}/**/*.test.{ts,tsx}',
      ],
      project: '{src,build,e2e,test}/**/*.{ts,tsx}',
      ignoreDependencies: [
        // The browser tests look into the server's database and make pictures.
        'better-sqlite3',
        'sharp',
        // Their files are read by names put together (tools/fonts and the demo's lettering).
        '@fontsource-variable/commissioner',
        '@fontsource-variable/piazzolla',
      ],
    },
  },
  // A package of its own, with a lock file of its own.
  ignore: ['tools/bench/lighthouse/**'],
  // Tools of the system, which the bench uses where they are.
  ignoreBinaries: ['wrk', 'apt-get', 'taskset'],
  // A type that an exported function takes or gives is part of what it offers, though nobody has had to name it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
