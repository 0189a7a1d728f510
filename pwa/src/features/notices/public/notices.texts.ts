/** Words that the pages of competitions and of procurements share. */
export const noticeTexts = {
  deadline: 'Rok',
  number: (number: string) => `Broj: ${number}`,
  posted: 'Objavljeno',
  documents: 'Dokumenti',
  deadlineOn: (moment: string) => `Rok: ${moment}`,
};
