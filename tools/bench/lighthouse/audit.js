/**
 * Audits one address once: `node audit.js <address> <simulate|devtools> <with|without>`. Prints the figures as
 * one line of JSON. Apart from the bench, because Lighthouse is installed for it alone, and because a process
 * that has audited a page before would audit the next one with a warm cache. Its types are not checked: its packages
 * are there only where pages are measured.
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
    // The same page without its code: what it would be like if there were none.
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
      bytes: value('total-byte-weight'),
      // Where there are no figures: what Lighthouse could not read.
      reason: audits['first-contentful-paint']?.errorMessage ?? '',
    }),
  );
} finally {
  await chrome.kill();
}
