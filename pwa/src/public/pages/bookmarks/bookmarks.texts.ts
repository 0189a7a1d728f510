export const bookmarksTexts = {
  title: 'Moji termini',
  lead: 'Termini koje ste označili zvezdicom. Čuva ih samo ovaj uređaj, i kada nema veze.',
  description: 'Termini označeni zvezdicom na ovom uređaju.',
  noScript: 'Zvezdice čuva sam uređaj, a za to je potreban JavaScript.',
  empty: 'Još nema označenih termina',
  emptyText: 'Dodirnite zvezdicu pored projekcije ili programa i termin će se naći ovde.',
  emptyLink: 'Šta ima',
  gone: 'Više nisu u rasporedu',
  goneText: 'Ovi termini su uklonjeni iz rasporeda. Pozovite nas ako ste već kupili kartu.',
  past: 'Prošli termini',
  forget: 'Ukloni prošle',
  movedSince: 'Pomereno otkako ste ga označili.',
};
