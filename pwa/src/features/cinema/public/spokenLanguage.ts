import type { ScreeningEventLeaf } from 'schema-dts';
import type { Described } from '../../../public/page/jsonLd.ts';

/** Adjectives that staff use. */
const LANGUAGES: Readonly<Record<string, string>> = {
  srpski: 'sr',
  // Dubbed, into the language of the audience.
  sinhronizovano: 'sr',
  engleski: 'en',
  turski: 'tr',
  bosanski: 'bs',
  hrvatski: 'hr',
  crnogorski: 'cnr',
  makedonski: 'mk',
  slovenački: 'sl',
  bugarski: 'bg',
  albanski: 'sq',
  mađarski: 'hu',
  rumunski: 'ro',
  grčki: 'el',
  ruski: 'ru',
  nemački: 'de',
  francuski: 'fr',
  italijanski: 'it',
  španski: 'es',
  portugalski: 'pt',
  poljski: 'pl',
  češki: 'cs',
  danski: 'da',
  švedski: 'sv',
  norveški: 'no',
  japanski: 'ja',
  kineski: 'zh',
  persijski: 'fa',
};

/** What is heard and read, from texts such as `engleski, titlovano`. */
export function spokenJsonLd({
  language,
  accessFacts,
}: {
  readonly language: string;
  readonly accessFacts: readonly string[];
}): Described<Pick<ScreeningEventLeaf, 'subtitleLanguage'>> & {
  readonly inLanguage: string | undefined;
} {
  const words = language.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hasSubtitles = accessFacts.includes('subtitles') || words.some((one) => /^titl/.test(one));
  return {
    inLanguage: words.flatMap((one) => LANGUAGES[one] ?? [])[0],
    subtitleLanguage: hasSubtitles ? 'sr' : undefined,
  };
}
