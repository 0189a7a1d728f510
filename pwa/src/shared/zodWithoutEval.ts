/**
 * zod for the browser. It would try at its start whether code can be made from text, and the content security policy
 * would report that as an attack. The configuration has to come before the first schema is made, so it is set here.
 */
import { config, z } from 'zod/v4';

config({ jitless: true });

export { z };
