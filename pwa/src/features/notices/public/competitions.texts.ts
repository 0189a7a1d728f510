export const competitionTexts = {
  listTitle: 'Konkursi',
  listLead: 'Javni pozivi Centra za izlagače, članove ansambala i saradnike. Najnoviji su na vrhu.',
  listEmpty: 'Trenutno nema objavljenih konkursa',
  listEmptyText: 'Sledeći konkurs biće objavljen ovde.',
  author: (name: string) => `Autor: ${name}`,
  download: 'Preuzmi dokument',
  others: 'Ostali konkursi',
  details: 'Detalji',
};
