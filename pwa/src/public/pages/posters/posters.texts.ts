export const posterTexts = {
  title: 'Plakati',
  lead: 'Sve što je najavljeno. Pritisnite plakat za dan, sat i salu.',
  description: 'Plakati svih najavljenih programa i projekcija, za ekran i za zid.',
  printMonth: (month: string) => `Odštampaj ${month}`,
  empty: 'Trenutno nema najavljenih događaja',
};
