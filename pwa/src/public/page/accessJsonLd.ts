import { factsOfHall, factWords, knownFacts, type AccessFact } from '@centar/domain/accessFacts.ts';
import { fold } from '@centar/domain/search.ts';
import type { CreativeWorkLeaf, EventLeaf, PlaceLeaf } from 'schema-dts';
import type { Described, JsonLdSite } from './jsonLd.ts';

/** Terms of the vocabulary of `accessibilityFeature`, which has none for the other facts. */
const FEATURES: Partial<Readonly<Record<AccessFact, string>>> = {
  signLanguage: 'signLanguage',
  subtitles: 'captions',
  audioDescription: 'audioDescription',
};

/** Events have keywords; features belong to the work that they show. */
export function eventAccessJsonLd(
  title: string,
  facts: readonly string[],
): Described<Pick<EventLeaf, 'keywords' | 'workFeatured'>> {
  const features = knownFacts(facts).flatMap(({ fact }) => FEATURES[fact] ?? []);
  return {
    keywords: factWords(facts) || undefined,
    workFeatured:
      features.length > 0
        ? ({
            '@type': 'CreativeWork',
            name: title,
            accessibilityFeature: features,
          } satisfies CreativeWorkLeaf)
        : undefined,
  };
}

/** What a hall offers, and how many seats it has. */
export function hallJsonLd(
  { facts }: JsonLdSite,
  room: string,
): Described<Pick<PlaceLeaf, 'amenityFeature' | 'maximumAttendeeCapacity'>> {
  const known = knownFacts(factsOfHall(facts.hallAccess, room));
  const hall = facts.hallAccess.find(({ name }) => fold(name) === fold(room));
  return {
    maximumAttendeeCapacity: hall?.seats ?? undefined,
    amenityFeature:
      known.length > 0
        ? known.map(({ label: name }) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          }))
        : undefined,
  };
}
