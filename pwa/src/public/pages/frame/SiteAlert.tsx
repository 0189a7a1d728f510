import type { ReactNode } from 'react';
import { shownAlertKey } from '@centar/domain/alert.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { useSite } from '../../page/siteContext.ts';
import './SiteAlert.css';

/**
 * The centre's sentence over every page. A page that is renewed while open announces it; a device
 * without a connection omits it from its last minute on.
 */
export function SiteAlert(): ReactNode {
  const {
    facts: { alert },
    now,
  } = useSite();
  const key = shownAlertKey(alert, now);
  if (!alert || !key) return null;
  const { text, link, weight } = alert;
  return (
    <aside className={classes('site-alert', `site-alert-${weight}`)} role="alert" data-alert={key}>
      <p className="wrap">
        <LinkedText text={text} />
        {link && link !== '#' ? (
          <>
            {' '}
            <a href={link}>{siteTexts.alertMore}</a>
          </>
        ) : null}
      </p>
    </aside>
  );
}
