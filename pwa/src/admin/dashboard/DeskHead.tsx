import { use, useMemo, type ReactNode } from 'react';
import { formatDate, weekday } from '@centar/domain/dates.ts';
import { boxOfficeWords } from '../../shared/hoursText.ts';
import { readPageFacts } from '../../shared/pageFacts.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FindContext } from '../find/findContext.ts';
import { findTexts } from '../find/find.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AddMenu } from './AddMenu.tsx';
import './desk.css';

/** `Dashboard · subota, 28.11.2026 · blagajna danas do 20:00` */
export function DeskSubtitle({ now }: { readonly now: Date }): ReactNode {
  const boxOffice = useMemo(() => boxOfficeWords(readPageFacts().hours, now), [now]);
  return (
    <span className="desk-day">
      <span>{staffTexts.dashboard}</span>
      <span>{`· ${weekday(now)}, ${formatDate(now)}`}</span>
      {boxOffice ? <span>{`· ${boxOffice.toLowerCase()}`}</span> : null}
    </span>
  );
}

/** 'Traži sve' and '+ Dodaj' with further links. */
export function DeskActions({ more }: { readonly more?: readonly LinkTo[] }): ReactNode {
  const find = use(FindContext);
  return (
    <>
      <Button compact className="desk-find" icon="search" onClick={find}>
        {findTexts.title} <kbd>{findTexts.key}</kbd>
      </Button>
      <AddMenu {...(more ? { more } : {})} />
    </>
  );
}
