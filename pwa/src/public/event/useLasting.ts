import { useSite } from '../page/siteContext.ts';
import { lastingOf, type Lasting, type VisitedEvent } from './lasting.ts';

/** The words of an event of several days at the present moment; undefined for any other. */
export function useLasting(event: VisitedEvent): Lasting | undefined {
  const { facts, now } = useSite();
  return lastingOf(event, facts.hours, now);
}
