export const documentTexts = {
  neededForPanel:
    'Panel radi uz uključen JavaScript, u pregledačima Chrome i Edge od verzije 111, Firefox od 140 i Safari od 16.4.',
};
