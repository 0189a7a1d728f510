import type { ReactNode } from 'react';
import { formatDate } from '@centar/domain/dates.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { shortMoment } from '../halls/moves.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { paths } from '../../shared/paths.ts';
import type { SectionTile } from '../navigation/staffScreens.ts';
import { addOf } from './AddMenu.tsx';
import { listOfPart } from './contentParts.ts';
import type { DeskContent } from './desk.adminOperations.ts';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.sections;

/** Films and programmes about films share a section. */
const addOfTile = ({ section, href }: SectionTile): string | undefined =>
  href === adminPaths.programType('bioskop') ? paths.programCreate : addOf(section);

/** The person's sections. */
export function SectionCards(props: {
  readonly tiles: readonly SectionTile[];
  /** Undefined while loading. */
  readonly desk: DeskContent | undefined;
  readonly label: string;
}): ReactNode {
  const { tiles, desk, label } = props;
  return (
    <ul className="section-cards" aria-label={label}>
      {tiles.map((tile) => {
        const part = desk?.contentState.find((one) => listOfPart(one).href === tile.href);
        const next = desk?.desk.next.find(
          ({ section, itemType }) => section === part?.section && itemType === part.itemType,
        );
        const add = addOfTile(tile);
        return (
          <li key={tile.href}>
            <a href={tile.href}>{tile.label}</a>
            <p>
              {part ? <b>{texts.published(part.published)}</b> : '\u00a0'}
              <small>
                {next
                  ? texts.next(shortMoment(timesOf(next)), next.title)
                  : part?.latest
                    ? texts.latest(formatDate(part.latest.publishedAt), part.latest.title)
                    : part
                      ? texts.nothing
                      : '\u00a0'}
              </small>
            </p>
            {add ? (
              <a className="section-add" href={add} aria-label={texts.add(tile.label)}>
                <Icon name="plus" />
              </a>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
