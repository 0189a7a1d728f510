import {
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { TYPE_DESCRIPTIONS } from './typeDescriptions.ts';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

/** Of fields and arguments that have no description of their own; one name has one meaning. */
const BY_NAME: Readonly<Record<string, string>> = {
  ageMark: 'From which age a film is, such as `12+`',
  alt: 'What is to be seen, for those who do not see it',
  arrived: 'How many of the reserved places were taken',
  askedAt: 'When it was asked for',
  asksNote: 'Whether visitors may write a note',
  at: 'When',
  author: 'Person, office or group, as entered',
  booking: 'Where places are booked: a link, a telephone or an e-mail; empty: nowhere',
  caption: 'What the photograph shows',
  category: 'Part of the house',
  changes: 'What was changed, by field',
  childrenAge: 'For which children it is; empty: for everybody',
  code: 'From the mailed link',
  colonyType: 'Which of the recurring events it is',
  confirmedAt: 'When it was confirmed; null: not yet',
  confirmPassword: 'The same again',
  contact: 'E-mail or telephone',
  content: 'The values of the group',
  contentType: 'Media type of the file',
  counts: 'How many came, by date',
  createdAt: 'When it was entered',
  credential: 'The answer of the browser, as JSON',
  credit: 'Who made the picture; empty: unknown',
  currentPassword: 'Of the person who is signed in',
  dateCreated: 'When the account was made',
  dateKey: 'Names one date: the kind and its id, such as `program-12`',
  datePosted: 'The date that is shown with it',
  deadline: 'Until when; null: none',
  deletedAt: 'When it was moved to the trash',
  descending: 'Whether the last comes first',
  description: 'Plain text; paragraphs are separated by empty lines',
  descriptionTree: 'The description with its formats, for pages',
  document: 'The first document; null: none',
  documentId: 'Which document',
  documents: 'All documents in their order',
  documentUrl: 'Address of the first document, relative to this origin; null: none',
  duration: 'Free text, such as `1H 30M`',
  email: 'E-mail address',
  endsAt: 'When it ends; null: not known',
  eventHappeningDateTime: 'When it begins; of a series the next date',
  expiresAt: 'Until when it is valid',
  factors: 'Passkeys, authenticator app and recovery codes',
  field: 'Name of the field',
  file: 'A picture or document of at most the documented size, as multipart',
  fileName: 'As it was uploaded',
  films: 'Films, the latest first',
  formerDateTime: 'When it was to be before it was moved',
  free: 'Places that are free',
  from: 'The first day or the value before',
  genere: 'Genre; spelled as in the specification',
  groups: 'By type',
  hall: 'Where it is shown',
  height: 'In pixels',
  hits: 'The best of them',
  id: 'Number of the item, unique within its type',
  image: 'The first picture; null: none',
  imageAlt: 'What the picture shows, for those who do not see it',
  imageCredit: 'Who made the picture; empty: unknown',
  imageFocus: 'The place that crops keep, such as `30% 12%`; null: the middle',
  imageUrl: 'Address of the first picture, relative to this origin; null: none',
  input: 'The fields, as the type says',
  isDemanded: 'Whether the account must have a second factor',
  isRented: 'Whether the picture is lent to somebody',
  itemId: 'Number of the item, unique within its type',
  items: 'Of this page, in the order of the list',
  itemType: 'Type of the item, such as `News`',
  lacks: 'What is missing',
  language: 'In which language it is shown, free text',
  lastSeenAt: 'The last request of the session',
  lastUsedAt: 'When it was last used; null: never',
  latest: 'The newest items',
  month: 'The first month, such as `2026-12`',
  movieProductionDateTimes: 'The screenings, past ones included',
  name: 'As it is shown',
  newPassword: 'The new password',
  next: 'What comes next, by section',
  nextCursor: 'Send it as `after` for the next page; null: this is the last one',
  note: 'What the visitor wrote; empty: nothing',
  number: 'Number of the notice, as in the official gazette',
  offerId: 'What the reservations are for',
  page: 'Counts from 1',
  pages: 'How many pages there are',
  pageSize: 'Items of a full page',
  passkeys: 'How many passkeys the account has',
  password: 'The password',
  phone: 'Telephone',
  place: 'Hall or other place; empty: not known',
  placeholder: 'The main colour, shown until the picture is there',
  places: 'Number of places',
  position: 'Place in the order',
  price: 'Free text, such as `300 RSD`; empty: not known',
  productionDate: 'When the screening begins',
  programs: 'Programmes, the latest first',
  programType: 'Type as stored, such as `Muzicki program`',
  publishedAt: 'Since when visitors see it, or from when; null for a draft',
  quarter: '1 to 4; none: the whole year',
  reason: 'Why, for the audit trail',
  rentedTo: 'To whom the picture is lent; empty: to nobody',
  reservation: 'The reservation as it is now',
  reservations: 'Figures of the reservations',
  roleAccess: 'The sections, separated by commas',
  roleId: '1: administrator, 2: moderator',
  savedAt: 'When it was saved',
  section: 'Whose holders may edit it',
  seen: 'The version of the item that the caller has seen',
  slot: 'Which picture of the site',
  src: 'Address, relative to this origin',
  srcSet: 'Smaller sizes, as in HTML',
  startsAt: 'When it begins',
  status: '`scheduled`, `cancelled` or `moved`',
  statusNote: 'Why it is cancelled or moved; empty: not said',
  subject: 'Of the mail',
  summary: 'A sentence in Serbian',
  taken: 'Places that are reserved',
  text: 'The words, in either script',
  theme: 'Kind of news, such as `Najava`',
  ticket: 'Of the step before; short-lived, used once',
  title: 'One line',
  to: 'The last day or the value after',
  toOfferId: 'The other date',
  total: 'How many there are',
  totalCount: 'How many there are on all pages',
  totpLastUsedAt: 'When the authenticator app was last used; null: never',
  updatedAt: 'The last change',
  updatedByName: 'Who changed it last',
  url: 'Address, relative to this origin',
  user: 'Who is signed in',
  userId: 'Number of the account',
  version: 'Rises with every save; send what was read, so that no change is overwritten',
  versions: 'The newest first',
  waitingList: 'Whether visitors may wait for free places',
  width: 'In pixels',
  year: 'Four digits',
  yearMade: 'Free text',
  yearPublished: 'Year or day of publication',
  youtubeUrl: 'Address of the trailer; empty: none',
};

/** What creations, edits and deletions act on. */
const THINGS: Readonly<Record<string, string>> = {
  ArtSalon: 'an art salon',
  Colony: 'a colony',
  Competition: 'a competition',
  GalleryItem: 'a picture of the gallery',
  Movie: 'a film with its screenings',
  News: 'a piece of news',
  PremisesPhoto: 'a photograph of the premises',
  Procurement: 'a procurement',
  Program: 'a programme',
  SitePicture: 'a picture of the site',
  User: 'an account',
};

const OPERATIONS: Readonly<Record<string, string>> = {
  addPasskey: 'Stores a new passkey with the answer of the browser',
  beginPasskey: 'What the browser needs to make a passkey',
  beginPasskeyLogin: 'What the browser needs to sign in with a passkey',
  beginTotp: 'A new secret for an authenticator app; stored by `confirmTotp`',
  confirmTotp: 'Stores the authenticator app with its first code',
  ownFactors: 'The passkeys and the authenticator app of who is signed in',
  passkeyLogin: 'Signs in with a passkey alone',
  removePasskey: 'Removes a passkey of who is signed in',
  removeTotp: 'Removes the authenticator app of who is signed in',
  renamePasskey: 'Changes the name of a passkey',
  changeOwnName: 'Changes the name of who is signed in',
  changeRole: 'Changes role and sections of an account',
  deleteSitePicture: 'Removes a picture of the site',
  deleteUser: 'Deletes an account',
  doorList: 'The reservations of a date for the list at the door',
  editReservation: 'Changes a reservation for its person',
  login: 'Signs in with e-mail and password',
  logout: 'Ends this session',
  me: 'Who is signed in; null: an anonymous request',
  ownReservation: 'The reservation of a mailed link',
  ownSessions: 'Where the person is signed in',
  reservationForm: 'What the form of a date asks for',
  resetPassword: 'Without a code mails a link; with one sets the password',
  restoreItem: 'Takes an item out of the trash',
  updateSettings: 'Saves a group of settings',
};

function operationDescription(name: string): string | undefined {
  const known = OPERATIONS[name];
  if (known) return known;
  const [, verb = '', thing = '', part] =
    /^(create|update|delete|edit)?([A-Za-z]+?)(Image|Document|ById)?$/.exec(name) ?? [];
  const noun = THINGS[thing] ?? THINGS[thing.charAt(0).toUpperCase() + thing.slice(1)];
  if (!noun) return undefined;
  if (part === 'ById') return `One item by its number: ${noun}; NOT_FOUND if there is none`;
  if (part) return `Replaces the ${part.toLowerCase()} of ${noun}`;
  if (verb === 'create') return `Creates ${noun}`;
  return verb === 'delete' ? `Moves ${noun} to the trash` : `Saves changes of ${noun}`;
}

const TYPE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/Page$/, 'One page of a list'],
  [/Edit$/, 'An edit: a field that is absent stays as it is'],
  [/Input$/, 'What is to be saved'],
];

/**
 * Describes fields, arguments and types that have no description of their own. Names and types stay
 * as they are.
 */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) continue;
    type.description ??=
      TYPE_DESCRIPTIONS[type.name] ?? TYPE_ENDINGS.find(([ending]) => ending.test(type.name))?.[1];
    for (const field of Object.values<Field>(type.getFields())) {
      const { name } = field;
      field.description ??= roots.includes(type.name) ? operationDescription(name) : BY_NAME[name];
      const parameters = 'args' in field ? field.args : [];
      for (const one of parameters) one.description ??= BY_NAME[one.name];
    }
  }
  return schema;
}
