export const cornerTexts = {
  listEmpty: 'Trenutno nema najavljenih događaja',
  past: 'Protekli događaji',
  alsoLike: 'Moze te zanima',
  corners: {
    americki: {
      title: 'Američki kutak',
      lead: 'Razgovori na engleskom, slušaonice, filmske večeri i radionice za mlade, od najbližeg datuma.',
      emptyText: 'Sledeći program Američkog kutka biće objavljen ovde.',
      all: 'Ceo program Američkog kutka',
    },
    turski: {
      title: 'Turski kutak',
      lead: 'Kurs jezika, večeri filma i muzike i radionice starih zanata, od najbližeg datuma.',
      emptyText: 'Sledeći program Turskog kutka biće objavljen ovde.',
      all: 'Ceo program Turskog kutka',
    },
  },
};
