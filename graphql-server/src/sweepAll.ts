import type { FastifyBaseLogger } from 'fastify';
import type { ClockWatch } from './platform/database/clockWatch.ts';
import { sweepFiles, type SweepDependencies } from './platform/files/sweep.ts';
import { sumOldReadings } from './items/readings/pageReadings.ts';
import { storeAttendance } from './reports/attendance.ts';
import { sweepTrash } from './contentTypes/registry.ts';
import { endFinished } from './notifications/endFinished.ts';
import { eraseReservations } from './reservations/erasure.ts';

export interface SweepAllDependencies extends SweepDependencies {
  readonly watch: Pick<ClockWatch, 'isSteady'>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** At the start and once a day. Only logs if the clock is unreliable. */
export async function sweepAll({
  watch,
  logger,
  ...sweeping
}: SweepAllDependencies): Promise<void> {
  if (!(await watch.isSteady())) {
    logger.info('nothing swept: the clock has not been watched for two days, or has jumped');
    return;
  }
  await sumOldReadings(sweeping.database, sweeping.clock());
  // Before items are purged, with what papers need of them.
  const attendance = await storeAttendance(sweeping.database, sweeping.clock());
  // In this order, since purging releases files.
  const purged = await sweepTrash(sweeping);
  const { suspicious, ...swept } = await sweepFiles(sweeping);
  const reservations = await eraseReservations(sweeping);
  const subscriptions = await endFinished(sweeping);
  logger.info(
    { attendance, purged, ...swept, reservations, subscriptions },
    'trash, files and old reservations swept',
  );
  if (suspicious > 0) {
    logger.warn(
      { files: suspicious },
      'more than a tenth of the stored files belong to nothing: none was swept; is this their database?',
    );
  }
}
