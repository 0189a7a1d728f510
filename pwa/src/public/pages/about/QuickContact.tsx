import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { telephoneHref } from '../../../shared/ui/primitives/links.ts';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { houseLine } from '../frame/hoursText.ts';
import { aboutTexts } from './about.texts.ts';
import './CentreContact.css';

/** Opening hours, telephone and the way, which most visitors look for: on a telephone they stand before the story. */
export function QuickContact({ facts }: { readonly facts: CentreFacts }): ReactNode {
  const { phone, hours, latitude } = facts;
  const line = houseLine(hours.house);
  if (!line && !phone) return null;
  return (
    <div className="quick">
      {line ? <p>{line}</p> : null}
      <p className="quick-actions">
        {phone ? (
          <ButtonLink kind="green" compact href={telephoneHref(phone)}>
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
