import { fieldCall, onBoth, restCall, type CallOptions } from './bothTransports.ts';
import {
  ADMINISTRATORS,
  PUBLIC_BY_POST,
  SECTION_ONLY,
  SIGNED_IN,
  type Adder,
  thenMailed,
  type Operation,
  type OperationCall,
} from './operation.ts';
import { addOffer, addReservationRow, codeOf } from './reservationRows.ts';

const section = 'Muzicki program';

type Given = (id: number, call: OperationCall) => object | Promise<object>;

/** Options of a call about an offer made for it. */
const offer = (given: Given): CallOptions => ({
  section,
  addItem: async ({ database }) => (await addOffer(database)).id,
  input: (call) => given(call.id, call),
});
const aReservation: Adder = async ({ database }) => {
  const { id } = await addOffer(database);
  return addReservationRow(database, id, { email: `ana${String(id)}@centar.example` });
};
/** Options of a call about a reservation made for it. */
const reservation = (given: Given): CallOptions => ({
  section,
  addItem: aReservation,
  input: (call) => given(call.id, call),
});

const keyOf = async (id: number, { app }: OperationCall): Promise<string> => {
  const { reservationOffer } = app.database.reader;
  return (await reservationOffer.findUniqueOrThrow({ where: { id } })).dateKey;
};
const mailboxOf = async (id: number, { app }: OperationCall): Promise<string> =>
  (await app.database.reader.reservation.findUnique({ where: { id } }))?.email ?? '';

const INPUT = { places: 2, name: 'Iva Ivić', phone: '064 123 4567' };
const MESSAGE = { subject: 'Ponesite papuče', text: 'Sala je topla.', states: ['held'] };
const COUNTS = [{ reservationId: 0, arrived: 3, sequence: 1 }];

const byKey = (more: object = {}) =>
  offer(async (id, call) => ({ dateKey: await keyOf(id, call), ...more }));
const byCode = (more: object = {}) =>
  reservation(async (id, call) => ({ code: codeOf(await mailboxOf(id, call)), ...more }));
const byOffer = (more: object = {}) => offer((offerId) => ({ offerId, ...more }));
const byId = (more: object = {}) => reservation((id) => ({ id, ...more }));
const ofOffer = offer((id) => ({ id }));

/** A date without an offer, by the number of its programme. */
const newDate: CallOptions = {
  section,
  addItem: async ({ database }) => {
    const { id, programId } = await addOffer(database);
    await database.write(({ reservationOffer }) => reservationOffer.delete({ where: { id } }));
    return programId;
  },
  input: ({ id }) => ({ dateKey: `program-${String(id)}`, places: 12 }),
};
/** To the newest offer, of another date. */
const toOther: CallOptions = {
  section,
  addItem: async (app) => {
    const id = await aReservation(app);
    await addOffer(app.database, '2026-12-02T18:00:00Z');
    return id;
  },
  async input({ app, id }) {
    const { reservationOffer } = app.database.reader;
    const other = await reservationOffer.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return { id, version: 1, toOfferId: other.id };
  },
};
const contact = reservation(async (id, call) => ({ contact: await mailboxOf(id, call) }));
const STRETCH = offer(() => ({ from: '2026-11-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }));

const path = '/api/Reservations';

/** Reservations: visitors have no account, staff need the section of the date. */
export const RESERVATION_OPERATIONS: readonly Operation[] = [
  ...onBoth(`GET ${path}/GetForm`, 'reservationForm', PUBLIC_BY_POST, byKey()),
  ...onBoth(`POST ${path}/Reserve`, 'reserve', PUBLIC_BY_POST, byKey(INPUT)),
  ...onBoth(`GET ${path}/GetOwn`, 'ownReservation', PUBLIC_BY_POST, byCode()),
  ...onBoth(`PUT ${path}/ChangeOwn`, 'changeReservation', PUBLIC_BY_POST, byCode({ places: 2 })),
  ...onBoth(`PUT ${path}/CancelOwn`, 'cancelReservation', PUBLIC_BY_POST, byCode()),

  ...onBoth(`GET ${path}/GetOffers`, 'reservationOffers', SIGNED_IN, STRETCH),
  restCall(`GET ${path}/GetOffer`, SECTION_ONLY, ofOffer),
  fieldCall('reservationOffer', SECTION_ONLY, byKey()),
  restCall(`PUT ${path}/SaveOffer`, SECTION_ONLY, newDate),
  fieldCall('saveReservationOffer', SECTION_ONLY, byKey({ version: 1, places: 20 })),
  ...onBoth(`DELETE ${path}/DeleteOffer`, 'deleteReservationOffer', SECTION_ONLY, ofOffer),

  ...onBoth(`GET ${path}/GetReservations`, 'reservations', SECTION_ONLY, byOffer()),
  restCall(`GET ${path}/GetSheet`, SECTION_ONLY, byOffer({ script: 'cir' })),
  ...onBoth(`GET ${path}/GetPersonReservations`, 'personReservations', ADMINISTRATORS, contact),
  ...onBoth(`POST ${path}/AddReservation`, 'addReservation', SECTION_ONLY, byOffer(INPUT)),
  ...onBoth(
    `PUT ${path}/EditReservation`,
    'editReservation',
    SECTION_ONLY,
    byId({ version: 1, ...INPUT }),
  ),
  ...onBoth(`PUT ${path}/MoveReservation`, 'moveReservation', SECTION_ONLY, toOther),
  ...onBoth(
    `PUT ${path}/CancelReservation`,
    'cancelReservationByStaff',
    SECTION_ONLY,
    byId({ version: 1 }),
  ),
  ...onBoth(`PUT ${path}/RenewLink`, 'renewReservationLink', SECTION_ONLY, byId({ version: 1 })),
  // Without a mail server no mail is sent, and no row changes.
  ...onBoth(
    `POST ${path}/MessageReservations`,
    'messageReservations',
    { ...SECTION_ONLY },
    byOffer(MESSAGE),
  ),
  ...onBoth(`DELETE ${path}/EraseReservation`, 'eraseReservation', SECTION_ONLY, byId()),

  ...onBoth(`GET ${path}/GetDoorList`, 'doorList', SECTION_ONLY, byOffer()),
  ...onBoth(
    `PUT ${path}/CountAtDoor`,
    'countAtDoor',
    SECTION_ONLY,
    byOffer({ deviceId: 'phone-of-the-door', counts: COUNTS }),
  ),
].map(thenMailed);
