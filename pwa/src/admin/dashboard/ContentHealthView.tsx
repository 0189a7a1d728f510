import { Fragment, useId, type ReactNode } from 'react';
import { compareMoments, formatDate } from '@centar/domain/dates.ts';
import type { ContentPart } from './contentHealth.adminOperations.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { describePicturesTexts } from '../pictures/describe/describePictures.texts.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { Loaded } from '../screen/useAsync.ts';
import { StaffHead } from '../ui/StaffHead.tsx';
import { itemOfPart, listOfPart, type PartKey } from './contentParts.ts';
import './ContentHealthView.css';

/** Links for each missing field; the list has all. */
const NAMED_ITEMS = 5;
const LATEST = 8;

const texts = {
  title: 'Stanje sadržaja',
  failed: 'Stanje sadržaja nije učitano.',
  lacking: 'Traži pažnju',
  nothingLacks: 'Ništa ne nedostaje: sve što je objavljeno ima fotografiju, opis ili dokument.',
  latest: 'Poslednje objavljeno',
  nothingPublished: 'Još ništa nije objavljeno.',
  what: {
    picture: 'bez fotografije',
    alternativeText: 'bez opisa fotografije',
    document: 'bez dokumenta',
    screening: 'bez predstojeće projekcije',
  } as Readonly<Record<string, string>>,
  lack: (part: string, what: string, count: number) => `${part}: ${what} (${String(count)})`,
  more: (count: number) => `i još ${String(count)}`,
  moreOf: (part: string, count: number) => `${part}: i još ${String(count)}`,
} as const;

export interface ContentHealthViewProps {
  readonly state: Pick<Loaded<readonly ContentPart[]>, 'data' | 'failure' | 'reload'>;
  /** Default: all parts. */
  readonly isMeant?: (part: PartKey) => boolean;
}

/** 'Stanje sadržaja': missing fields and latest publications, with links. */
export function ContentHealthView({
  state,
  isMeant = () => true,
}: ContentHealthViewProps): ReactNode {
  const heading = useId();
  return (
    <section className="state" aria-label={texts.title}>
      <StaffHead level={2} title={texts.title} />
      <LoadedView loaded={state} failed={texts.failed}>
        {(all) => {
          const parts = all.filter(isMeant);
          return (
            <div className="state-columns">
              <section aria-labelledby={`${heading}-lacking`}>
                <h3 id={`${heading}-lacking`}>{texts.lacking}</h3>
                <Lacking parts={parts} />
              </section>
              <section aria-labelledby={`${heading}-latest`}>
                <h3 id={`${heading}-latest`}>{texts.latest}</h3>
                <Latest parts={parts} />
              </section>
            </div>
          );
        }}
      </LoadedView>
    </section>
  );
}

interface PartsProps {
  readonly parts: readonly ContentPart[];
}

function Lacking({ parts }: PartsProps): ReactNode {
  const lacks = parts.flatMap((part) => part.lacks.map((lack) => ({ part, lack })));
  if (lacks.length === 0) return <p className="panel-text">{texts.nothingLacks}</p>;
  return (
    <>
      <ul className="state-list">
        {lacks.map(({ part, lack }) => {
          const list = listOfPart(part);
          const named = lack.items.slice(0, NAMED_ITEMS);
          const more = lack.count - named.length;
          return (
            <li key={`${part.section} ${part.itemType} ${lack.what}`}>
              <p>{texts.lack(list.label, texts.what[lack.what] ?? lack.what, lack.count)}</p>
              <p className="state-items">
                {named.map(({ itemId, title }) => (
                  <Fragment key={itemId}>
                    <a href={itemOfPart(part, itemId)}>{title}</a>{' '}
                  </Fragment>
                ))}
                {more > 0 ? (
                  <a href={list.href} aria-label={texts.moreOf(list.label, more)}>
                    {texts.more(more)}
                  </a>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
      {lacks.some(({ lack }) => lack.what === 'alternativeText') ? (
        <ButtonLink compact icon="pencil" href={adminPaths.describePictures}>
          {describePicturesTexts.link}
        </ButtonLink>
      ) : null}
    </>
  );
}

function Latest({ parts }: PartsProps): ReactNode {
  const known = parts
    .flatMap((part) => (part.latest ? [{ part, latest: part.latest }] : []))
    .sort((one, other) => compareMoments(other.latest.publishedAt, one.latest.publishedAt))
    .slice(0, LATEST);
  if (known.length === 0) return <p className="panel-text">{texts.nothingPublished}</p>;
  return (
    <ul className="state-list state-last">
      {known.map(({ part, latest }) => (
        <li key={`${part.section} ${part.itemType}`}>
          <p className="state-items">
            <a href={itemOfPart(part, latest.itemId)}>{latest.title}</a>
          </p>
          <p className="state-of">
            {listOfPart(part).label}, {formatDate(latest.publishedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
