import type { ReactNode } from 'react';
import { addressLine } from '@centar/domain/address.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { Telephones } from '../../../shared/ui/primitives/Telephones.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { aboutTexts } from './about.texts.ts';
import { OpeningTimes } from './OpeningTimes.tsx';
import '../../ui/detail/SideList.css';
import './CentreContact.css';

export interface CentreContactProps {
  readonly facts: CentreFacts;
  readonly now: Date;
}

export function CentreContact({ facts, now }: CentreContactProps): ReactNode {
  const { contact } = aboutTexts;
  const { street, postalCode, city, phone, email, hours } = facts;
  return (
    <>
      {addressLine(facts) || phone || email ? (
        <section>
          <Heading level={2} className="side-head" text={contact.title} />
          <dl className="facts-list">
            {addressLine(facts) ? (
              <>
                <dt>{contact.address}</dt>
                <dd>
                  {street}
                  {street && city ? <br /> : null}
                  {[postalCode, city].filter(Boolean).join(' ')}
                </dd>
              </>
            ) : null}
            {phone ? (
              <>
                <dt>{contact.phone}</dt>
                <dd>
                  <Telephones phone={phone} />
                </dd>
              </>
            ) : null}
            {email ? (
              <>
                <dt>{contact.email}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </>
            ) : null}
          </dl>
        </section>
      ) : null}
      <OpeningTimes hours={hours} now={now} />
    </>
  );
}
