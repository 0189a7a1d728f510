import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { DeviceMarks } from './deviceMarks.ts';
import type { Sessions } from './sessions.ts';

/** What changes of how a person signs in depend on. */
export interface AccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
}
