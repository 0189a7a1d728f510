import { COMPETITION_DOCUMENTS } from './competitions.ts';
import type { Documents } from './document.ts';
import type { Drawings } from './drawing.ts';
import { EXHIBITION_PICTURES } from './exhibitions.ts';
import { POSTERS } from './films.ts';
import { PAINTINGS } from './gallery.ts';
import { NEWS_PICTURES } from './news.ts';
import { ROOMS } from './premises.ts';
import { PROCUREMENT_DOCUMENTS } from './procurements.ts';
import { PROGRAM_PICTURES } from './programs.ts';
import { SITE } from './site.ts';

/** How every picture of the demo content is drawn. */
export const PICTURES: Drawings = {
  ...PROGRAM_PICTURES,
  ...NEWS_PICTURES,
  ...POSTERS,
  ...PAINTINGS,
  ...EXHIBITION_PICTURES,
  ...ROOMS,
  ...SITE,
};

export const DOCUMENTS: Documents = { ...COMPETITION_DOCUMENTS, ...PROCUREMENT_DOCUMENTS };
