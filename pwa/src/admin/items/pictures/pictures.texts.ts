/** Words that the staff screens of everything with one picture share. */
export const picturesAdminTexts = {
  author: 'Autor',
  headline: 'Naslov',
} as const;
