import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isAdministrator } from '@centar/domain/access.ts';
import { useSections, useSignedIn } from '../auth/session.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { NoPermission } from '../screen/NoPermission.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone } from '../toast/useDone.ts';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { Button, ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import {
  isOffer,
  itemKey,
  listedDates,
  momentOf,
  pastPeriod,
  stateBadge,
  upcomingPeriod,
  type ListedDate,
} from './offers.ts';
import { AdminOffers, DatesToOffer, type Offer } from './reservations.adminOperations.ts';
import { reservationTexts as texts } from './reservations.texts.ts';
import { TakenBar } from './TakenBar.tsx';
import { useHoldsDates } from './useHoldsDates.ts';
import '../halls/TermRow.css';
import '../ui/RowChoice.css';
import './reservations.css';

const SHOWN = { offered: '', all: 'svi', past: 'prosli' } as const;
type Shown = (typeof SHOWN)[keyof typeof SHOWN];

const CHOICES = [
  { value: SHOWN.offered, label: texts.offered },
  { value: SHOWN.all, label: texts.all },
  { value: SHOWN.past, label: texts.past },
] as const;

const EMPTY: Readonly<Record<Shown, string>> = {
  '': texts.none,
  svi: texts.noneAtAll,
  prosli: texts.nonePast,
};

/** `/ap/rezervacije`; `?stavka=Program-12` has the dates of one item. */
export function ReservationsPage(): ReactNode {
  return useHoldsDates() ? <Reservations /> : <NoPermission text={texts.noSections} />;
}

function useDates(isPast: boolean) {
  const { query } = useStaffCalls();
  return useAsync(
    useCallback(async () => {
      const now = new Date();
      const period = isPast ? pastPeriod(now) : upcomingPeriod(now);
      const [uses, { reservationOffers }] = await Promise.all([
        isPast ? [] : query(DatesToOffer, period).then(({ hallUses }) => hallUses),
        query(AdminOffers, period),
      ]);
      return { uses, offers: reservationOffers.filter(isOffer), now };
    }, [query, isPast]),
  );
}

function Reservations(): ReactNode {
  const user = useSignedIn();
  const sections = useSections();
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<ListedDate>();
  const { done, say } = useDone();
  const item = search.get('stavka');
  const named = search.get('prikaz');
  const shown = Object.values(SHOWN).find((value) => value === named) ?? SHOWN.offered;
  const isPast = shown === SHOWN.past;
  const loaded = useDates(isPast);
  const isShown = (date: ListedDate): boolean =>
    item === null ? shown !== SHOWN.offered || date.offer !== undefined : itemKey(date) === item;
  return (
    <StaffScreen
      title={texts.title}
      subtitle={texts.subtitle}
      action={
        user && isAdministrator(user) ? (
          <ButtonLink compact href={adminPaths.personReservations}>
            {texts.ofPerson.title}
          </ButtonLink>
        ) : undefined
      }
    >
      <DoneToast done={done} failure={undefined} />
      {item === null ? (
        <div className="tools">
          <FilterTabs<Shown>
            label={texts.show}
            options={CHOICES}
            value={shown}
            onChange={(value) => {
              setSearch(value ? { prikaz: value } : {}, { replace: true });
            }}
          />
        </div>
      ) : (
        <p className="panel-ways">
          <ButtonLink compact href={`${adminPaths.reservations}?prikaz=${SHOWN.all}`}>
            {texts.all}
          </ButtonLink>
        </p>
      )}
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ uses, offers, now }) => {
          const dates = listedDates(uses, offers, sections, now).filter(isShown);
          const listed = isPast ? dates.toReversed() : dates;
          return listed.length === 0 ? (
            <p className="panel-text" role="status">
              {EMPTY[item === null ? shown : SHOWN.all]}
            </p>
          ) : (
            <ul className="term-rows reservation-rows">
              {listed.map((date) => (
                <DateRow key={date.dateKey} date={date} onOpen={setOpened} />
              ))}
            </ul>
          );
        }}
      </LoadedView>
      {opened ? (
        <OfferDialog
          key={opened.dateKey}
          date={opened}
          onClose={() => {
            setOpened(undefined);
          }}
          onSaved={(_offer, text) => {
            setOpened(undefined);
            say(text);
            loaded.reload();
          }}
        />
      ) : null}
    </StaffScreen>
  );
}

function DateRow(props: {
  readonly date: ListedDate;
  readonly onOpen: (date: ListedDate) => void;
}): ReactNode {
  const { date, onOpen } = props;
  const { title, place, offer } = date;
  const isCancelled = date.status === 'cancelled' || date.status === 'removed';
  return (
    <li className={isCancelled ? 'is-cancelled' : undefined}>
      <div className="term-what">
        {offer ? <a href={adminPaths.reservationList(offer.id)}>{title}</a> : <b>{title}</b>}
        <small>{[momentOf(date), place].filter(Boolean).join(' · ')}</small>
      </div>
      {offer ? (
        <>
          <OfferCounts offer={offer} />
          <div className="term-state">
            <StatusBadge {...stateBadge(offer)} />
          </div>
        </>
      ) : null}
      <div className="term-acts">
        {offer ? (
          <>
            <Button
              compact
              kind="quiet"
              aria-label={texts.rulesOf(title)}
              onClick={() => {
                onOpen(date);
              }}
            >
              {texts.rules}
            </Button>
            <ButtonLink compact aria-label={texts.doorOf(title)} href={adminPaths.door(offer.id)}>
              {texts.door}
            </ButtonLink>
            <ButtonLink
              compact
              aria-label={texts.listOf(title)}
              href={adminPaths.reservationList(offer.id)}
            >
              {texts.list}
            </ButtonLink>
          </>
        ) : isCancelled ? (
          <StatusBadge kind="cancelled" text={texts.cancelled} />
        ) : (
          <Button
            compact
            aria-label={texts.openOf(title)}
            onClick={() => {
              onOpen(date);
            }}
          >
            {texts.open}
          </Button>
        )}
      </div>
    </li>
  );
}

function OfferCounts({ offer }: { readonly offer: Offer }): ReactNode {
  const { taken, places, waiting, arrived } = offer;
  const facts = [
    waiting > 0 ? texts.waiting(waiting) : '',
    taken > places ? texts.beyond(taken - places) : '',
    arrived > 0 ? texts.arrived(arrived) : '',
  ];
  return (
    <div className="term-counts">
      <TakenBar taken={taken} places={places} />
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </div>
  );
}
