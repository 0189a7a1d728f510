import { spawn } from 'node:child_process';
import { freePort } from '../product.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;
const POLL_MS = 100;
/** The key of an element in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's key codes. */
const KEYS = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' } as const;

/** Sends a WebDriver command. */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const askAt =
  (root: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(root + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function untilReady(ask: Ask): Promise<void> {
  const end = Date.now() + MINUTE;
  for (;;) {
    const status = await ask('GET', '/status').catch(() => undefined);
    if (status) return;
    if (Date.now() > end) throw new Error("WebKit's driver does not answer.");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Starts WebKitGTK's MiniBrowser by its driver, on a virtual screen. */
export async function startWebKit(): Promise<Visitor> {
  const { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: binary } = process.env;
  if (!driver || !binary)
    throw new Error('There is no WebKit: set WEBKIT_DRIVER and WEBKIT_BROWSER.');
  const port = String(await freePort());
  // A separate process group: the screen, the driver and the browser.
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  process.once('exit', stop);
  const root = `http://127.0.0.1:${port}`;
  await untilReady(askAt(root));
  const { sessionId } = (await askAt(root)('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        timeouts: { pageLoad: MINUTE, script: MINUTE },
      },
    },
  })) as { sessionId: string };
  const ask = askAt(`${root}/session/${sessionId}`);
  const find = async (selector: string): Promise<string> => {
    const found = await ask('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${(found as { [ELEMENT]: string })[ELEMENT]}`;
  };
  const send = async (selector: string, text: string): Promise<void> => {
    await ask('POST', `${await find(selector)}/value`, { text });
  };
  const run: Visitor['run'] = async (work, ...given) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${work.toString()})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = (await ask('POST', '/execute/async', { script, args: given })) as {
      value: never;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    run,
    async open(address) {
      await ask('POST', '/url', { url: address });
    },
    // The driver's click fails on some elements, such as links in two pieces.
    async press(selector) {
      const { x, y } = await run((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const rect = element?.getClientRects()[0] ?? new DOMRect();
        return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      }, selector);
      const actions = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type: send,
    async key(name) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[name] }));
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    choose: send,
    async resize(width, height) {
      await ask('POST', '/window/rect', { width, height });
    },
    async end() {
      await ask('DELETE', '').catch(() => undefined);
      stop();
      process.removeListener('exit', stop);
    },
  };
}
