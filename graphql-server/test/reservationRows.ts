import type { Prisma } from '../../prisma/generated/client.ts';
import type { Database } from '../src/platform/database/database.ts';
import { hashOf } from '../src/platform/secretCodes.ts';
import { programRow } from './contentRows.ts';

type Rules = Partial<Prisma.ReservationOfferUncheckedCreateInput>;

/** A programme whose only date takes reservations. */
export async function addOffer(
  { writeContent }: Database,
  happensAt = '2026-12-01T18:00:00Z',
  rules: Rules = {},
): Promise<{ readonly id: number; readonly programId: number; readonly dateKey: string }> {
  return writeContent(async (transaction) => {
    const row = programRow(happensAt, { title: 'Radionica', place: 'Mala sala' });
    const program = await transaction.program.create({ data: row });
    const dateKey = `program-${String(program.id)}`;
    const { id } = await transaction.reservationOffer.create({
      data: {
        dateKey,
        itemType: 'Program',
        itemId: program.id,
        places: 12,
        toldAt: program.eventHappeningDateTime,
        toldPlace: program.place,
        ...rules,
      },
    });
    return { id, programId: program.id, dateKey };
  });
}

/** The code of a reservation that `addReservationRow` stores. */
export const codeOf = (email: string): string =>
  Buffer.from(email.padEnd(32, '0').slice(0, 32)).toString('base64url');

export async function addReservationRow(
  { write }: Pick<Database, 'write'>,
  offerId: number,
  row: Partial<Prisma.ReservationUncheckedCreateInput> = {},
): Promise<number> {
  const { state = 'held', places = 1, email = 'ana@centar.example' } = row;
  const { id } = await write(async ({ reservation, reservationOffer }) => {
    const name = state === 'held' ? 'taken' : 'waiting';
    if (state !== 'cancelled') {
      const data = { [name]: { increment: places } };
      await reservationOffer.update({ where: { id: offerId }, data });
    }
    return reservation.create({
      data: {
        offerId,
        codeHash: hashOf(codeOf(email)),
        name: 'Ana Anić',
        waitsSince: state === 'waiting' ? new Date('2026-11-20T10:00:00Z') : null,
        ...row,
        state,
        places,
        email,
        emailNorm: email.toLowerCase(),
      },
    });
  });
  return id;
}
