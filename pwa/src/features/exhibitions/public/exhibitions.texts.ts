export const exhibitionTexts = {
  author: (name: string) => `Autor: ${name}`,
  held: 'Održano',
  otherColonies: 'Ostale kolonije',
  otherSalons: 'Ostali saloni',
};
