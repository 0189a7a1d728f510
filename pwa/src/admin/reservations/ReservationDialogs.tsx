import type { ReactNode } from 'react';
import { adminPaths } from '../navigation/adminPaths.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MoveReservationDialog } from './MoveReservationDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { ReservationDialog, type AddedLink } from './ReservationDialog.tsx';
import type { Offer, Reservation } from './reservations.adminOperations.ts';

/** The dialog that is open, and whose reservation it is. */
export type OpenedDialog =
  | { readonly kind: 'rules' | 'message' | 'add' }
  | { readonly kind: 'edit' | 'move' | 'again'; readonly reservation: Reservation };

export function ReservationDialogs(props: {
  readonly opened: OpenedDialog | undefined;
  readonly offer: Offer;
  readonly reservations: readonly Reservation[];
  readonly onClose: () => void;
  readonly onDone: (text: string, link?: AddedLink) => void;
}): ReactNode {
  const { opened, offer, reservations, onClose, onDone } = props;
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'rules':
      return (
        <OfferDialog
          date={{ ...offer, offer }}
          onClose={onClose}
          onSaved={(saved, text) => {
            onDone(text);
            if (!saved) window.location.assign(adminPaths.reservations);
          }}
        />
      );
    case 'message':
      return (
        <MessageDialog
          offer={offer}
          reservations={reservations}
          onClose={onClose}
          onSent={onDone}
        />
      );
    case 'move':
      return (
        <MoveReservationDialog
          offer={offer}
          reservation={opened.reservation}
          onClose={onClose}
          onDone={onDone}
        />
      );
    case 'add':
      return (
        <ReservationDialog offer={offer} edited={undefined} onClose={onClose} onDone={onDone} />
      );
    case 'edit':
      return (
        <ReservationDialog
          offer={offer}
          edited={opened.reservation}
          onClose={onClose}
          onDone={onDone}
        />
      );
    case 'again':
      return (
        <ReservationDialog
          offer={offer}
          edited={undefined}
          again={opened.reservation}
          onClose={onClose}
          onDone={onDone}
        />
      );
  }
}
