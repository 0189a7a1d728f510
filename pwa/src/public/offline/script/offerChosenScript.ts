import { shownScript } from '../../../shared/script/script.ts';
import { chosenScript } from '../../device/scriptChoice.ts';

/**
 * Offers visitors who arrive from another site the script that they chose before. No one is
 * redirected.
 */
export async function offerChosenScript(): Promise<void> {
  const chosen = chosenScript();
  if (chosen === undefined || chosen === shownScript()) return;
  if (document.referrer.startsWith(window.location.origin)) return;
  const { offerScript } = await import('./offerScript.tsx');
  offerScript(chosen);
}
