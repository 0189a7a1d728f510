import type { ReactNode } from 'react';
import { QrCode } from '../ui/QrCode.tsx';
import { momentOf } from './offers.ts';
import type { AddedLink } from './ReservationDialog.tsx';
import type { Offer } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.person;

/** Only on paper: for people without an e-mail address. */
export function PrintedLink(props: {
  readonly offer: Offer;
  readonly added: AddedLink;
}): ReactNode {
  const { offer, added } = props;
  return (
    <section className="printed-list">
      <h2>{offer.title}</h2>
      <p>{[momentOf(offer), offer.place].filter(Boolean).join(' · ')}</p>
      <p>{texts.printedFor(added.name, added.places)}</p>
      <p>{texts.printedHelp}</p>
      <QrCode text={added.link} label={texts.qrCode} />
      <p>{added.link}</p>
    </section>
  );
}
