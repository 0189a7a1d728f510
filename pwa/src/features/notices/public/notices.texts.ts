/** Shared by competitions and procurements. */
export const noticeTexts = {
  deadline: 'Rok',
  number: (number: string) => `Broj: ${number}`,
  posted: 'Objavljeno',
  documents: 'Dokumenti',
  deadlineOn: (moment: string) => `Rok: ${moment}`,
};
