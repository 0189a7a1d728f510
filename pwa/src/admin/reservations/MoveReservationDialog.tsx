import { useCallback, useState, type ReactNode } from 'react';
import { FailureAlert } from '../form/FailureAlert.tsx';
import type { Failure } from '../graphql/staffFailure.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { isOffer, itemKey, momentOf, upcomingPeriod } from './offers.ts';
import {
  AdminOffers,
  MoveReservation,
  type Offer,
  type Reservation,
} from './reservations.adminOperations.ts';
import { reservationTexts } from './reservations.texts.ts';

const texts = reservationTexts.move;

export interface MoveReservationDialogProps {
  readonly offer: Offer;
  readonly reservation: Reservation;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Dates of the same item first, then others of the section. */
function useTargets(offer: Offer) {
  const { query } = useStaffCalls();
  return useAsync(
    useCallback(async () => {
      const { reservationOffers } = await query(AdminOffers, upcomingPeriod(new Date()));
      const others = reservationOffers
        .filter(isOffer)
        .filter(
          ({ id, section, status }) =>
            id !== offer.id &&
            section === offer.section &&
            status !== 'cancelled' &&
            status !== 'removed',
        );
      const isSame = (one: Offer): boolean => itemKey(one) === itemKey(offer);
      return [...others.filter(isSame), ...others.filter((one) => !isSame(one))];
    }, [query, offer]),
  );
}

/** Why a date takes no reservation. */
function refusal(failure: Failure | undefined, { free }: Offer): string | undefined {
  if (failure?.fields['places'] === 'tooMany') return texts.tooMany(free);
  return failure?.fields['toOfferId'] === 'taken' ? texts.taken : undefined;
}

export function MoveReservationDialog(props: MoveReservationDialogProps): ReactNode {
  const { offer, reservation, onClose, onDone } = props;
  const { id, version, name } = reservation;
  const { mutate } = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  const targets = useTargets(offer);
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Offer>();
  const move = async (): Promise<void> => {
    setTried(true);
    const target = targets.data?.find((one) => String(one.id) === chosen);
    if (!target) return;
    const outcome = await save(() =>
      mutate(MoveReservation, { id, version, toOfferId: target.id }),
    );
    if (!outcome) return;
    if ('failure' in outcome) {
      setRefused(target);
      return;
    }
    const isWaiting = outcome.result.moveReservation.state === 'waiting';
    onDone((isWaiting ? texts.doneWaiting : texts.done)(name, momentOf(target)));
  };
  const problem =
    chosen === ''
      ? texts.missing
      : refused?.id === Number(chosen)
        ? refusal(failure, refused)
        : undefined;
  const labelOf = (target: Offer): string =>
    [
      itemKey(target) === itemKey(offer) ? '' : target.title,
      momentOf(target),
      target.place,
      texts.free(target.free),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Modal
      open
      title={texts.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button compact onClick={onClose}>
            {texts.cancel}
          </Button>
          {targets.data?.length === 0 ? null : (
            <Button compact kind="green" busy={isBusy} onClick={() => void move()}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      <LoadedView loaded={targets} failed={texts.failed}>
        {(offers) =>
          offers.length === 0 ? (
            <p className="panel-text">{texts.none}</p>
          ) : (
            <FormGrid>
              {failure ? <FailureAlert failure={failure} /> : null}
              <SelectField
                id="move-reservation"
                label={texts.to}
                placeholder={texts.choose}
                help={offer.sendsMail ? texts.told : texts.untold}
                error={isTried ? problem : undefined}
                options={offers.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
                value={chosen}
                onChange={setChosen}
              />
            </FormGrid>
          )
        }
      </LoadedView>
    </Modal>
  );
}
