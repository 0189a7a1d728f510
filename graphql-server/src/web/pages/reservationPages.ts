import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGES, pagePath } from '@centar/domain/pages.ts';
import { pageAddress, type PageAddress } from '@centar/domain/publicAddress.ts';
import {
  RESERVATION_FIELDS,
  RESERVED,
  type OwnReservationView,
  type ReservationDeed,
  type ReservationFormView,
  type ReservationProblem,
  type ReservationValues,
  type ReservationView,
  type ReservedDate,
} from '@centar/domain/reservationPages.ts';
import { mostPlaces, type Contact, type OfferState } from '@centar/domain/reservations.ts';
import { networkOfRequest } from '../../platform/http/clientAddress.ts';
import type { AppError } from '../../platform/errors.ts';
import type { FreePlaces, OwnReservation } from '../../reservations/reservations.types.ts';
import type { VisitorsService } from '../../reservations/visitors.service.ts';
import {
  createLiveAnswers,
  refuseForeign,
  registerLiveForms,
  type LiveOptions,
  type Refusal,
} from './liveForms.ts';

const KEY_BYTES = 32;

export interface ReservationPagesOptions extends LiveOptions<ReservationView> {
  readonly visitors: VisitorsService;
  readonly publicUrl: string;
}

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function dateOf(row: FreePlaces | OwnReservation): ReservedDate {
  const { dateKey, title, path, place, statusNote } = row;
  return {
    dateKey,
    title,
    path,
    place,
    statusNote,
    status: row.status as ReservedDate['status'],
    at: row.at.toISOString(),
    endsAt: isoOf(row.endsAt),
    formerAt: isoOf(row.formerAt),
  };
}

const PROBLEMS: Readonly<Partial<Record<AppError['code'], ReservationProblem>>> = {
  BAD_USER_INPUT: 'invalid',
  TOO_MANY_TRIES: 'tooManyTries',
  CONFLICT: 'changed',
};

function typedValues(body: URLSearchParams): ReservationValues {
  return Object.fromEntries(
    RESERVATION_FIELDS.flatMap((name) => {
      const value = body.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const refusalOf = (refusal: Refusal | undefined) => ({
  values: refusal ? typedValues(refusal.body) : {},
  errors: refusal?.error.fields ?? {},
  problem: refusal && (PROBLEMS[refusal.error.code] ?? 'failed'),
});

function formView(places: FreePlaces, refusal?: Refusal): ReservationFormView {
  const { free, waiting, largestGroup, contact, asksNote, waitingList, sendsMail } = places;
  const taken = places.places - free;
  const shown = refusalOf(refusal);
  const key = shown.values.key ?? randomBytes(KEY_BYTES).toString('base64url');
  return {
    kind: 'form',
    date: dateOf(places),
    free,
    waiting,
    asksNote,
    waitingList,
    sendsMail,
    state: places.state as OfferState,
    mostPlaces: mostPlaces({ places: places.places, taken, largestGroup, waitingList }),
    opensAt: isoOf(places.opensAt),
    closesAt: isoOf(places.closesAt),
    contact: contact as Contact,
    ...shown,
    values: { ...shown.values, key },
  };
}

function ownView(own: OwnReservation, refusal?: Refusal): OwnReservationView {
  const { code, places, name, email, phone, note, position, mayChange, asksNote } = own;
  return {
    kind: 'own',
    date: dateOf(own),
    code,
    places,
    name,
    email,
    phone,
    note,
    position,
    mayChange,
    asksNote,
    state: own.state as OwnReservationView['state'],
    mostPlaces: own.largestPossible,
    ...refusalOf(refusal),
  };
}

const ownPath = (code: string, done: ReservationDeed): string =>
  `${pagePath('ownReservation', code)}?${RESERVED.done}=${done}`;

/** The form of a date and the own reservation, also by POST without scripts. */
export function createReservationPages(options: ReservationPagesOptions) {
  const { visitors } = options;
  const { show, submit } = createLiveAnswers(
    options,
    async ({ page }, refusal) =>
      page.name === 'reservation'
        ? formView(await visitors.form({ dateKey: page.part }), refusal)
        : ownView(await visitors.own({ code: page.part }), refusal),
    'a reservation failed',
  );

  /** Returns the address to redirect to. */
  async function reserve(
    { page, script }: PageAddress,
    values: ReservationValues,
    request: FastifyRequest,
  ): Promise<string> {
    const dateKey = page.part;
    const { code, state } = await visitors.reserve(
      { dateKey, ...values },
      networkOfRequest(request),
      script,
    );
    if (code !== null) return ownPath(code, 'novo');
    const search = new URLSearchParams({ [RESERVED.places]: String(Number(values.places)) });
    if (state === 'waiting') search.set(RESERVED.waits, '1');
    return `${pagePath('reservation', dateKey)}?${search.toString()}`;
  }

  async function changeOwn(code: string, body: URLSearchParams): Promise<string> {
    if (body.get('act') === 'otkazano') {
      await visitors.cancel({ code });
      return ownPath(code, 'otkazano');
    }
    const { places, note } = typedValues(body);
    await visitors.change({ code, places, ...(note !== undefined && { note }) });
    return ownPath(code, 'izmena');
  }

  async function answerPost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    refuseForeign(request, options.publicUrl);
    const [path = ''] = (request.raw.url ?? '').split('?');
    const address = pageAddress(path, new URLSearchParams());
    if (!address) return options.answerUnknown(request, reply);
    const { page } = address;
    return submit(address, request, reply, (body) =>
      page.name === 'reservation'
        ? reserve(address, typedValues(body), request)
        : changeOwn(page.part, body),
    );
  }

  return {
    answer: show,

    registerForms: (app: FastifyInstance): Promise<void> =>
      registerLiveForms(
        app,
        options,
        [PAGES.reservation.path, PAGES.ownReservation.path],
        answerPost,
      ),
  };
}
