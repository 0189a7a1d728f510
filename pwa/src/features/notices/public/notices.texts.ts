/** Words that the pages of competitions and of procurements share. */
export const noticeTexts = {
  deadline: 'Rok',
  number: (number: string) => `Broj: ${number}`,
  posted: (date: string) => `Objavljeno ${date}`,
  documents: 'Dokumenti',
  deadlineOn: (moment: string) => `Rok: ${moment}`,
};
