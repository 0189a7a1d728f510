import { SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { pressNatively } from '../../../shared/press/listenForPresses.ts';
import { shownScript } from '../../../shared/script/script.ts';
import { chooseScript, keepPlace } from '../../device/scriptChoice.ts';

/** Opens this page in the other script, at the same place, and stores the choice. */
export function press(link: HTMLElement): void {
  (link as HTMLAnchorElement).hash = window.location.hash;
  chooseScript(SCRIPTS.find((script) => script !== shownScript()) ?? 'latin');
  keepPlace();
  pressNatively(link);
}
