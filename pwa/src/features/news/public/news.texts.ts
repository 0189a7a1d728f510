export const newsTexts = {
  listTitle: 'Vesti i novosti',
  listLead: 'Šta se dešava u Centru, oko njega i zbog njega.',
  listEmpty: 'Još nema objavljenih vesti',
  all: 'Vesti',
  author: (name: string) => `Autor: ${name}`,
  posted: 'Objavljeno',
  others: 'Ostale vesti',
  alsoLike: 'Mozda te zanima',
};
