// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * How programs of the server are transpiled for Node (decorators need it). Packages stay external
 * but for some of the server (`bundleServer.js`). Outputs must be as deep as the sources, since they
 * find other folders by relative paths.
 */
export const BUNDLE_OPTIONS = /** @type {const} */ ({
  bundle: true,
  packages: 'external',
  // A release can't install the domain as a package.
  alias: { '@centar/domain': join(root, 'domain') },
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: 'linked',
  sourcesContent: false,
  tsconfig: join(root, 'tsconfig.json'),
  logLevel: 'warning',
});
