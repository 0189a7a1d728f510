import {
  ADMINISTRATORS,
  PUBLIC_BY_POST,
  SECTION_ONLY,
  SIGNED_IN,
  thenMailed,
  type Adder,
  type Operation,
  type Verdicts,
} from './operation.ts';
import type { TestApp } from './testApp.ts';
import { addOffer, addReservationRow, codeOf } from './reservationRows.ts';

const root = '/api/Reservations';
const INPUT = { places: 2, name: 'Iva Ivić', phone: '064 123 4567' };
const STRETCH = { from: '2026-11-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };

const anOffer: Adder = async ({ database }) => (await addOffer(database)).id;
/** Returns the id of the reservation. */
const aReservation: Adder = async ({ database }) => {
  const { id } = await addOffer(database);
  return addReservationRow(database, id, { email: `ana${String(id)}@centar.example` });
};

/** The key of the offer's date, or the mailbox of the reservation. */
async function nameOf({ app, id }: Parameters<Operation['send']>[0], addItem: Adder) {
  const { reservation, reservationOffer } = app.database.reader;
  if (addItem === anOffer) {
    return (await reservationOffer.findUniqueOrThrow({ where: { id } })).dateKey;
  }
  return (await reservation.findUnique({ where: { id } }))?.email ?? '';
}

const operation = (
  name: string,
  verdicts: Verdicts,
  addItem: Adder,
  send: Operation['send'],
): Operation => ({
  name,
  section: 'Muzicki program',
  verdicts,
  addItem,
  send: thenMailed(send),
});

const rest = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  call: string,
  verdicts: Verdicts,
  addItem: Adder,
  given: (id: number, name: string) => object,
): Operation =>
  operation(`${method} ${root}/${call}`, verdicts, addItem, async (sent) => {
    const { app, token, id } = sent;
    const values = given(id, await nameOf(sent, addItem));
    const query = new URLSearchParams(values as Record<string, string>).toString();
    const { status, code } =
      method === 'POST' || method === 'PUT'
        ? await app.rest(method, `${root}/${call}`, { token, json: values })
        : await app.rest(method, `${root}/${call}?${query}`, { token });
    // The code of a link is no error code.
    return { status, code: status < 400 ? undefined : code };
  });

const graphql = (
  name: string,
  verdicts: Verdicts,
  addItem: Adder,
  document: string,
  given: (id: number, name: string) => Record<string, unknown>,
): Operation =>
  operation(name, verdicts, addItem, async (sent) => {
    const { app, token, id } = sent;
    return app.gql(document, given(id, await nameOf(sent, addItem)), { token });
  });

const COUNTS = [{ reservationId: 0, arrived: 3, sequence: 1 }];
const DEVICE = 'phone-of-the-door';
const MESSAGE = { subject: 'Ponesite papuče', text: 'Sala je topla.', states: ['held'] };
/** Without a mail server, so that no row changes. */
const TELLS_NOBODY: Verdicts = { ...SECTION_ONLY };
const NEW_DATE: Adder = async ({ database }) => {
  const { id, dateKey } = await addOffer(database);
  await database.write(({ reservationOffer }) => reservationOffer.delete({ where: { id } }));
  return Number(dateKey.replace('program-', ''));
};

