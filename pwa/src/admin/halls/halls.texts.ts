export const hallTexts = {
  film: 'Film',
  none: 'Nije navedeno',
  elsewhere: 'Drugo mesto…',
  place: 'drugo mesto',
  clash: (title: string, time: string) => `U istoj sali je tada i „${title}“, ${time}.`,
} as const;
