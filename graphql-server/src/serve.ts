import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from './platform/logger.ts';
import { readEnvironment, type Environment } from './platform/environment.ts';
import { explainStartFailure } from './startFailure.ts';
import type { RunningServer } from './startServer.ts';

const DRAIN_MS = 10_000;

function readEnvironmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function announce({ administrator }: RunningServer, { publicUrl }: Environment): void {
  console.log(`\n  Centar za kulturu: ${publicUrl}\n  Staff panel:       ${publicUrl}/ap-login`);
  if (administrator) {
    const { email, password } = administrator;
    console.log(`\n  First administrator: ${email}`);
    if (password) console.log(`  Password (shown only now): ${password}`);
  }
  console.log('');
}

/**
 * Runs until a signal, letting open requests finish. If the start fails, prints one line and exits.
 */
export async function serve(
  start: (environment: Environment, logger: FastifyBaseLogger) => Promise<RunningServer>,
): Promise<void> {
  const environment = readEnvironmentOrExit();
  const logger = createLogger(environment.logLevel);

  process.on('uncaughtException', (error) => {
    logger.fatal(
      { err: error },
      'an unexpected failure; the supervisor has to start the server again',
    );
    process.exit(1);
  });

  try {
    const running = await start(environment, logger);
    announce(running, environment);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        logger.info({ signal }, 'stopping');
        setTimeout(() => process.exit(1), DRAIN_MS).unref();
        void running.stop().then(() => process.exit(0));
      });
    }
  } catch (error) {
    logger.error({ err: error }, 'the server could not start');
    console.error(explainStartFailure(error, environment));
    process.exit(1);
  }
}
