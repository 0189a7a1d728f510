export const manualTexts = {
  title: 'Uputstvo',
  subtitle: 'Deset najčešćih poslova, korak po korak.',
  script: 'Pismo',
  failed: 'Uputstvo nije učitano.',
};
