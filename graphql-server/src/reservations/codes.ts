import { inScript, scriptNamed } from '@centar/domain/scriptAddress.ts';
import { pagePath } from '@centar/domain/pages.ts';
import type { Reservation } from '../../../prisma/generated/client.ts';

/** In the reservation's script. */
export const linkOf = (
  publicUrl: string,
  { script }: Pick<Reservation, 'script'>,
  code: string,
): string => publicUrl + inScript(scriptNamed(script), pagePath('ownReservation', code));
