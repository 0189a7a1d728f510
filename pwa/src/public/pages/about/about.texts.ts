/** Words of the page about the centre. What changes from town to town comes from the centre's facts. */
export const aboutTexts = {
  title: 'O nama',
  lead: 'Pozorište, koncertna dvorana, bioskop, galerija i učionica pod jednim krovom.',
  /** Paragraphs parted by empty lines; the first one is the lead of the text. */
  story: (
    name: string,
  ) => `${name} je ustanova kulture koju je osnovala opština i mesto na kojem se grad sreće: na predstavi, koncertu, projekciji, izložbi ili na probi svog ansambla.

Počelo je od amaterskog pozorišta kojem je trebala pozornica. Uz glumce su došli hor i folklorni ansambl, zatim bioskop, galerija na prvom spratu i mala sala za književne večeri i tribine. Zgrada se u međuvremenu više puta obnavljala, a pozornica je ostala na svom mestu.

Program pravimo sa gradom, a ne samo za njega. Domaći ansambli nastupaju na istoj sceni kao i gosti, škole dolaze na jutarnje predstave i filmske časove, a mladi uređuju sopstveni program. U kući rade i Američki i Turski kutak, sa čitaonicama, filmskim večerima i radionicama.

Rad Centra je javan: konkurse i javne nabavke objavljujemo na ovom sajtu, zajedno sa dokumentacijom. Ako imate predlog za program, želite da nastupate ili tražite prostor za probu, pišite nam ili svratite.`,
  contact: {
    title: 'Kontakt',
    address: 'Adresa',
    phone: 'Telefon',
    email: 'E-pošta',
  },
  hours: {
    title: 'Radno vreme',
    boxOffice: 'Blagajna po danima',
    closed: 'ne radi',
    today: 'danas',
    range: (from: string, to: string) => `${from}–${to}`,
  },
  garden: {
    title: 'Bašta i foaje',
    parts: [
      {
        title: 'Bašta',
        text: 'Od maja do septembra deo programa seli se pod krošnje: koncerti, čitanja i letnji bioskop, koji počinje kad padne mrak. Ako pada kiša, događaj se održava u maloj sali.',
      },
      {
        title: 'Foaje',
        text: 'U foajeu se čeka početak predstave, ali se i pije kafa, razgledaju manje izložbe i razmenjuju knjige. Otvoren je u radno vreme Centra i kada nema programa.',
      },
    ],
  },
  map: {
    title: 'Kako do nas',
    show: 'Prikaži mapu',
    frame: (name: string) => `Mapa: ${name}`,
    source: 'Mapa se učitava sa OpenStreetMap-a tek kad dodirnete dugme.',
    offline: 'Mapa ne može da se učita bez veze. Adresa je ispisana iznad.',
    directions: 'Uputstvo za dolazak',
  },
  letter: {
    title: 'Pišite nam',
    lead: 'Poruku otvarate i šaljete iz svog programa za poštu.',
    name: 'Ime i prezime',
    subject: 'Tema',
    message: 'Poruka',
    open: 'Otvori poruku u pošti',
    call: (phone: string) => `Pozovi ${phone}`,
    defaultSubject: 'Poruka sa sajta',
    noScript: 'Dugme otvara novu poruku na našu adresu u vašem programu za poštu.',
  },
  figures: {
    title: 'Kuća u brojkama',
    lead: 'Brojke ne govore sve, ali govore da se ovde stalno nešto sprema.',
    link: 'Ceo program',
  },
};
