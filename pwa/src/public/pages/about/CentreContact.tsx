import type { ReactNode } from 'react';
import { addressLine } from '@centar/domain/address.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { showDay, weekday } from '@centar/domain/dates.ts';
import { exceptionsAhead, openingsLine, WEEKDAYS } from '@centar/domain/openingHours.ts';
import type { Week } from '@centar/domain/openingHours.ts';
import { telephoneHref } from '../../../shared/ui/primitives/links.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { boxOfficeLineOf, houseLine } from '../frame/hoursText.ts';
import { aboutTexts } from './about.texts.ts';
import '../../ui/detail/SideList.css';
import './CentreContact.css';

/** The centre's facts, and when it is, for today's hours. */
export interface CentreContactProps {
  readonly facts: CentreFacts;
  readonly now: Date;
}

/** Holidays are announced this long before. */
const AHEAD_DAYS = 31;

/** Address, phone, e-mail, opening hours, the box office's hours day by day and what differs soon. */
export function CentreContact({ facts, now }: CentreContactProps): ReactNode {
  const { contact, hours: words } = aboutTexts;
  const { street, postalCode, city, phone, email, hours } = facts;
  const lines = [houseLine(hours.house), boxOfficeLineOf(hours.boxOffice)].filter(Boolean);
  const exceptions = exceptionsAhead(hours, now, AHEAD_DAYS);
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
                  <a href={telephoneHref(phone)}>{phone}</a>
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
      {lines.length > 0 ? (
        <section>
          <Heading level={2} className="side-head" text={words.title} />
          {lines.map((line) => (
            <p className="facts-text" key={line}>
              {line}
            </p>
          ))}
          {exceptions.length > 0 ? (
            <table className="facts-table">
              <caption>{words.exceptions}</caption>
              <tbody>
                {exceptions.map(({ date, house, note }) => (
                  <tr key={date}>
                    <th scope="row">{showDay(date)}</th>
                    <td>
                      {[openingsLine(house) || siteTexts.hours.closedHouse, note]
                        .filter(Boolean)
                        .join(', ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {boxOfficeLineOf(hours.boxOffice) ? (
            <BoxOffice week={hours.boxOffice} today={weekday(now)} />
          ) : null}
        </section>
      ) : null}
    </>
  );
}

function BoxOffice({ week, today }: { readonly week: Week; readonly today: string }): ReactNode {
  const { boxOffice, today: todayWord } = aboutTexts.hours;
  return (
    <table className="facts-table">
      <caption>{boxOffice}</caption>
      <tbody>
        {WEEKDAYS.map((day) => (
          <tr key={day} className={day === today ? 'on' : undefined}>
            <th scope="row">{day === today ? `${day}, ${todayWord}` : day}</th>
            <td>
              {week[day].map(([from, to]) => `${from}–${to}`).join(', ') || siteTexts.hours.closed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
