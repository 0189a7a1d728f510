/** Words of the gallery. */
export const galleryTexts = {
  title: 'Galerija',
  author: 'Autor',
  year: 'Godina',
  close: 'Zatvori',
  previous: 'Prethodna slika',
  next: 'Sledeća slika',
  control: 'Kretanje kroz slike',
  position: (index: number, total: number) => `${String(index)} / ${String(total)}`,
  spoken: (index: number, total: number) => `Slika ${String(index)} od ${String(total)}`,
  failed: 'Galerija trenutno nije dostupna.',
  empty: 'Galerija još nema slika',
  pastEnd: 'Na ovoj strani nema slika',
  first: 'Na prvu stranu galerije',
  pageTitle: (page: number) => `Galerija, strana ${String(page)}`,
};
