/** Written in the script of the address. */
export const awayTexts = {
  title: 'Server trenutno ne radi',
  page: 'Ova stranica sada nije dostupna. Ostatak sajta možete da čitate, onakav kakav je bio kada je poslednji put sačuvan.',
  sent: 'Ako ste nešto poslali, nije primljeno. Pokušajte ponovo za nekoliko minuta.',
  reach: 'Možete nam se javiti:',
  again: 'Pokušaj ponovo',
  home: 'Na početnu stranu',
} as const;
