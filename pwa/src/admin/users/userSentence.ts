import type { FieldError } from '@centar/domain/errorCodes.ts';
import { fieldErrorSentence, passwordErrorSentence } from '../texts/errors.texts.ts';
import { usersTexts } from './users.texts.ts';

/** The sentence under a field of a new user. Blank fields have the specification's wording (section 5). */
export function newUserSentence(field: string, error: FieldError): string {
  const { blank } = usersTexts;
  if (error === 'required' && Object.hasOwn(blank, field))
    return blank[field as keyof typeof blank];
  if (field === 'email' && error === 'invalid') return usersTexts.emailInvalid;
  if (field === 'password') return passwordErrorSentence(error);
  return fieldErrorSentence(error);
}
