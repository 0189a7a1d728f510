import type { ReactNode } from 'react';
import { momentOf } from './offers.ts';
import type { Offer, Reservation } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.reservations;

/** Only on paper: A4 with a box for each place. */
export function PrintedList(props: {
  readonly offer: Offer;
  readonly held: readonly Reservation[];
}): ReactNode {
  const { offer, held } = props;
  return (
    <section className="printed-list">
      <h2>{offer.title}</h2>
      <p>
        {[momentOf(offer), offer.place, reservationTexts.takenFull(offer.taken, offer.places)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th>{texts.arrived}</th>
            <th>{texts.name}</th>
            <th>{texts.places}</th>
            <th>{texts.contact}</th>
            <th>{texts.note}</th>
          </tr>
        </thead>
        <tbody>
          {held.map(({ id, places, name, phone, email, note }) => (
            <tr key={id}>
              <td>{'☐'.repeat(Math.min(places, 10))}</td>
              <td>{name}</td>
              <td>{places}</td>
              <td className={phone ? 'is-phone' : undefined}>{phone || email}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
