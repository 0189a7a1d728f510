import type { ReactNode } from 'react';
import type { HoursNotice } from '../../../shared/hoursText.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './CentreContact.css';

/** Exceptions of the coming week. */
export function HoursNotices({ notices }: { readonly notices: readonly HoursNotice[] }): ReactNode {
  return notices.map(({ date, text }) => (
    <p className="hours-notice" key={date}>
      <LinkedText text={text} />
    </p>
  ));
}
