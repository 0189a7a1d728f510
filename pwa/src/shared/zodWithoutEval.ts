/**
 * zod for the browser. By default zod tests at startup whether `eval` works, which the content
 * security policy would report. The configuration must precede the first schema.
 */
import { config, z } from 'zod/v4';

config({ jitless: true });

export { z };
