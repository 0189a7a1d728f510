// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';

/** `npm run bench`: prepares the clone and measures it; passes arguments on. */
await run(async () => {
  const groups = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const audits = groups.length === 0 || groups.includes('pages');
  await prepare({ development: true, server: true, pwa: true, audits });
  const bench = tool('tsx/dist/cli.mjs', 'tools/bench/main.ts', ...process.argv.slice(2));
  process.exitCode = (await execute(bench, { show: true })).code;
});
