import { useSave, type Saving } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import type { AddedLink } from './ReservationDialog.tsx';
import { RenewReservationLink, type Reservation } from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.newLink;

/** For somebody who lost the link; asks first, because the former one ends. */
export function useNewLink(
  onDone: (link: AddedLink) => void,
): Pick<Saving, 'failure'> & { renew: (reservation: Reservation) => Promise<void> } {
  const { mutate } = useStaffCalls();
  const { failure, save } = useSave();
  return {
    failure,
    async renew({ id, version, name }) {
      // The browser's dialog is used if our dialog fails to load.
      const ask = confirm({ title: texts.question, text: texts.text(name) });
      if (!(await ask.catch(() => window.confirm(texts.question)))) return;
      const outcome = await save(() => mutate(RenewReservationLink, { id, version }));
      if (!outcome || 'failure' in outcome) return;
      const { link, mailed } = outcome.result.renewReservationLink;
      onDone({ said: texts.done(name), link, mailed });
    },
  };
}
