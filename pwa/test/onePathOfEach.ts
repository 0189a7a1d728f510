import { PAGE_ENTRIES } from '@centar/domain/pages.ts';

const SLUGS: Readonly<Record<string, string>> = {
  programType: 'likovni',
  cornerPrograms: 'americki',
};
const PARTS: Readonly<Record<string, string>> = {
  id: '7',
  year: '2026',
  date: 'program-7',
  code: 'A'.repeat(43),
};

/** A path of each public page. */
export const onePathOfEach: readonly string[] = PAGE_ENTRIES.map(([name, { path }]) =>
  path.replace(/:(\w+)/, (_, part: string) => PARTS[part] ?? SLUGS[name] ?? ''),
);
