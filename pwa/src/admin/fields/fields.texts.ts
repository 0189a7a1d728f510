/** Words that fields say of the text in them. */
export const fieldTexts = {
  keptStretches: 'Ostaje kako je u oba pisma:',
  keepStretch: (stretch: string) => `„${stretch}“ ostaje kako je u oba pisma`,
  releaseStretch: (stretch: string) => `Preslovljavaj „${stretch}“`,
};
