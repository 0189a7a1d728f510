import type { Admission } from './admissionText.ts';
import { fold } from './search.ts';

/** Folded phrases for free entry. */
const FREE = new RegExp(
  [
    String.raw`\b(?:ulaz|ulazak|ulaznic[ae]|kart[ae]|pristup|ucesce)\s+(?:je |su )?(?:potpuno |sasvim )?(?:slobod(?:an|no)|besplat|gratis|free)`,
    String.raw`\bslobodan (?:je )?(?:ulaz|ulazak|pristup)\b`,
    String.raw`^slobod(?:an|no)\b|^ulaz:? slobod(?:an|no)\b`,
    String.raw`\bbesplat(?:an|n[aeio])\b|\bgratis\b|\bfree\b`,
    String.raw`\bbez (?:naplate|kotizacije|ulaznic[ae]|placanja|na(?:do)?knade)\b`,
    String.raw`\bne (?:se )?(?:placa|naplacuje)\b`,
    String.raw`^0(?:[.,]0+)?$|\b(?:nula|(?<![\d.,])0(?:[.,]0+)?) ?(?:din|rsd|eur|evra|€)`,
  ].join('|'),
);

/**
 * Folded phrases for a price, for entry that is free only in part, or for something else that is
 * free.
 */
const PAID = new RegExp(
  [
    // Negated or partial.
    String.raw`\b(?:nije|nisu|ne) (?:\p{L}+ )?(?:besplat|slobod|gratis|free)|\b(?:delimicno|uglavnom|skoro|osim|sem|izuzev|ostal[ie]|popust|prilog|donacij)`,
    // An amount.
    String.raw`\d[\d.,]* ?(?:,-|din\b|din\.|dinar|rsd\b|eur|evra|€)`,
    String.raw`\b(?:kart[aeu]|ulaznic[aeu]|cen[aeu]|ulaz|kotizacij[aeu]|odrasli|clanarin[aeu]):? (?:je |po |od )?\d`,
    String.raw`\bprodaj|\bpretprodaj`,
    // Free for some groups.
    String.raw`\b(?:dec[aeiu]|djec[aeiu]|dete|deteta|bebe|mladj|starij|odrasl|ucenic|ucenik|djac|djak|student|penzioner|clan|osob|invalid|nezaposlen|novinar|akredit|pretplat|korisni|vlasni|prati(?:lac|oc)|porodic|trudnic|prv(?:ih|ima)|volonter|lica)\b|\b(?:dec[aeiu]|ucenic|ucenik|djac|djak|student|penzioner|clan(?:ov|ic|stv)|invalid|nezaposlen|akredit|pretplat|korisni[kc]|vlasni[kc]|porodic)\p{L}*|\b(?:do|ispod|preko|iznad|od) \d+ god`,
    String.raw`\bbesplat\p{L}* za (?!sve\b|svakog|posetioc|publiku|javnost|gradj)`,
    // Free at some times.
    String.raw`\b(?:ponedeljkom|utorkom|sredom|cetvrtkom|petkom|subotom|nedeljom|vikendom|radnim dan|prv[aiou]\p{L}* (?:cas|dan|put|sat|nedelj|projekcij|predstav|izvodjenj|koncert|radionic|termin|proba|susret))`,
    // Something else is free, or entry is with a purchase.
    String.raw`\bbesplat(?:an|n[aeio]) (?!ulaz|pristup|ucesc|program|projekcij|dogadjaj|koncert|predstav|izlozb|radionic|kart|(?:je|su|za|i|uz|od|do|u|na|sa|bez|po|ali|uz|samo|ograniceno|obavezn\p{L}*|prijav\p{L}*|rezervacij\p{L}*)\b)\p{L}`,
    String.raw`\bgratis (?!ulaz|za|uz|i\b)\p{L}|\d ?\+ ?\d`,
    String.raw`\buz (?:kart|ulaznic|kupovin|clan|konzumacij|porudzbin|vaucer)`,
  ].join('|'),
  'u',
);
/** `0 din`, which is not an amount. */
const NOTHING = /(?<![\d.,])0(?:[.,]0+)? ?(?:din\p{L}*|rsd|eur\p{L}*|evra|€)/gu;

/**
 * Whether a price means free entry for everyone: `ulaz slobodan`, `0 din`, `gratis`. For content
 * without the field `isFree`.
 */
export function readsAsFree(price: string): boolean {
  const text = fold(price).replace(/\s+/g, ' ').trim();
  return FREE.test(text) && !PAID.test(text.replace(NOTHING, ''));
}

/**
 * A changed `isFree` counts. Otherwise a changed price decides, since callers of the documented
 * calls change only the text or return `isFree` as read.
 */
export function isFreeAfter(
  edit: { readonly price?: string | undefined; readonly isFree?: boolean | undefined },
  before: Admission,
): boolean {
  if (edit.isFree !== undefined && edit.isFree !== before.isFree) return edit.isFree;
  const price = edit.price ?? before.price;
  const reading = readsAsFree(price);
  return reading === readsAsFree(before.price) ? before.isFree : reading;
}
