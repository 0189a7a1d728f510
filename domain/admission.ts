import type { Admission } from './admissionText.ts';
import { fold } from './search.ts';

/** Folded texts that say that nothing is paid. */
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

/** Folded texts of which something is paid, or some people pay, or something else than entry is free. */
const PAID = new RegExp(
  [
    // Not so, or not wholly.
    String.raw`\b(?:nije|nisu|ne) (?:\p{L}+ )?(?:besplat|slobod|gratis|free)|\b(?:delimicno|uglavnom|skoro|osim|sem|izuzev|ostal[ie]|popust|prilog|donacij)`,
    // An amount.
    String.raw`\d[\d.,]* ?(?:,-|din\b|din\.|dinar|rsd\b|eur|evra|€)`,
    String.raw`\b(?:kart[aeu]|ulaznic[aeu]|cen[aeu]|ulaz|kotizacij[aeu]|odrasli|clanarin[aeu]):? (?:je |po |od )?\d`,
    String.raw`\bprodaj|\bpretprodaj`,
    // For some people.
    String.raw`\b(?:dec[aeiu]|djec[aeiu]|dete|deteta|bebe|mladj|starij|odrasl|ucenic|ucenik|djac|djak|student|penzioner|clan|osob|invalid|nezaposlen|novinar|akredit|pretplat|korisni|vlasni|prati(?:lac|oc)|porodic|trudnic|prv(?:ih|ima)|volonter|lica)\b|\b(?:dec[aeiu]|ucenic|ucenik|djac|djak|student|penzioner|clan(?:ov|ic|stv)|invalid|nezaposlen|akredit|pretplat|korisni[kc]|vlasni[kc]|porodic)\p{L}*|\b(?:do|ispod|preko|iznad|od) \d+ god`,
    String.raw`\bbesplat\p{L}* za (?!sve\b|svakog|posetioc|publiku|javnost|gradj)`,
    // At some times.
    String.raw`\b(?:ponedeljkom|utorkom|sredom|cetvrtkom|petkom|subotom|nedeljom|vikendom|radnim dan|prv[aiou]\p{L}* (?:cas|dan|put|sat|nedelj))`,
    // Something else, or with a purchase.
    String.raw`\bbesplat(?:an|n[aeio]) (?!ulaz|pristup|ucesc|program|projekcij|dogadjaj|koncert|predstav|izlozb|radionic|kart|(?:je|su|za|i|uz|od|do|u|na|sa|bez|po|ali|uz|samo|ograniceno|obavezn\p{L}*|prijav\p{L}*|rezervacij\p{L}*)\b)\p{L}`,
    String.raw`\bgratis (?!ulaz|za|uz|i\b)\p{L}`,
    String.raw`\buz (?:kart|ulaznic|kupovin|clan|konzumacij|porudzbin|vaucer)`,
  ].join('|'),
  'u',
);
/** `0 din`, which is no amount. */
const NOTHING = /(?<![\d.,])0(?:[.,]0+)? ?(?:din\p{L}*|rsd|eur\p{L}*|evra|€)/gu;

/**
 * Whether a price as people write it says that everybody enters free: `ulaz slobodan`, `0 din`, `gratis`. Free for some, at some times
 * or with a purchase is not free. New content says it in a field; this reads what comes without one.
 */
export function readsAsFree(price: string): boolean {
  const text = fold(price).replace(/\s+/g, ' ').trim();
  return FREE.test(text) && !PAID.test(text.replace(NOTHING, ''));
}

/**
 * Whether entry is free after an edit. A choice that differs from the stored one counts; otherwise another price says it again, because
 * callers of the documented calls change the text alone, or send back what they read.
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
