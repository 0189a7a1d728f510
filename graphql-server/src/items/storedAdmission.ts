import { isFreeAfter, readsAsFree } from '@centar/domain/admission.ts';
import type { Admission } from '@centar/domain/admissionText.ts';

/** Rows older than `isFree` have null: their price decides. */
export const storedAdmission = ({
  price,
  isFree,
}: {
  readonly price: string;
  readonly isFree: boolean | null;
}): Admission => ({ price, isFree: isFree ?? readsAsFree(price) });

/** The column after an edit. An older row stays null until an edit changes it. */
export function freeColumn(
  edit: Parameters<typeof isFreeAfter>[0],
  before: Parameters<typeof storedAdmission>[0],
): boolean | null {
  const stored = storedAdmission(before);
  const isFree = isFreeAfter(edit, stored);
  return isFree === stored.isFree ? before.isFree : isFree;
}
