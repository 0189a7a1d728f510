import { once } from '@centar/domain/once.ts';
import { LANGUAGE_TAGS } from '@centar/domain/scriptAddress.ts';
import { showIn } from '../../shared/script/script.ts';
import { loadedWith } from './loading.ts';

async function prepare(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  if (lang === LANGUAGE_TAGS.cyrillic) {
    const { cyrillicWriter } = await import('@centar/domain/cyrillicWriter.ts');
    const words = JSON.parse(dataset['keepScript'] ?? '[]') as string[];
    showIn('cyrillic', cyrillicWriter(words));
  } else {
    const { toLatin } = await import('@centar/domain/serbianScript.ts');
    showIn('latin', toLatin);
  }
}

/** Resolves when islands and controls write their texts in the script of the page. */
export const pageScript = once(prepare);

/** Loads code that writes texts, together with the script of the page. */
export const written = loadedWith(pageScript);
