import type { ReactNode } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { useOtherEditors } from './useOtherEditors.ts';
import './OtherEditors.css';

export function OtherEditors(props: {
  readonly itemType: ItemType;
  readonly id: number;
}): ReactNode {
  const people = useOtherEditors(props.itemType, props.id);
  // Always rendered, because screen readers announce only changes in it.
  return (
    <p role="status" className={people.length > 0 ? 'other-editors' : 'visually-hidden'}>
      {people.length > 0 ? staffTexts.othersEditing(people) : ''}
    </p>
  );
}
