import { serve } from './serve.ts';
import { startServer } from './startServer.ts';

await serve(startServer);
