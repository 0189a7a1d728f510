export const artsTexts = {
  title: 'Kolonije i saloni',
  program: 'Likovni program',
  coloniesFailed: 'Kolonije trenutno nisu dostupne.',
  salonsFailed: 'Greska pri učitavanju likovnih salona, molimo pokusajte kasnije',
  description: 'Izložbe, galerija slika, likovne kolonije i saloni.',
};
