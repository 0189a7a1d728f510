/** Texts of the publication field, the badges and the preview. */
export const publicationTexts = {
  label: 'Objavljivanje',
  now: 'Odmah',
  draft: 'Nacrt',
  at: 'U određeno vreme',
  moment: 'Datum i vreme objavljivanja',
  hint: {
    now: 'Posetioci vide čim sačuvate.',
    draft: 'Nacrt vide samo oni koji uređuju ovu sekciju.',
    at: 'Objavljuje se tačno tada; ako je vreme prošlo, odmah.',
  },
  filter: 'Stanje objave',
  states: { all: 'Sva stanja', published: 'Objavljeno', draft: 'Nacrti', planned: 'Zakazano' },
  momentMissing: 'Upišite kada se objavljuje, na primer 24.11.2026 18:00.',
  published: (moment: string) => `Objavljeno: ${moment}`,
  planned: (moment: string) => `Objavljuje se ${moment}`,
  createdDraft: 'Nacrt je sačuvan.',
  createdPlanned: (moment: string) => `Sačuvano. Objavljuje se ${moment}.`,
  preview: {
    title: 'Pregled',
    typed: 'Ovako bi posetioci videli ono što je upisano. Ništa još nije sačuvano.',
    asVisitors: 'Ovako će stranicu videti posetioci.',
    back: 'Nazad na uređivanje',
    inScript: { latin: 'Latinicom', cyrillic: 'Ćirilicom' },
    failed: 'Pregled nije učitan.',
  },
} as const;
