import { readsAsFree } from '@centar/domain/admission.ts';
import { movedEnd } from '@centar/domain/eventState.ts';
import {
  fieldNames,
  valueOfMissing,
  type ColumnsOf,
  type DeclaredEvent,
  type DeclaredField,
  type WrittenColumns,
} from '@centar/domain/types/declaration.ts';
import { freeColumn } from '../storedAdmission.ts';

type Values = Readonly<Record<string, unknown>>;

interface EventEdit {
  readonly endsAt?: Date | null | undefined;
  readonly price?: string | undefined;
  readonly isFree?: boolean | undefined;
}

/** A stored event, which begins at `at`. */
interface StoredEvent {
  readonly at: Date;
  readonly endsAt: Date | null;
  readonly formerDateTime: Date | null;
  readonly price: string;
  readonly isFree: boolean | null;
}

/** Hours have a column of JSON, which their type fills. */
const isPlain = ({ kind }: DeclaredField): boolean => kind !== 'hours';

const isFreeColumn = (edit: EventEdit, before: StoredEvent | undefined): boolean | null =>
  before ? freeColumn(edit, before) : (edit.isFree ?? readsAsFree(edit.price ?? ''));

/** As the edit says, else moved with the start. */
function shiftedEnd(at: Date, { endsAt }: EventEdit, before: StoredEvent | undefined): Date | null {
  if (endsAt !== undefined) return endsAt;
  return before?.endsAt ? movedEnd(before.endsAt, before.at, at) : null;
}

/** As the edit says, else the moment that it changes, or the stored previous one. */
function movedFrom(at: Date, status: unknown, said: unknown, before: StoredEvent | undefined) {
  if (status === 'scheduled') return null;
  if (said) return said;
  if (status !== 'moved' || !before) return null;
  return at.getTime() === before.at.getTime() ? before.formerDateTime : before.at;
}

/** Omitted fields stay unchanged, but an end moves with the start. */
export function eventColumns<Type extends DeclaredEvent>(
  type: Type,
  edit: EventEdit & object,
  before?: ColumnsOf<Type>,
): WrittenColumns<Type> {
  const fields: DeclaredEvent['fields'] = type.fields;
  const written = edit as Values;
  const row = before as Values | undefined;
  const at = written[type.begin] as Date;
  // Every event has these columns, which the type of the declaration does not say.
  const stored = row && { ...(before as StoredEvent), at: row[type.begin] as Date };
  const columns = Object.fromEntries(
    fieldNames(type, isPlain).map((name) => [
      name,
      written[name] ?? row?.[name] ?? valueOfMissing(fields[name] as DeclaredField),
    ]),
  );
  const said = fields['formerDateTime']?.written === 'never' ? null : written['formerDateTime'];
  return {
    ...columns,
    endsAt: shiftedEnd(at, edit, stored),
    formerDateTime: movedFrom(at, columns['status'], said, stored),
    ...('isFree' in fields && { isFree: isFreeColumn(edit, stored) }),
  } as WrittenColumns<Type>;
}

/** Moments of versions are text. */
export const previousColumns = <Type extends DeclaredEvent>(type: Type, content: Values) =>
  Object.fromEntries(
    fieldNames(type, isPlain).map((name) => {
      const value = content[name];
      const kind = type.fields[name]?.kind;
      if (kind === 'moment' && typeof value === 'string') return [name, new Date(value)];
      // Older versions lack the field.
      if (kind === 'free') return [name, value ?? readsAsFree(String(content['price']))];
      return [name, kind === 'several' ? (value ?? []) : value];
    }),
  ) as WrittenColumns<Type>;
