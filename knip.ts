import type { KnipConfig } from 'knip';

/** Packages of other workspaces are used too: all are in one folder. */
const PACKAGES_OF_WORKSPACES = [
  // Tests and the build read its words.
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

/** Entry points; `npm run check:unused` finds what none of them reaches. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.js',
        'scripts/dev/{main.ts,watch.js}',
        'prisma/*.ts',
        // Imported by the server to fill an empty database.
        'demo/load.ts',
        'tools/{addDemoPicture,takeManualPictures,takeScreenshots}.ts',
        'tools/{testAccess,testMirror,writeCommonPasswords}.ts',
        'tools/fonts/{subsetFonts,drawGlyphs}.ts',
        'deploy/{server,command,verify}.js',
        '{demo,scripts,prisma}/**/*.test.ts',
        // Some of the bench's programs run as a separate process or thread.
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
      // Of the generated database client, which is not analysed.
      ignoreDependencies: [
        '@prisma/client',
        // Of prisma/ and domain/, which the server includes.
        'pg-connection-string',
        'mdast-util-from-markdown',
        'micromark-util-classify-character',
      ],
      // For the test with a full disk.
      ignoreBinaries: ['mount', 'umount'],
    },
    pwa: {
      entry: [
        'src/{public/{browser/start.ts,entry-server.tsx,offline/sw.ts},admin/entry.tsx}',
        // Found by their file name.
        'src/**/*.island.tsx',
        // Vite's configuration replaces zod by it.
        'src/shared/zodWithoutEval.ts',
        'e2e/templates.ts',
        'test/sharedPage.ts',
        'e2e/**/*.{e2e,browsers,chromium}.ts',
        '{src,build}/**/*.test.{ts,tsx}',
      ],
      project: '{src,build,e2e,test}/**/*.{ts,tsx}',
      ignoreDependencies: [
        // The browser tests read the server's database and draw pictures.
        'better-sqlite3',
        'sharp',
        // Read by computed file names (tools/fonts and the demo's lettering).
        '@fontsource-variable/commissioner',
        '@fontsource-variable/piazzolla',
      ],
    },
  },
  // A separate package with its own lock file.
  ignore: ['tools/bench/lighthouse/**'],
  // System tools, which the bench uses if available.
  ignoreBinaries: ['wrk', 'apt-get', 'taskset'],
  // Types in the signature of an exported function may be exported without being imported.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
