/** On the picture of a shared link. */
export const sharedTicketTexts = {
  at: (time: string) => `u ${time}`,
  lastsUntil: 'traje do',
  deadline: 'rok',
  competition: 'Konkurs',
  procurement: 'Javna nabavka',
};
