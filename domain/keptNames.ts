/** Names and words that the Cyrillic script keeps in Latin, in any case of letters. */
const NAMES = new Set([
  ...['facebook', 'instagram', 'tiktok', 'google', 'apple', 'microsoft', 'netflix', 'iphone'],
  ...[
    'viber',
    'spotify',
    'chromium',
    'chrome',
    'firefox',
    'outlook',
    'gmail',
    'linkedin',
    'pinterest',
  ],
  ...[
    'messenger',
    'discord',
    'reddit',
    'adobe',
    'photoshop',
    'canva',
    'office',
    'ipad',
    'booking',
    'eventim',
  ],
  ...['zoom', 'skype', 'teams', 'vimeo', 'soundcloud', 'deezer', 'bandcamp', 'airbnb'],
  ...[
    'online',
    'offline',
    'email',
    'mail',
    'newsletter',
    'podcast',
    'live',
    'stream',
    'streaming',
    'download',
  ],
  ...['jazz', 'rock', 'blues', 'house', 'techno', 'trance', 'masterclass', 'cover'],
  ...['pdf', 'jpg', 'jpeg', 'png', 'html', 'usb', 'dvd', 'vip', 'isbn', 'issn', 'cobiss', 'iban'],
  ...[
    'url',
    'gps',
    'sms',
    'hdmi',
    'eur',
    'usd',
    'chf',
    'json',
    'csv',
    'xml',
    'css',
    'sql',
    'http',
    'https',
  ],
]);
/** The same of abbreviations and names that in other letters are Serbian words: `led`, `safari`, `rest`. */
const EXACT = new Set([
  ...[
    'RSS',
    'CD',
    'DJ',
    'Dj',
    'dj',
    'MC',
    'MD',
    'LED',
    'Led',
    'IP',
    'ID',
    'OK',
    'AA',
    'REST',
    'API',
  ],
  ...['CORS', 'CC', 'Safari', 'Apollo', 'Android', 'cd'],
]);
/** Endings of cases: `na Facebooku`. */
const ENDINGS = /(?:ovima|ove|ova|ovi|ima|om|em|[aeiu])$/;
const SHORTEST_STEM = 4;

/** Whether a word is a name that is kept, also in a case: `na Facebooku`. */
export function isKeptName(word: string): boolean {
  if (EXACT.has(word)) return true;
  const lower = word.toLowerCase();
  if (NAMES.has(lower)) return true;
  const stem = lower.replace(ENDINGS, '');
  return stem.length >= SHORTEST_STEM && NAMES.has(stem);
}

/** Whether a name has another meaning in other letters, so that it is kept in these alone. */
export const isKeptExactly = (name: string): boolean =>
  [...EXACT].some((one) => one.toLowerCase() === name.toLowerCase());
