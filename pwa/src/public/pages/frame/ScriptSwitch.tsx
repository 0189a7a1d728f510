import type { ReactNode } from 'react';
import { inScript, LANGUAGE_TAGS, SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { shownScript } from '../../../shared/script/script.ts';
import { useSite } from '../../page/siteContext.ts';
import './ScriptSwitch.css';

/** The short name on phones, and the rest of the word. */
const NAMES: Readonly<Record<Script, readonly [string, string]>> = {
  latin: ['Lat', 'inica'],
  cyrillic: ['Ћир', 'илица'],
};

/** Links to this page in the other script, keeps the scroll position and stores the choice. */
export function ScriptSwitch(): ReactNode {
  const { address } = useSite();
  const other = SCRIPTS.find((script) => script !== shownScript()) ?? 'latin';
  const [short, rest] = NAMES[other];
  return (
    <a
      className="nav-script"
      href={inScript(other, address)}
      hrefLang={LANGUAGE_TAGS[other]}
      lang={LANGUAGE_TAGS[other]}
      translate="no"
      data-press="script"
    >
      {short}
      <span translate="no">{rest}</span>
    </a>
  );
}