/** The newest one. */
const otherOffer = async ({ database }: TestApp): Promise<number> =>
  (await database.reader.reservationOffer.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;

/** Reservations: visitors have no account, staff need the section of the date. */
export const RESERVATION_OPERATIONS: readonly Operation[] = [
  rest('GET', 'GetForm', PUBLIC_BY_POST, anOffer, (_, dateKey) => ({ dateKey })),
  rest('POST', 'Reserve', PUBLIC_BY_POST, anOffer, (_, dateKey) => ({ dateKey, ...INPUT })),
  rest('GET', 'GetOwn', PUBLIC_BY_POST, aReservation, (_, email) => ({ code: codeOf(email) })),
  rest('PUT', 'ChangeOwn', PUBLIC_BY_POST, aReservation, (_, email) => ({
    code: codeOf(email),
    places: 2,
  })),
  rest('PUT', 'CancelOwn', PUBLIC_BY_POST, aReservation, (_, email) => ({ code: codeOf(email) })),
  graphql(
    'Query.reservationForm',
    PUBLIC_BY_POST,
    anOffer,
    'query($dateKey: String!) { reservationForm(dateKey: $dateKey) { state free } }',
    (_, dateKey) => ({ dateKey }),
  ),
  graphql(
    'Mutation.reserve',
    PUBLIC_BY_POST,
    anOffer,
    'mutation($dateKey: String!, $input: ReservationInput!) { reserve(dateKey: $dateKey, input: $input) { state code } }',
    (_, dateKey) => ({ dateKey, input: INPUT }),
  ),
  graphql(
    'Query.ownReservation',
    PUBLIC_BY_POST,
    aReservation,
    'query($code: String!) { ownReservation(code: $code) { state } }',
    (_, email) => ({ code: codeOf(email) }),
  ),
  graphql(
    'Mutation.changeReservation',
    PUBLIC_BY_POST,
    aReservation,
    'mutation($code: String!) { changeReservation(code: $code, input: { places: 2 }) { places } }',
    (_, email) => ({ code: codeOf(email) }),
  ),
  graphql(
    'Mutation.cancelReservation',
    PUBLIC_BY_POST,
    aReservation,
    'mutation($code: String!) { cancelReservation(code: $code) { state } }',
    (_, email) => ({ code: codeOf(email) }),
  ),

  rest('GET', 'GetOffers', SIGNED_IN, anOffer, () => STRETCH),
  rest('GET', 'GetOffer', SECTION_ONLY, anOffer, (id) => ({ id })),
  rest('PUT', 'SaveOffer', SECTION_ONLY, NEW_DATE, (id) => ({
    dateKey: `program-${String(id)}`,
    places: 12,
  })),
  rest('DELETE', 'DeleteOffer', SECTION_ONLY, anOffer, (id) => ({ id })),
  graphql(
    'Query.reservationOffers',
    SIGNED_IN,
    anOffer,
    'query($from: DateTimeISO!, $to: DateTimeISO!) { reservationOffers(from: $from, to: $to) { dateKey } }',
    () => STRETCH,
  ),
  graphql(
    'Query.reservationOffer',
    SECTION_ONLY,
    anOffer,
    'query($dateKey: String!) { reservationOffer(dateKey: $dateKey) { id version state } }',
    (_, dateKey) => ({ dateKey }),
  ),
  graphql(
    'Mutation.saveReservationOffer',
    SECTION_ONLY,
    anOffer,
    'mutation($dateKey: String!) { saveReservationOffer(dateKey: $dateKey, version: 1, input: { places: 20 }) { free } }',
    (_, dateKey) => ({ dateKey }),
  ),
  graphql(
    'Mutation.deleteReservationOffer',
    SECTION_ONLY,
    anOffer,
    'mutation($id: Int!) { deleteReservationOffer(id: $id) }',
    (id) => ({ id }),
  ),

  rest('GET', 'GetReservations', SECTION_ONLY, anOffer, (offerId) => ({ offerId })),
  rest('GET', 'GetSheet', SECTION_ONLY, anOffer, (offerId) => ({ offerId, script: 'cir' })),
  rest('GET', 'GetPersonReservations', ADMINISTRATORS, aReservation, (_, contact) => ({ contact })),
  rest('POST', 'AddReservation', SECTION_ONLY, anOffer, (offerId) => ({ offerId, ...INPUT })),
  rest('PUT', 'EditReservation', SECTION_ONLY, aReservation, (id) => ({
    id,
    version: 1,
    ...INPUT,
  })),
  {
    ...rest('PUT', 'MoveReservation', SECTION_ONLY, aReservation, () => ({})),
    async send({ app, token, id }) {
      const json = { id, version: 1, toOfferId: await otherOffer(app) };
      return app.rest('PUT', `${root}/MoveReservation`, { token, json });
    },
    addItem: async (app) => {
      const id = await aReservation(app);
      await addOffer(app.database, '2026-12-02T18:00:00Z');
      return id;
    },
  },
  rest('PUT', 'CancelReservation', SECTION_ONLY, aReservation, (id) => ({ id, version: 1 })),
  rest('PUT', 'RenewLink', SECTION_ONLY, aReservation, (id) => ({ id, version: 1 })),
  rest('POST', 'MessageReservations', TELLS_NOBODY, anOffer, (offerId) => ({
    offerId,
    ...MESSAGE,
  })),
  rest('DELETE', 'EraseReservation', SECTION_ONLY, aReservation, (id) => ({ id })),
  graphql(
    'Query.reservations',
    SECTION_ONLY,
    anOffer,
    'query($offerId: Int!) { reservations(offerId: $offerId) { id name } }',
    (offerId) => ({ offerId }),
  ),
  graphql(
    'Query.personReservations',
    ADMINISTRATORS,
    aReservation,
    'query($contact: String!) { personReservations(contact: $contact) { id title } }',
    (_, contact) => ({ contact }),
  ),
  graphql(
    'Mutation.addReservation',
    SECTION_ONLY,
    anOffer,
    'mutation($offerId: Int!, $input: ReservationInput!) { addReservation(offerId: $offerId, input: $input) { link } }',
    (offerId) => ({ offerId, input: INPUT }),
  ),
  graphql(
    'Mutation.editReservation',
    SECTION_ONLY,
    aReservation,
    'mutation($id: Int!, $input: ReservationInput!) { editReservation(id: $id, version: 1, input: $input) { version } }',
    (id) => ({ id, input: INPUT }),
  ),
  {
    ...graphql('Mutation.moveReservation', SECTION_ONLY, aReservation, '', () => ({})),
    async send({ app, token, id }) {
      return app.gql(
        'mutation($id: Int!, $to: Int!) { moveReservation(id: $id, version: 1, toOfferId: $to) { offerId } }',
        { id, to: await otherOffer(app) },
        { token },
      );
    },
    addItem: async (app) => {
      const id = await aReservation(app);
      await addOffer(app.database, '2026-12-02T18:00:00Z');
      return id;
    },
  },
  graphql(
    'Mutation.cancelReservationByStaff',
    SECTION_ONLY,
    aReservation,
    'mutation($id: Int!) { cancelReservationByStaff(id: $id, version: 1) { state } }',
    (id) => ({ id }),
  ),
  graphql(
    'Mutation.renewReservationLink',
    SECTION_ONLY,
    aReservation,
    'mutation($id: Int!) { renewReservationLink(id: $id, version: 1) { link } }',
    (id) => ({ id }),
  ),
  graphql(
    'Mutation.messageReservations',
    TELLS_NOBODY,
    anOffer,
    'mutation($offerId: Int!, $subject: String!, $text: String!, $states: [String!]!) { messageReservations(offerId: $offerId, subject: $subject, text: $text, states: $states) }',
    (offerId) => ({ offerId, ...MESSAGE }),
  ),
  graphql(
    'Mutation.eraseReservation',
    SECTION_ONLY,
    aReservation,
    'mutation($id: Int!) { eraseReservation(id: $id) }',
    (id) => ({ id }),
  ),

  rest('GET', 'GetDoorList', SECTION_ONLY, anOffer, (offerId) => ({ offerId })),
  rest('PUT', 'CountAtDoor', SECTION_ONLY, anOffer, (offerId) => ({
    offerId,
    deviceId: DEVICE,
    counts: COUNTS,
  })),
  graphql(
    'Query.doorList',
    SECTION_ONLY,
    anOffer,
    'query($offerId: Int!) { doorList(offerId: $offerId) { walkIns } }',
    (offerId) => ({ offerId }),
  ),
  graphql(
    'Mutation.countAtDoor',
    SECTION_ONLY,
    anOffer,
    'mutation($offerId: Int!, $deviceId: String!, $counts: [DoorCountInput!]!) { countAtDoor(offerId: $offerId, deviceId: $deviceId, counts: $counts) { walkIns } }',
    (offerId) => ({ offerId, deviceId: DEVICE, counts: COUNTS }),
  ),
];
