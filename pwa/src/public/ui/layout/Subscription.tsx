import type { ReactNode } from 'react';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { shownAddress } from '../../../shared/script/script.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import '../../../shared/ui/primitives/states.css';
import './Subscription.css';

const { subscription: texts } = siteTexts;

/** `origin` is the site's public origin. */
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
      <a href={webcal(origin, path)} title={texts.calendarHow}>
        <Icon name="calendar" size={18} />
        {texts.calendar}
      </a>
    </p>
  );
}

/** With `webcal:` a device subscribes instead of importing the events once. */
export const webcal = (origin: string, path: string): string =>
  origin.replace(/^https?:/, 'webcal:') + shownAddress(path);

export function FeedLink({ path }: { readonly path: string }): ReactNode {
  return (
    <p className="subscription">
      <a href={path} data-press="download" title={texts.feedHow}>
        {texts.feed}
      </a>
    </p>
  );
}
