import type { HallUse } from './halls.adminOperations.ts';
import { hallTexts as texts } from './halls.texts.ts';

/** `Film`, `Muzicki program` */
export const kindOf = ({ itemType, section }: Pick<HallUse, 'itemType' | 'section'>): string =>
  itemType === 'Movie' ? texts.film : section;
