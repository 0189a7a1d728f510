import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { useOtherEditors } from './useOtherEditors.ts';
import './OtherEditors.css';

/** Remarks above an item's fields that colleagues have it open now. */
export function OtherEditors(props: {
  readonly itemType: ItemType;
  readonly id: number;
}): ReactNode {
  const people = useOtherEditors(props.itemType, props.id);
  // Always there, since screen readers announce only what changes in it.
  return (
    <p role="status" className={people.length > 0 ? 'other-editors' : 'visually-hidden'}>
      {people.length > 0 ? staffTexts.othersEditing(people) : ''}
    </p>
  );
}
