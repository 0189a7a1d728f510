import { normalisePhone } from '@centar/domain/reservations.ts';
import { searchKey } from '@centar/domain/search.ts';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
}

const NUMBER = /^[\d\s+/().\-\u2010-\u2015]+$/;
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** By name or e-mail in either script; a query without letters also by telephone. */
export function foundPeople<Found extends Person>(
  people: readonly Found[],
  query: string,
): readonly Found[] {
  const text = searchKey(query.trim());
  const number = NUMBER.test(query) ? digits(normalisePhone(query)) : '';
  if (text === '') return people;
  return people.filter(
    ({ name, phone, email = '' }) =>
      searchKey(name).includes(text) ||
      searchKey(email).includes(text) ||
      (number !== '' && digits(phone).includes(number)),
  );
}
