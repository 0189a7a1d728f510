import type { ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { hoursNotices, todaysHours } from '../../../shared/hoursText.ts';
import { aboutTexts } from './about.texts.ts';
import type { CentreContactProps } from './CentreContact.tsx';
import { HoursNotices } from './HoursNotices.tsx';
import './CentreContact.css';

/** Sought by most visitors: before the text on phones. */
export function QuickContact({ facts, now }: CentreContactProps): ReactNode {
  const { phone, hours, latitude } = facts;
  const [first] = telephones(phone);
  const line = todaysHours(hours, now)?.sentence;
  const notices = hoursNotices(hours, now);
  if (!line && !first && notices.length === 0) return null;
  return (
    <div className="quick">
      {line ? <p>{line}</p> : null}
      <HoursNotices notices={notices} />
      <p className="quick-actions">
        {first ? (
          <ButtonLink kind="green" compact href={first.href}>
            {aboutTexts.quick.call}
          </ButtonLink>
        ) : null}
        {latitude === null ? null : (
          <ButtonLink compact href={paths.directions}>
            {aboutTexts.quick.way}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
