import { useSite } from '../../../public/page/siteContext.ts';
import { moreDates } from '../programDates.ts';
import type { ProgramCardData } from '../programs.operations.ts';
import { programTexts } from './programs.texts.ts';

/** `još 3 termina`, if a series has more future dates than the one shown. */
export function useMoreDates(program: ProgramCardData): string | undefined {
  const { now } = useSite();
  const count = moreDates(program, now);
  return count > 0 ? programTexts.moreDates(count).toLowerCase() : undefined;
}
