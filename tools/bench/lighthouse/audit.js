/**
 * Audits one address: `node audit.js <address> <simulate|devtools> <with|without>`. Prints one line
 * of JSON. A separate process, since a second audit would use a warm cache, and Lighthouse is
 * installed only for it, so types are unchecked.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const [address = '', method = 'simulate', scripts = 'with'] = process.argv.slice(2);
const chrome = await launch({ chromeFlags: FLAGS, chromePath: process.env['CHROMIUM'] ?? '' });
try {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: method === 'devtools' ? 'devtools' : 'simulate',
    // The same page without scripts.
    blockedUrlPatterns: scripts === 'without' ? ['*/assets/*.js'] : null,
  });
  if (!result) throw new Error(`No result for ${address}`);
  const { categories, audits } = result.lhr;
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? Number.NaN;
  console.log(
    JSON.stringify({
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      // Lighthouse's reason for missing figures.
      reason: audits['first-contentful-paint']?.errorMessage ?? '',
    }),
  );
} finally {
  chrome.kill();
}
