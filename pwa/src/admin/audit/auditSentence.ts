import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { isItemType } from '../navigation/itemUrls.ts';
import { PICTURE_SLOTS, SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { PICTURE_TEXTS, SETTINGS_TEXTS } from '../settings/settings.texts.ts';
import { deviceName } from '../account/deviceName.ts';
import type { FieldChange } from './ChangeList.tsx';
import { actionWord, valueWord } from './changeWords.ts';
import { AUDIT_DEEDS } from './audit.texts.ts';
import { quoted } from '../texts/quoted.ts';

interface Entry {
  readonly userName: string;
  readonly action: string;
  readonly itemType: string;
  readonly summary: string;
  readonly changes?: readonly FieldChange[];
}

/** Men's first names that end in `a`. */
const MEN = new Set(
  'aleksa andrija ilija luka ljuba miša nebojša nemanja nikola novica sava siniša saša staša vanja vukša'.split(
    ' ',
  ),
);

/** Past-tense verbs have a gender; a first name that ends in `a` is usually a woman's. */
export function isFeminine(name: string): boolean {
  const [first = ''] = name.trim().toLowerCase().split(/\s+/);
  return first.endsWith('a') && !MEN.has(first);
}

/** Unknown names are returned unchanged. */
function settingsName(summary: string): string {
  const group = SETTINGS_GROUPS.find((name) => name === summary);
  if (group) return SETTINGS_TEXTS[group].title;
  const slot = PICTURE_SLOTS.find((name) => name === summary);
  return slot ? PICTURE_TEXTS[slot].label : summary;
}

/** `konkurs „Izlaganje u galeriji“`: the object of the sentence. */
function objectOf({ itemType, summary }: Entry): string {
  if (itemType === 'Settings') return `podešavanja ${quoted(settingsName(summary))}`;
  const other = itemType === 'User' ? 'nalog' : '';
  const word = isItemType(itemType) ? CONTENT_TYPES[itemType].object : other;
  return [word, summary && quoted(summary)].filter(Boolean).join(' ');
}

/** `Firefox, Linux, lozinkom`; earlier entries lack the last part. */
const signInOf = ({ summary, changes = [] }: Entry): string =>
  [deviceName(summary), ...changes.map(({ field, to }) => valueWord(field, to))]
    .filter(Boolean)
    .join(', ');

/** Such as `Mila je obrisala konkurs „Izlaganje u galeriji“`. */
export function auditSentence(entry: Entry): string {
  const { userName, action } = entry;
  const deed = AUDIT_DEEDS[action];
  if (!deed) {
    const what = action === 'signIn' ? signInOf(entry) : objectOf(entry);
    return [`${userName}: ${actionWord(action)}`, what].filter(Boolean).join(', ');
  }
  const verb = isFeminine(userName) ? deed.she : deed.he;
  return `${userName} je ${verb} ${objectOf(entry)}`.trim();
}
