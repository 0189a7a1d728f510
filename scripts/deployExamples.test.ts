import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PERSONAL = /moja-\((?:\?:)?rezervacija\|obavestenja\)/g;

it.each(['nginx.conf', 'nginx-mirror.conf', 'Caddyfile', 'Caddyfile.mirror'])(
  'links of persons are in no log of %s',
  (name) => {
    const text = readFileSync(new URL(`../deploy/examples/${name}`, import.meta.url), 'utf8');
    const mentions = text.match(/moja-/g) ?? [];
    expect(mentions.length).toBeGreaterThan(0);
    expect(text.match(PERSONAL)).toHaveLength(mentions.length);
    const logs = text.match(/format filter/g) ?? [];
    // The answer to a form leads to the person's link.
    expect(text.match(/resp_headers>Location delete/g) ?? []).toHaveLength(logs.length);
  },
);
