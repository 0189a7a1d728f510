import type { ReactNode } from 'react';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { shownAddress } from '../../../shared/script/script.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { useDownload } from '../../../shared/ui/primitives/useDownload.tsx';
import './Subscription.css';

const { subscription: texts } = siteTexts;

/** A calendar that a telephone or computer subscribes to: `origin` is the site's own. */
export function CalendarSubscription({
  origin,
  path,
}: {
  readonly origin: string;
  /** `/kalendar/muzicki.ics` */
  readonly path: string;
}): ReactNode {
  return (
    <p className="subscription">
      <a href={webcal(origin, path)}>
        <Icon name="calendar" size={18} />
        {texts.calendar}
      </a>
      <span>{texts.calendarHow}</span>
    </p>
  );
}

/** The address that makes a device subscribe instead of taking the events once. */
export const webcal = (origin: string, path: string): string =>
  origin.replace(/^https?:/, 'webcal:') + shownAddress(path);

/** The feed of a list, for readers of feeds. */
export function FeedLink({ path }: { readonly path: string }): ReactNode {
  const { onClick, note } = useDownload();
  return (
    <p className="subscription">
      <a href={path} onClick={onClick}>
        {texts.feed}
      </a>
      <span>{texts.feedHow}</span>
      {note}
    </p>
  );
}
