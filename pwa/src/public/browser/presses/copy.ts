import { shownText } from '../../../shared/script/script.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';

const { share } = siteTexts;

/** Copies the address in `data-copy`. */
export async function press(button: HTMLElement): Promise<void> {
  const label = button.querySelector('span');
  const isCopied = await navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(
    () => true,
    () => false,
  );
  if (label) label.textContent = shownText(isCopied ? share.copied : share.failed);
}
