import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../domain/centre.ts';
import { ERROR_STATUS, FIELD_ERRORS } from '../domain/errorCodes.ts';
import { FEEDS, PAGES } from '../domain/pages.ts';
import { FLOOR } from '../tools/lint/floor.ts';
import { root } from './processes.js';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...files.filter((file) => /^docs\/.*\.md$/.test(file)),
];

const SOURCE = /\.(tsx?|js|json|css|prisma|sql|graphql)$|^deploy\//;
const isSource = (file: string): boolean =>
  SOURCE.test(file) && !/package-lock|^demo\/content/.test(file);
const sources = new Map(files.filter(isSource).map((file) => [file, read(file)]));
const sourcesIn = (folder: RegExp): string =>
  [...sources]
    .flatMap(([file, text]) => (folder.test(file) && !file.includes('.test.') ? [text] : []))
    .join('\n');
const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
/** Where packages and rules of lint are named. */
const named = [...files.filter((file) => /package\.json$/.test(file)), 'oxlint.config.ts']
  .map(read)
  .join('');
const words = new Set(
  found([...sources.values(), ...files].join('\n'), /([\p{L}_$][\p{L}\d_$]*)/gu),
);
const server = sourcesIn(/^graphql-server\/src\//);
const restRoutes = found(server, /'\/api\/(\w+\/\w+)'/g);
const options = found(
  sourcesIn(/^graphql-server\/src\/(commands|transfer|backup)\//),
  /(?<=[ [])(--[a-z]+)\b/g,
);
const variables = [
  ...found(read('graphql-server/src/platform/environment.ts'), /^ {2}([A-Z_]+): /gm),
  ...found(
    sourcesIn(/^(scripts|graphql-server\/test\/simulation)\//),
    /process\.env\['([A-Z_]+)'\](?! =)/g,
  ),
];
/** Addresses that the program spells out; what it computes in them is `*`. */
const addresses = found(
  sourcesIn(/^(graphql-server\/src|pwa\/(src|public)|domain)\//),
  /['"`](\/[^'"`\s]*)['"`]/g,
)
  .map((address) => address.replaceAll(/\$\{[^}]+\}|:\w+/g, '*'))
  .filter((address) => /^\/(?:\.well-known\/)?(?!\W)/.test(address));

/** The code spans of a text. What was rejected, and what is no longer, need not be there. */
const spans = (text: string): string[] =>
  found(text.replaceAll(/```[^]*?```/g, '').replace(/\*\*Rejected[^]*/, ''), /`([^`\n]+)`/g);
const blocks = (text: string): string[] =>
  [...text.matchAll(/```[^]*?```/g)].map(([block]) => block);

/** Files of an installation, an export, a build or a library, addresses of other sites, and other programs. */
const NOT_OURS = new Set(
  `secrets.json backup.json export.json Settings.json News.json Programs.json Cinema.json Konkurs.json
  PublicProcurment.json Gallery.json Colony.json ArtSaloon.json Premises.json documents.json sw.js
  ical.js SystemMaxUse data/ ./data tmp/ swept/ outbox/ undone/ swept/<since>/ pwa/dist/former /data
  release/centar-za-kulturu-<version>.tar.gz wp-content/uploads /etc/centar.env /opt/centar
  /opt/centar-0.2.0 /var/lib/centar/outbox /run/clamav/clamd.ctl StreamMaxLength /dev/shm /2019/05/koncert /amp/ /feed/ /page/2/
  /comment-page-1/ /lat/ /cir/ mirror-copy/ current/files api/News/GetNews.json
  cir/away.html offline-snapshot.json`.split(/\s+/),
);
const isOurs = (name: string): boolean => !NOT_OURS.has(name);

/** Matches an address or path with `{a,b}`, `<type>`, `{id}`, `:id`, `*` and `…` in it. */
const spelled = (path: string): string[] => {
  const choice = /\{([^{}]*,[^{}]*)\}/.exec(path);
  if (!choice) return [path];
  return (choice[1] ?? '')
    .split(',')
    .flatMap((one) => spelled(path.replace(choice[0], one.trim().replace(/[ ?].*/, ''))));
};
const pattern = (path: string, open = '[^ ]*'): string =>
  path
    .replaceAll(/[.+()[\]\\^$|?]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\{\w*\}|:\w+|\*+\/?|…/g, open);

const hasFile = (path: string): boolean => {
  const wanted = new RegExp(`(^|/)${pattern(path.replace(/\/$/, ''))}(\\.test)?(\\.tsx?)?$`);
  return [...files, ...folders].some((file) => wanted.test(file));
};
const hasAddress = (address: string): boolean => {
  const path = address.replace(/[?#].*/, '').replace(/^\/(?:cir|api)(?=\/.)/, '');
  const wanted = new RegExp(`^(/api)?${pattern(path)}/?$`);
  return addresses.some(
    (one) => wanted.test(one) || new RegExp(`^${pattern(one, '[^/ ]+')}$`).test(path),
  );
};
const isPath = (text: string): boolean =>
  /^[\w.@][\w.@*<>{}…-]*\/[\w.@*<>{}/…-]*$/.test(text.replaceAll(/\{[^{}]*\}/g, '{}'));
const isAddress = (text: string): boolean => /^\/[^ ]*$/.test(text);

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const present = new Set([...files, ...folders]);
    const broken = links.filter(([, to = '', heading]) => {
      const file = to === '' ? document : join(dirname(document), to).replace(/\/$/, '');
      if (!present.has(file)) return true;
      const headings = heading === undefined ? [] : found(read(file), /^#+ (.*)$/gm);
      const anchors = headings.map((one) =>
        one
          .toLowerCase()
          .replaceAll(/[^\p{L}\d _-]/gu, '')
          .replaceAll(' ', '-'),
      );
      return heading !== undefined && !anchors.includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names paths that exist', () => {
    const isMissing = (path: string): boolean =>
      !spelled(path).every((one) => hasFile(one) || hasAddress(`/${one}`)) && !named.includes(path);
    expect(spans(text).filter((name) => isPath(name) && isOurs(name) && isMissing(name))).toEqual(
      [],
    );
  });

  it('names files that exist', () => {
    const called = spans(text).filter((name) =>
      /^[\w.*-]+\.(tsx?|js|css|json|prisma|test|e2e|component)$/.test(name),
    );
    expect(called.filter((name) => isOurs(name) && !hasFile(name))).toEqual([]);
  });

  it('names addresses that are answered', () => {
    const called = spans(text).filter((name) => isAddress(name) && isOurs(name));
    expect(called.filter((name) => !spelled(name).every(hasAddress))).toEqual([]);
  });

  it('names npm scripts and options that exist', () => {
    const called = found(text, /npm run ([\w:-]+)/g);
    expect(called.filter((name) => !scripts.includes(name))).toEqual([]);
    const lines = text.split('\n').filter((line) => /npm run [\w-]+ -- /.test(line));
    const given = found(lines.join('\n'), / (--[a-z]+)/g).filter((option) => option !== '--omit');
    expect(given.filter((option) => !options.includes(option))).toEqual([]);
  });

  it('names code, settings and error codes that exist', () => {
    const code = found(
      spans(text).join('\n'),
      /(?<![\w./-])([a-z]+[A-Z]\w*|[A-Z]+(?:_\w+|[a-z]+[A-Z]\w*))(?![\w./-])/g,
    );
    expect(code.filter((name) => isOurs(name) && !words.has(name))).toEqual([]);
  });

  it('names environment variables that exist', () => {
    const set = found([...spans(text), ...blocks(text)].join('\n'), /\b([A-Z][A-Z_]+)=/g);
    expect(set.filter((name) => isOurs(name) && !variables.includes(name))).toEqual([]);
  });

  it('has lines of at most 100 characters outside tables, code and links', () => {
    const lines = text
      .replaceAll(/```[^]*?```/g, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .split('\n');
    expect(lines.filter((line) => !line.startsWith('|') && line.length > 100)).toEqual([]);
  });
});

describe('the documents', () => {
  const lasting = documents.filter((file) => !/^(CHANGELOG|docs\/decisions)/.test(file)).map(read);
  const code = lasting.flatMap((text) => [...spans(text), ...blocks(text)]).join('\n');
  const missing = (names: readonly string[]): string[] =>
    names.filter((name) => !new RegExp(`(?<![\\w-])${pattern(name)}(?![\\w-])`).test(code));

  it.each([
    ['environment variable', variables],
    ['npm script', scripts],
    ['option of a command', options],
    ['error code', [...Object.keys(ERROR_STATUS), ...FIELD_ERRORS]],
    ['group of settings', Object.keys(SETTINGS)],
    ['setting', Object.values(SETTINGS).flatMap(({ shape }) => Object.keys(shape))],
    ['feed', Object.values(FEEDS)],
  ])('name every %s', (_kind, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(missing(names)).toEqual([]);
  });

  it('name every public page', () => {
    const pages = spans(lasting.join('\n')).map((name) => name.replaceAll(/\{\w+\}|:\w+/g, '*'));
    const paths = Object.values(PAGES).map(({ path }) => path.replaceAll(/:\w+/g, '*'));
    expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
  });

  it('name every REST call', () => {
    const calls = found(code, /\b([A-Z]\w+\/(?:\w+|\{[^}]*\}))/g).flatMap((call) => {
      const [group = '', names = ''] = call.split('/');
      return found(names, /([A-Z]\w+)/g).map((name) => `${group}/${name}`);
    });
    expect(restRoutes.length).toBeGreaterThan(90);
    expect(restRoutes.filter((route) => !calls.includes(route))).toEqual([]);
  });
});

describe('the page of errors', () => {
  const errors = read('docs/errors.md');
  const rows = [...errors.matchAll(/^\| (\d+) +\| (.*)\|$/gm)].flatMap(([, status, codes = '']) =>
    found(codes, /`(\w+)`/g).map((code) => [code, Number(status)] as const),
  );
  const listed = found(errors, /^- (`.*?):/gm).flatMap((codes) => found(codes, /`(\w+)`/g));

  it('gives each code its status', () => {
    expect(rows.toSorted()).toEqual(Object.entries(ERROR_STATUS).toSorted());
  });

  it('lists exactly the codes of a field', () => {
    expect(listed.toSorted()).toEqual(FIELD_ERRORS.toSorted());
  });
});

describe('the table of the ASVS', () => {
  const rows = [...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(
    ([, number = '', cells = '']) => ({
      number,
      cells: cells.split('|').map((cell) => cell.trim()),
    }),
  );
  const VERDICTS = ['yes', 'partly', 'no', 'does not apply'];

  it('has each requirement once, and its sum is that of the rows', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    const counts = VERDICTS.map(
      (verdict) => rows.filter(({ cells }) => cells[1] === verdict).length,
    );
    const [, ...told] =
      /(\d+) rows, of\s+which (\d+) are met, (\d+) partly and (\d+) not; (\d+) do not apply/.exec(
        read('docs/asvs.md'),
      ) ?? [];
    expect(told.map(Number)).toEqual([rows.length, ...counts]);
    expect(rows.length).toBe(272);
  });

  it('names an existing test, or a reason', () => {
    const tests = new Set(
      files.flatMap((file) => {
        const [, name] = /([^/]+?)(?:\.component)?\.test\.tsx?$/.exec(file) ?? [];
        const [, journey] = /([^/]+\.e2e)\.ts$/.exec(file) ?? [];
        return [name, journey].filter((one) => one !== undefined);
      }),
    );
    const unproven = rows.filter(({ cells: [, verdict = '', answer = '', named = ''] }) => {
      const given = found(named, /`([^`]+)`/g);
      const isProven = verdict === 'yes' || verdict === 'partly' ? given.length > 0 : answer !== '';
      return !VERDICTS.includes(verdict) || !isProven || !given.every((one) => tests.has(one));
    });
    expect(unproven.map(({ number }) => number)).toEqual([]);
  });
});

describe('the README', () => {
  const readme = read('README.md');

  it.each([
    ['a start and a stop', ['npm start', 'Ctrl+C']],
    ['development', ['npm run dev']],
    ['a backup, a restore and a new beginning', ['npm run backup', 'npm run restore', 'mv data']],
    ['a visit by phone', ['HOST=0.0.0.0', '`https`', 'deploy/examples/']],
    ['the descriptions of calls', ['/api/docs', '/graphql/docs']],
  ])('tells of %s', (_subject, words) => {
    expect(words.filter((word) => !readme.includes(word))).toEqual([]);
  });

  it('names the oldest supported browsers, and what others get', () => {
    const [, browsers = ''] = /^\*\*Browsers\.\*\* ([^]*?)\n\n/m.exec(readme) ?? [];
    expect(browsers).toContain(`Safari ${String(FLOOR.safari.version)}`);
    expect(browsers).toContain('Firefox ESR');
    expect(browsers).toContain(`Chrome and Edge ${String(FLOOR.chrome.version)}`);
    expect(browsers).toContain('Older ones');
  });
});

it('the rules that code cites by number are in the documents', () => {
  const decisions = read('docs/product-decisions.md');
  const [site = '', panel = ''] = read('docs/specification.md').split('## Staff panel');
  const dangling = files
    .filter((file) => /\.(tsx?|js|css)$/.test(file) && file !== 'scripts/docs.test.ts')
    .flatMap((file) => {
      const text = read(file).replaceAll(/\s+(?:\*\s+|\/\/\s+)?/g, ' ');
      const cited = [
        ...text.matchAll(
          /(product decision|(?:staff |public )?specification,?(?: \(?section)?) (\d+)\b/g,
        ),
      ];
      return cited
        .filter(([, what = '', number = '']) => {
          const where = what.startsWith('product')
            ? decisions
            : what.startsWith('staff')
              ? panel
              : site;
          return !new RegExp(`^##.*\\b${number}\\. `, 'm').test(where);
        })
        .map(([cite]) => `${file}: ${cite}`);
    });
  expect(dangling).toEqual([]);
});
