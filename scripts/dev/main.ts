import { serve } from '../../graphql-server/src/serve.ts';
import { startServer } from '../../graphql-server/src/startServer.ts';
import { developPwa } from './developPwa.ts';

/**
 * The server of production with Vite beside it in one process, on one address. `scripts/dev.js` starts it anew when
 * one of the server's sources changes; what Vite serves changes in the open page.
 */
await serve(async (environment, logger) => {
  const development = await developPwa(environment);
  const running = await startServer(environment, logger, development);
  development.attach(running.app);
  return {
    ...running,
    async stop() {
      // First, because the server waits for the open connections of pages that listen for changes.
      await development.close();
      await running.stop();
    },
  };
});
