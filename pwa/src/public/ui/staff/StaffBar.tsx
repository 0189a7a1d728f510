import type { ReactNode } from 'react';
import { findPage, pageItem, type PageName } from '@centar/domain/pages.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import './StaffBar.css';

const texts = siteTexts.staff;

const EVENTS: ReadonlySet<PageName> = new Set(['program', 'cornerProgram', 'movie']);

export interface StaffBarProps {
  /** Without the prefix of the script. */
  readonly path: string;
  /** The page is of a type without announced events. */
  readonly hasNothing: boolean;
  /** The page shows a future date. */
  readonly hasDates: boolean;
}

/** For signed-in staff: links to edit the shown item, to cancel one of its dates, to add the first one, and to the panel. */
export function StaffBar({ path, hasNothing, hasDates }: StaffBarProps): ReactNode {
  const page = findPage(path);
  const isItem = page !== undefined && pageItem(page) !== undefined;
  return (
    <aside className="staff-bar deep" aria-label={texts.label}>
      {isItem ? (
        <>
          <span>{texts.published}</span>
          {hasDates && EVENTS.has(page.name) ? (
            <a href={paths.cancel(path)}>{texts.cancel}</a>
          ) : null}
          <a href={paths.edit(path)}>{texts.edit}</a>
        </>
      ) : null}
      {hasNothing ? <a href={paths.programCreate}>{texts.first}</a> : null}
      <a href={paths.panel}>{texts.panel}</a>
    </aside>
  );
}
