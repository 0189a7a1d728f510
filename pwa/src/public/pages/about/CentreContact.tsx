import type { ReactNode } from 'react';
import { telephoneHref } from '../../../shared/ui/primitives/links.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { weekday } from '@centar/domain/dates.ts';
import { aboutTexts } from './about.texts.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import '../../ui/detail/SideList.css';
import './CentreContact.css';

/** The centre's facts, and when it is, for today's hours. */
export interface CentreContactProps {
  readonly facts: CentreFacts;
  readonly now: Date;
}

/** Address, phone, e-mail, opening hours and the box office's hours day by day. */
export function CentreContact({ facts, now }: CentreContactProps): ReactNode {
  const { contact, hours } = aboutTexts;
  const { address, phone, email } = facts;
  return (
    <>
      <section>
        <Heading level={2} className="side-h" text={contact.title} />
        <dl className="facts-l">
          <dt>{contact.address}</dt>
          <dd>
            {address.street}
            <br />
            {`${address.postalCode} ${address.city}`}
          </dd>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={telephoneHref(phone)}>{phone}</a>
          </dd>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </dl>
      </section>
      <section>
        <Heading level={2} className="side-h" text={hours.title} />
        <p className="facts-x">{facts.openingHours}</p>
        <p className="facts-x">{facts.boxOffice.text}</p>
        <BoxOffice days={facts.boxOffice.days} today={weekday(now)} />
      </section>
    </>
  );
}

function BoxOffice({ days, today }: { days: CentreFacts['boxOffice']['days']; today: string }) {
  const { boxOffice, closed, range, today: todayWord } = aboutTexts.hours;
  return (
    <table className="facts-t">
      <caption>{boxOffice}</caption>
      <tbody>
        {Object.entries(days).map(([day, open]) => (
          <tr key={day} className={day === today ? 'on' : undefined}>
            <th scope="row">{day === today ? `${day}, ${todayWord}` : day}</th>
            <td>{open ? range(...open) : closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
