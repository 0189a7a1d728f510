import { useEffect, useState } from 'react';
import { isNoPage, ownPaths } from '@centar/domain/secondLook.ts';
import type { InputText } from '../fields/inputTexts.ts';
import type { Remark } from './remarks.ts';
import { secondLookTexts as texts } from './secondLook.texts.ts';
import { askSpelling } from './spelling.ts';

/** Without typing. */
const PAUSE_MS = 1200;

/** The last parts of paths whose texts are Serbian sentences. */
const PROSE = /^(?:title|description|statusNote|imageAlt)$/;

const NONE: readonly Remark[] = [];

/** By path; asked once. */
const missing = new Map<string, Promise<boolean>>();

async function isMissing(path: string): Promise<boolean> {
  if (isNoPage(path)) return true;
  return (await fetch(path, { method: 'HEAD' })).status === 404;
}

function isMissingOnce(path: string): Promise<boolean> {
  const asking = missing.get(path) ?? isMissing(path).catch(() => false);
  missing.set(path, asking);
  return asking;
}

async function linkRemarks(values: readonly InputText[]): Promise<Remark[]> {
  const links = values.flatMap(({ path, text, source = '' }) =>
    ownPaths(`${text}\n${source}`, [window.location.host]).map((link) => ({ path, link })),
  );
  const found = await Promise.all(
    links.map(async ({ path, link }) =>
      (await isMissingOnce(link)) ? [{ path, text: texts.deadLink(link) }] : [],
    ),
  );
  return found.flat();
}

async function slipRemarks(values: readonly InputText[]): Promise<Remark[]> {
  if (values.length === 0) return [];
  const found = await askSpelling(values.map(({ text }) => text));
  return values.flatMap(({ path }, at) =>
    (found[at] ?? []).map(({ word, meant }) => ({ path, text: texts.slip(word, meant) })),
  );
}

/** Remarks that need the dictionary or the server. Errors only omit them. */
export function useLaterRemarks(values: readonly InputText[]): readonly Remark[] {
  const prose = JSON.stringify(values.filter(({ path }) => PROSE.test(path.at(-1) ?? '')));
  const [found, setFound] = useState<{
    readonly of: string;
    readonly remarks: readonly Remark[];
  }>();
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const looked = JSON.parse(prose) as InputText[];
      const all = await Promise.all([
        linkRemarks(looked),
        // The dictionary may fail to load.
        slipRemarks(looked).catch(() => NONE),
      ]);
      if (isCurrent) setFound({ of: prose, remarks: all.flat() });
    };
    const timer = window.setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [prose]);
  return found?.remarks ?? NONE;
}
