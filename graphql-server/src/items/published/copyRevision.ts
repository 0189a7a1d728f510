import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';

/** How far a copy of the public content has followed it. */
export interface CopyRevision {
  /** `followedSince` of the installation. */
  readonly since: Date;
  /** The content revision. */
  readonly number: number;
  /** Planned publications until then are included; they make no revision. */
  readonly at: Date;
}

/** A position in the list of changes that ends with `to`. */
export interface ChangesPlace {
  readonly to: CopyRevision;
  readonly itemType: ItemType;
  readonly id: number;
}

const MAX_INT = 2 ** 31 - 1;
const REVISION = /^([0-9a-z]{1,9})-(\d{1,10})-([0-9a-z]{1,9})$/;
const PLACE = /^(.+)-([A-Za-z]+)-(\d{1,10})$/;

export const writeRevision = ({ since, number, at }: CopyRevision): string =>
  [since.getTime().toString(36), number, at.getTime().toString(36)].join('-');

/** Undefined unless `writeRevision` would write exactly this text. */
export function readRevision(text: string): CopyRevision | undefined {
  const [, since = '', number, at = ''] = REVISION.exec(text) ?? [];
  if (!(Number(number) <= MAX_INT)) return undefined;
  const revision = {
    since: new Date(parseInt(since, 36)),
    number: Number(number),
    at: new Date(parseInt(at, 36)),
  };
  return writeRevision(revision) === text ? revision : undefined;
}

export const writePlace = ({ to, itemType, id }: ChangesPlace): string =>
  [writeRevision(to), itemType, id].join('-');

export function readPlace(text: string): ChangesPlace | undefined {
  const [, revision = '', type, id] = PLACE.exec(text) ?? [];
  const to = readRevision(revision);
  const itemType = ITEM_TYPES.find((name) => name === type);
  return to && itemType && Number(id) <= MAX_INT ? { to, itemType, id: Number(id) } : undefined;
}
