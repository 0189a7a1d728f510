export const embedTexts = {
  title: (centre: string) => `Program – ${centre}`,
  on: 'U toku',
  until: (day: string) => `do ${day}`,
  cancelled: 'Otkazano',
  moved: 'Pomereno',
  nothing: 'Trenutno nema najavljenih događaja.',
  whole: 'Ceo program',
} as const;
