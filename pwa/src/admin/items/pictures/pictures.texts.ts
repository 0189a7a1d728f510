/** Words that the staff screens of everything with one picture share. */
export const picturesAdminTexts = {
  author: 'Autor',
  headline: 'Naslov',
  alt: 'Opis fotografije',
  altHint: 'Jedna rečenica za posetioce koji fotografiju ne vide.',
  editItem: (title: string) => `Izmeni: ${title}`,
  removeItem: (title: string) => `Obriši: ${title}`,
} as const;
