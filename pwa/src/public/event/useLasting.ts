import { useSite } from '../page/siteContext.ts';
import { lastingOf, type Lasting, type VisitedEvent } from './lasting.ts';

/** Undefined for an event of one day. */
export function useLasting(event: VisitedEvent): Lasting | undefined {
  const { facts, now } = useSite();
  return lastingOf(event, facts.hours, now);
}
