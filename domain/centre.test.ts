import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCentreFacts } from './centre.ts';

const text = readFileSync(new URL('../centar.config.json', import.meta.url), 'utf8');

/** The file with one value replaced, by its path. */
function withValue(path: string, value: unknown): string {
  const facts = JSON.parse(text) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    facts,
  );
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return JSON.stringify(facts);
}

describe('centar.config.json', () => {
  it('as it is shipped is right', () => {
    const facts = readCentreFacts(text);
    expect(facts).toMatchObject({ shortName: 'CKJ', town: 'Jasengrad' });
    expect(facts.figures).toHaveLength(4);
  });

  it('in broken JSON is told so', () => {
    expect(() => readCentreFacts('{ "name": }')).toThrow(
      /^centar\.config\.json is not valid JSON: /,
    );
  });

  it.each([
    ['name', undefined],
    ['name', '  '],
    ['name', 7],
    ['email', 'kontakt'],
    ['phone', ''],
    ['address.street', undefined],
    ['map.latitude', 91],
    ['map.longitude', '20'],
    ['boxOffice.days.utorak', ['10', '20:00']],
    ['boxOffice.days.utorak', ['24:00', '25:00']],
    ['boxOffice.days.sreda', undefined],
    ['social.facebook', 'javascript:alert(1)'],
    ['social.youtube', '//evil.example'],
    ['externalProgramList', 'data:text/html,x'],
    ['externalProgramList', 'ftp://x.example'],
    ['figures', []],
  ])('a wrong %s is told in one line that names it', (path, value) => {
    const line = new RegExp(
      `^centar\\.config\\.json, ${path.replaceAll('.', '\\.')}[^\\n]*: [^\\n]+$`,
    );
    expect(() => readCentreFacts(withValue(path, value))).toThrow(line);
  });

  it('an unknown name is told too', () => {
    expect(() => readCentreFacts(withValue('telefon', '1'))).toThrow(/telefon/);
  });

  it.each(['#', '/programs-list', 'https://example.rs/x'])('the link %s is right', (link) => {
    expect(readCentreFacts(withValue('externalProgramList', link)).externalProgramList).toBe(link);
  });
});
