import { shownText } from '../../../shared/script/script.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';

const { share } = siteTexts;

/** Opens the device's share sheet, or copies the address where there is none. */
export async function press(button: HTMLElement): Promise<void> {
  const label = button.querySelector('span');
  const tell = (text: string): void => {
    if (label) label.textContent = shownText(text);
  };
  const url = window.location.href.split('#')[0] ?? '';
  const title = document.querySelector('h1')?.textContent ?? document.title;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url);
    tell(share.copied);
  } catch (error) {
    // Closing the share sheet is not a failure.
    if ((error as Error).name !== 'AbortError') tell(share.failed);
  }
}
