export const findTexts = {
  title: 'Traži sve',
  key: 'Ctrl K',
  label: 'Naslov, ime, reč ili ekran',
  hint: 'Nalazi i nacrte. Strelice biraju, Enter otvara.',
  results: 'Nađeno',
  screen: 'Ekran',
  draft: 'Nacrt',
  searching: 'Traži se…',
  tooShort: 'Upišite bar dva slova.',
  nothing: (text: string) => `Nema ničeg za „${text}“.`,
  failed: 'Pretraga nije uspela.',
} as const;
