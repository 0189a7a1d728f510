import { factsOfHall, factWords, knownFacts, type AccessFact } from '@centar/domain/accessFacts.ts';
import type { JsonLd, JsonLdSite } from './jsonLd.ts';

/** Terms of the vocabulary of `accessibilityFeature`, which has none for the other facts. */
const FEATURES: Partial<Readonly<Record<AccessFact, string>>> = {
  signLanguage: 'signLanguage',
  subtitles: 'captions',
  audioDescription: 'audioDescription',
};

/** Events have keywords; features belong to the work that they show. */
export function eventAccessJsonLd(title: string, facts: readonly string[]): JsonLd {
  const features = knownFacts(facts).flatMap(({ fact }) => FEATURES[fact] ?? []);
  return {
    keywords: factWords(facts) || undefined,
    workFeatured:
      features.length > 0
        ? { '@type': 'CreativeWork', name: title, accessibilityFeature: features }
        : undefined,
  };
}

/** What a hall offers. */
export function amenitiesJsonLd({ facts }: JsonLdSite, room: string): JsonLd {
  const known = knownFacts(factsOfHall(facts.hallAccess, room));
  if (known.length === 0) return {};
  return {
    amenityFeature: known.map(({ label: name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
}
