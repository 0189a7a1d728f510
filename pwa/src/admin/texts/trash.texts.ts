import { counted } from '../../shared/texts/ui.texts.ts';
import { quoted } from './quoted.ts';

const days = (count: number): string => counted(count, ['dan', 'dana', 'dana']);

const NAMED_LINKS = 3;

export const trashTexts = {
  title: 'Korpa',
  subtitle: 'Obrisane stavke čekaju ovde 30 dana. Posle toga se brišu zauvek.',
  undo: 'Vrati',
  undoFailed: 'Vraćanje nije uspelo. Pokušaj ponovo.',
  undone: 'Vraćeno.',
  toTrash: 'Otvori korpu',
  /** Its texts link to the deleted item. */
  ofSettings: (group: string) => `Podešavanja: ${group}`,
  linked: (titles: readonly string[], deleted: number) => {
    const named = titles.slice(0, NAMED_LINKS).map(quoted);
    const more = titles.length - named.length;
    const all =
      more > 0 ? [...named, `još ${counted(more, ['stavka', 'stavke', 'stavki'])}`] : named;
    const what = deleted === 1 ? 'ovu stavku' : 'ove stavke';
    return `Na ${what} vode veze iz: ${all.join(', ')}. Posle brisanja ne vode nikuda.`;
  },
  caption: 'Obrisane stavke',
  headline: 'Naslov',
  type: 'Vrsta',
  deletedBy: 'Ko je obrisao',
  deletedAt: 'Obrisano',
  left: 'Preostalo',
  daysLeft: (count: number) => (count > 0 ? days(count) : 'briše se danas'),
  search: 'Pretraži naslov, vrstu ili sekciju',
  show: 'Prikaži vrstu',
  all: 'Sve',
  empty: 'Korpa je prazna.',
  failed: 'Korpa nije učitana.',
  newest: (shown: number, total: number) =>
    `Prikazano: poslednjih ${String(shown)}. Ukupno u korpi: ${counted(total, ['stavka', 'stavke', 'stavki'])}.`,
  restore: 'Vrati',
  restoreItem: (title: string) => `Vrati: ${title}`,
  restored: (title: string) => `Vraćeno na svoje mesto: ${title}`,
  open: 'Otvori',
  purgeItem: (title: string) => `Obriši zauvek: ${title}`,
  purgeQuestion: 'Da li ste sigurni da želite da zauvek obrišete ovu stavku?',
  purged: (title: string) => `Obrisano zauvek: ${title}`,
  emptyAll: 'Isprazni korpu',
  emptyQuestion: 'Da li ste sigurni da želite da ispraznite korpu?',
  emptyWarning: 'Sve što je u njoj biće obrisano zauvek.',
  emptied: 'Korpa je ispražnjena.',
} as const;
