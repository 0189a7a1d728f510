import { serve } from '../../graphql-server/src/serve.ts';
import { startServer } from '../../graphql-server/src/startServer.ts';
import { developPwa } from './developPwa.ts';

/**
 * The production server with Vite in one process. `scripts/dev.js` restarts it when a server source
 * changes.
 */
await serve(async (environment, logger) => {
  const development = await developPwa(environment);
  const running = await startServer(environment, logger, development);
  development.attach(running.app);
  return {
    ...running,
    async stop() {
      // First, since the server waits for open connections of Vite's client.
      await development.close();
      await running.stop();
    },
  };
});
