import { showError } from '../../../shared/ui/primitives/alerts.ts';

/** Shows the popup of a part that could not be loaded. */
export function start({ dataset }: HTMLElement): void {
  void showError(dataset['popup'] ?? '');
}
