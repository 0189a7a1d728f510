import type { FastifyBaseLogger } from 'fastify';
import type { ClockWatch } from './platform/database/clockWatch.ts';
import { sweepFiles } from './platform/files/sweep.ts';
import type { SweepDependencies } from './platform/files/sweep.ts';
import { sweepTrash } from './contentTypes/registry.ts';

export interface SweepAllDependencies extends SweepDependencies {
  readonly watch: Pick<ClockWatch, 'isSteady'>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Deletes what has been in the trash for too long and takes away the files that nothing needs; at the start and once a
 * day. Does nothing, and says so, where the clock is not to be believed.
 */
export async function sweepAll({
  watch,
  logger,
  ...sweeping
}: SweepAllDependencies): Promise<void> {
  if (!(await watch.isSteady())) {
    logger.info('nothing swept: the clock has not been watched for two days, or has jumped');
    return;
  }
  // In this order, so that files of what goes from the trash begin their last hours.
  const binned = await sweepTrash(sweeping);
  const { suspicious, ...swept } = await sweepFiles(sweeping);
  logger.info({ binned, ...swept }, 'bin and files swept');
  if (suspicious > 0) {
    logger.warn(
      { files: suspicious },
      'more than a tenth of the stored files belong to nothing: none was swept; is this their database?',
    );
  }
}
