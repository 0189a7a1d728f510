/** A picture of the premises. */
export interface PremisesData {
  readonly category: 'Bioskop' | 'Galerija' | 'Restoran' | 'Drugo';
  readonly caption: string;
  readonly alt: string;
}

/** Two pictures for each of the four categories, in the order of the carousel. */
export const PREMISES: readonly PremisesData[] = [
  {
    category: 'Bioskop',
    caption: 'Velika sala, 420 mesta, pogled iz poslednjeg reda',
    alt: 'Velika sala sa crvenom zavesom, violončelistom na pozornici i zelenim sedištima',
  },
  {
    category: 'Bioskop',
    caption: 'Mala sala, 96 mesta, bioskopske projekcije gotovo svake večeri',
    alt: 'Mala bioskopska sala sa osvetljenim platnom i publikom',
  },
  {
    category: 'Galerija',
    caption: 'Galerija na prvom spratu, stalna postavka',
    alt: 'Galerija sa pet slika na zidovima, dvoje posetilaca i klupa',
  },
  {
    category: 'Galerija',
    caption: 'Sala za skulpturu pod staklenim krovom',
    alt: 'Skulpture na postamentima pod krovnim prozorom',
  },
  {
    category: 'Restoran',
    caption: 'Restoran „Foaje“ u prizemlju, otvoren do ponoći',
    alt: 'Restoran sa tri lučna prozora, gostima za stolom i konobarom',
  },
  {
    category: 'Restoran',
    caption: 'Letnja bašta, od maja do kraja septembra',
    alt: 'Letnja bašta noću, sa suncobranima i nizovima sijalica',
  },
  {
    category: 'Drugo',
    caption: 'Gradska čitaonica, 32 mesta i zavičajna zbirka',
    alt: 'Čitaonica sa policama knjiga do plafona i zelenim lampama',
  },
  {
    category: 'Drugo',
    caption: 'Foaje sa mozaikom iz 1964. godine i garderobom',
    alt: 'Foaje sa stepeništem, mozaikom ptice i garderobom',
  },
];
