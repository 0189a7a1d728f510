/** Where places are booked, as a visitor sees and opens it. */
export interface BookingLink {
  /** `https:`, `tel:` or `mailto:`. */
  readonly href: string;
  /** The target in words: the site's name, the number, the e-mail. */
  readonly label: string;
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i;
/** A number as people write it: `020 123-456`, `+381 (0)20 123 456`. */
const PHONE = /^\+?[\d\s/().-]+$/;
const FEWEST_DIGITS = 6;

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

/** Reads what staff wrote as a link, a telephone or an e-mail; undefined when it is none of them. */
export function bookingLink(written: string): BookingLink | undefined {
  const text = written.trim();
  const site = webAddress(text);
  if (site) return { href: site.href, label: site.hostname.replace(/^www\./, '') };
  if (EMAIL.test(text)) return { href: `mailto:${text}`, label: text };
  const digits = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  if (PHONE.test(text) && digits.length >= FEWEST_DIGITS) {
    return { href: `tel:${digits}`, label: text };
  }
  return undefined;
}
