import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import plugin from './browserFloor.ts';

RuleTester.describe = describe;
// Its own assertions are not counted.
RuleTester.it = (code, work) => {
  it(code, () => {
    expect(work).not.toThrow();
  });
};

/** The rule looks at the few parts of the nodes that it names. */
const floor = plugin.rules.floor as unknown as Parameters<RuleTester['run']>[1];

const without = (code: string, message: RegExp) => ({ code, errors: [{ message }] });

new RuleTester().run('what the oldest supported browsers lack is reported', floor, {
  valid: [
    'items.toSorted(); items.findLast(isOn); items.at(-1); structuredClone(item);',
    'for (const id of groups.keys()) read(id);',
    '[...groups.values()].map(read); Object.values(fields).map(read);',
    "import { z } from 'zod'; z.union([text, number]);",
    "import { Children } from 'react'; Children.toArray(children);",
    "if ('requestIdleCallback' in window) window.requestIdleCallback(work);",
    'element.checkVisibility?.();',
    'if (`share` in navigator) navigator.share(page);',
    'if (URL.canParse) URL.canParse(text);',
    "const parses = typeof URL.canParse === 'function' ? URL.canParse(text) : read(text);",
    'navigator.connection && read(navigator.connection);',
    'class Reader { all() { return this.toArray(); } }',
    'const { Temporal } = globalThis; if (Temporal) Temporal.Instant.from(text);',
    'new Map(items).size; new Set(items).has(item);',
    'text.replace(/(?<=a)b/gu, text);',
  ],
  invalid: [
    without('Map.groupBy(items, keyOf);', /Chrome 117.*Safari 17\.4/),
    without('Object.groupBy(items, keyOf);', /'groupBy'/),
    without('URL.canParse(text);', /Safari 17/),
    without('if (URL.canParse(text)) read(text);', /Safari 17/),
    without('URL.parse(text);', /'parse'/),
    without('Response.json(data);', /'json'.*Safari 17/),
    without('Promise.withResolvers();', /'withResolvers'/),
    without('Promise.try(work);', /'try'/),
    without('Array.fromAsync(items);', /'fromAsync'/),
    without('AbortSignal.any(signals);', /'any'/),
    without('one.union(other);', /'union'/),
    without('const one = new Set(); one.isSubsetOf(other);', /'isSubsetOf'/),
    without('groups.values().map(read);', /'map'.*Safari 18\.4/),
    without('text.matchAll(/a/g).toArray();', /'toArray'/),
    without('const search = new URLSearchParams(); search.size > 0;', /'size'.*Safari 17/),
    without('url.searchParams.size;', /'size'/),
    without('const search = new URLSearchParams(); if (search.size) read(search);', /'size'/),
    without('element.checkVisibility();', /'checkVisibility'/),
    without('element.showPopover();', /'showPopover'/),
    without('window.requestIdleCallback(work);', /'requestIdleCallback'/),
    without('navigator.share(page);', /'share'/),
    without('Temporal.Now.instant();', /'Temporal'/),
    without('text.replace(/[a--b]/v, text);', /'v'/),
    without('map.getOrInsert(key, value);', /'getOrInsert'/),
  ],
});
