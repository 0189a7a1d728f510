import { timesOf } from '@centar/domain/eventState.ts';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { formatDate, formatTime, weekday } from '@centar/domain/dates.ts';
import { useSignedIn } from '../auth/session.tsx';
import { failureSentence } from '../form/useSave.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { foundPeople } from '../reservations/foundPeople.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { classes } from '../../shared/ui/primitives/classes.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { Skeleton } from '../../shared/ui/primitives/Skeleton.tsx';
import { countedChanges, doorTexts as texts } from './door.texts.ts';
import {
  rowsOf,
  totalsOf,
  unsent,
  WALK_INS,
  walkInsOf,
  type DoorCopy,
  type DoorRow,
} from './doorCopy.ts';
import { useDoor, type Door } from './useDoor.ts';
import './door.css';

/** `/ap/ulaz/7`, for one hand: also opens without a connection. */
export function DoorPage(): ReactNode {
  const offerId = Number(useParams()['id']);
  const person = useSignedIn()?.id ?? 0;
  const door = useDoor(offerId, person);
  const { copy, failure } = door;
  return (
    <div className="staff-door">
      <title>{[texts.title, staffTexts.panel].join(' – ')}</title>
      {copy ? (
        <DoorList door={door} copy={copy} />
      ) : (
        <main className="door-empty">
          {failure ? (
            <ErrorAlert text={`${texts.failed} ${failureSentence(failure)}`} onRetry={door.retry} />
          ) : (
            <Skeleton kind="row" count={5} />
          )}
          <a href={adminPaths.reservations}>{texts.back}</a>
        </main>
      )}
    </div>
  );
}

type Shown = 'all' | 'missing';
const CHOICES = [
  { value: 'all', label: texts.all },
  { value: 'missing', label: texts.missing },
] as const;

