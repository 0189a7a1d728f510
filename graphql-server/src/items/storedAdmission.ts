import { isFreeAfter, readsAsFree } from '@centar/domain/admission.ts';
import type { Admission } from '@centar/domain/admissionText.ts';

/** A row's admission; the one of a row of before the field is read from its price. */
export const storedAdmission = ({
  price,
  isFree,
}: {
  readonly price: string;
  readonly isFree: boolean | null;
}): Admission => ({ price, isFree: isFree ?? readsAsFree(price) });

/** The column after an edit; a row of before the field keeps none as long as nothing else is said. */
export function freeColumn(
  edit: Parameters<typeof isFreeAfter>[0],
  before: Parameters<typeof storedAdmission>[0],
): boolean | null {
  const stored = storedAdmission(before);
  const isFree = isFreeAfter(edit, stored);
  return isFree === stored.isFree ? before.isFree : isFree;
}
