import { counted } from '../../../shared/texts/ui.texts.ts';

/** Shared by competitions and procurements. */
export const noticeTexts = {
  deadline: 'Rok',
  posted: 'Objavljeno',
  documents: 'Dokumenti',
  moreDocuments: (count: number) =>
    `još ${counted(count, ['dokument', 'dokumenta', 'dokumenata'])}`,
  facts: 'Podaci',
  referenceNumber: 'Broj',
  contact: 'Kontakt',
  deadlineOn: (moment: string) => `Rok: ${moment}`,
};