function DoorList({ door, copy }: { readonly door: Door; readonly copy: DoorCopy }): ReactNode {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const { list } = copy;
  const rows = useMemo(() => rowsOf(copy), [copy]);
  const totals = totalsOf(copy, rows);
  const changed = rows.filter(({ change }) => change !== undefined).length;
  const isMissing = ({ arrived, places, change }: DoorRow): boolean =>
    arrived < places && change !== 'cancelled' && change !== 'gone';
  const listed = foundPeople(shown === 'all' ? rows : rows.filter(isMissing), query);
  return (
    <>
      <header className="door-head deep">
        <div className="door-title">
          <a href={adminPaths.reservationList(list.offerId)} aria-label={texts.back}>
            <Icon name="chevron-left" />
          </a>
          <div>
            <h1>{list.title}</h1>
            <p>
              {[
                `${weekday(list.at)} ${formatDate(list.at)}, ${formatStartTime(timesOf(list))}`,
                list.place,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <p className="door-totals" aria-live="polite">
          <b>{texts.arrived(totals.arrived, totals.places)}</b>
          <span>{texts.visitors(totals.visitors)}</span>
        </p>
      </header>
      <main className="door-main" id="sadrzaj" tabIndex={-1}>
        {list.status === 'cancelled' || list.status === 'removed' ? (
          <AlertBox tone="red" text={texts.cancelled} />
        ) : null}
        {changed > 0 ? (
          <AlertBox tone="amber" text={texts.changed(changed)}>
            <button type="button" onClick={door.acknowledge}>
              {texts.seen}
            </button>
          </AlertBox>
        ) : null}
        <div className="door-tools">
          <SearchBox label={texts.search} value={query} onChange={setQuery} />
          <FilterTabs label={texts.show} options={CHOICES} value={shown} onChange={setShown} />
        </div>
        {listed.length === 0 ? (
          <p className="panel-text" role="status">
            {query.trim()
              ? texts.noneFound(query.trim())
              : rows.length === 0
                ? texts.none
                : texts.allArrived}
          </p>
        ) : (
          <ul className="door-rows">
            {listed.map((row) => (
              <DoorRowView key={row.id} row={row} onCount={door.count} />
            ))}
          </ul>
        )}
        <OfflineNote {...door} />
      </main>
      <footer className="door-foot">
        <WalkIns copy={copy} onCount={door.count} />
        <DoorStatus door={door} copy={copy} />
      </footer>
    </>
  );
}

function changeWord({ change, placesBefore }: DoorRow): string | undefined {
  if (change === undefined) return undefined;
  return change === 'places' ? texts.changes.places(placesBefore ?? 0) : texts.changes[change];
}

interface DoorRowProps {
  readonly row: DoorRow;
  readonly onCount: Door['count'];
}

/** Each tick creates all rows again; only those with other values are rendered. */
const DoorRowView = memo(
  DoorRowContent,
  (before, after) =>
    before.onCount === after.onCount &&
    Object.entries(after.row).every(
      ([field, value]) => before.row[field as keyof DoorRow] === value,
    ),
);

function DoorRowContent(props: DoorRowProps): ReactNode {
  const { row, onCount } = props;
  const { id, name, places, arrived, least, note, change } = row;
  const isOff = change === 'cancelled' || change === 'gone';
  const isComplete = arrived >= places;
  const word = changeWord(row);
  return (
    <li
      className={classes(arrived > 0 && 'is-here', isComplete && 'is-complete', isOff && 'is-off')}
    >
      <button
        className="door-tick"
        type="button"
        aria-pressed={isComplete}
        disabled={isOff && arrived === 0}
        onClick={() => {
          onCount(id, isComplete ? least : places);
        }}
      >
        <span className="door-box">{isComplete ? <Icon name="check" size={28} /> : null}</span>
        <span className="door-who">
          <b>{isOff ? <s>{name}</s> : name}</b>
          {word === undefined ? null : <em>{word}</em>}
          {note ? <small>{note}</small> : null}
        </span>
        <span className="door-count">{texts.of(arrived, places)}</span>
      </button>
      {places > 1 ? (
        <Stepper
          name={name}
          value={arrived}
          least={least}
          most={places}
          onChange={(next) => {
            onCount(id, next);
          }}
        />
      ) : null}
    </li>
  );
}

function Stepper(props: {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { name, value, least, most, onChange } = props;
  return (
    <span className="door-steps">
      <button
        type="button"
        aria-label={texts.fewer(name)}
        disabled={value <= least}
        onClick={() => {
          onChange(value - 1);
        }}
      >
        −
      </button>
      <button
        type="button"
        aria-label={texts.more(name)}
        disabled={value >= most}
        onClick={() => {
          onChange(value + 1);
        }}
      >
        +
      </button>
    </span>
  );
}

const MOST_WALK_INS = 100_000;

function WalkIns(props: { readonly copy: DoorCopy; readonly onCount: Door['count'] }): ReactNode {
  const { copy, onCount } = props;
  const { arrived, own } = walkInsOf(copy);
  return (
    <p className="door-walk-ins">
      <span>{texts.walkIns}</span>
      <output>{arrived}</output>
      <Stepper
        name={texts.walkIns}
        value={own}
        least={0}
        most={MOST_WALK_INS}
        onChange={(next) => {
          onCount(WALK_INS, next);
        }}
      />
    </p>
  );
}

function OfflineNote({ opensOffline, isStored }: Door): ReactNode {
  if (opensOffline === undefined) return null;
  const isReady = opensOffline && isStored !== false;
  return (
    <p className="door-offline" role="status">
      <Icon name={isReady ? 'check' : 'warning'} size={18} />
      {isReady ? texts.offlineReady : texts.offlineNotReady}
    </p>
  );
}

/** What is on the phone and on the server. */
function DoorStatus({ door, copy }: { readonly door: Door; readonly copy: DoorCopy }): ReactNode {
  const { failure, isSending, isStored } = door;
  const waiting = unsent(copy).length;
  const time = formatTime(new Date(copy.answeredAt));
  const words = texts.status;
  const sentences = [
    isStored === false ? words.notStored : '',
    failure?.code === 'UNAUTHENTICATED' ? words.signedOut : '',
    failure?.code === 'NETWORK' ? words.offline : '',
    failure && failure.code !== 'UNAUTHENTICATED' && failure.code !== 'NETWORK'
      ? failureSentence(failure)
      : '',
    waiting === 0
      ? copy.sequence > 0
        ? words.sentAt(time)
        : words.refreshedAt(time)
      : failure || !isSending
        ? (isStored ? words.stored : words.notSent)(countedChanges(waiting))
        : words.sending,
  ];
  const isSignedOut = failure?.code === 'UNAUTHENTICATED';
  return (
    <div className={classes('door-status', (waiting > 0 || failure) && 'is-waiting')}>
      <p role="status">{sentences.filter(Boolean).join(' ')}</p>
      {failure ? (
        <Button compact busy={isSending} busyLabel={words.sending} onClick={door.retry}>
          {isSignedOut ? words.signIn : words.retry}
        </Button>
      ) : null}
    </div>
  );
}
