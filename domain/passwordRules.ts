import { fold } from './search.ts';

/** Characters. */
export const PASSWORD_MIN = 8;
/** Characters. */
export const PASSWORD_MAX = 128;
/** Longer texts can't compose to PASSWORD_MAX characters. */
const MAX_UTF16_UNITS = 4096;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

/** Code points of the NFC form, which is hashed. */
export function passwordLength(password: string): number {
  return password.length > MAX_UTF16_UNITS
    ? MAX_UTF16_UNITS
    : Array.from(password.normalize('NFC')).length;
}

/**
 * Words of leaked passwords in this region, folded. Surrounding digits and signs are ignored
 * ("Lozinka123!").
 */
const COMMON_WORDS = `
password passwort passw0rd p@ssword p@ssw0rd pass passe parola lozinka sifra mojasifra mojalozinka novasifra
novalozinka tajna tajnasifra zaboravio zaboravila pristup prijava ulaz login signin welcome dobrodosli
zdravo pozdrav hello helloworld letmein openup open secret topsecret admin administrator superadmin root
superuser user korisnik moderator operator guest gost test tester testing testtest demo proba probno
default changeme promeni promenime temp temporary privremeno master manager direktor sekretar sekretarica
office kancelarija posao work company firma opstina opcina grad gradska uprava vlada drzava ministarstvo
kultura kulturni centar centarzakulturu kulturnicentar domkulture dom biblioteka muzej galerija pozoriste
bioskop kino program programi vesti novosti izlozba koncert predstava konkurs nabavke kolonija salon
srbija serbia beograd belgrade novisad nis kragujevac subotica novipazar sandzak zlatibor zlatiborski
cacak kraljevo uzice sabac valjevo smederevo leskovac vranje zajecar pirot jagodina krusevac sombor
sremska mitrovica zrenjanin pancevo kikinda vrsac loznica jugoslavija yugoslavia balkan sumadija vojvodina
kosovo crvenazvezda zvezda partizan grobari delije vojvoda arsenal barcelona realmadrid liverpool juventus
chelsea manchester football fudbal kosarka basketball baseball hockey soccer nole djokovic
marko nikola stefan milan milos jovan petar nemanja luka filip aleksandar aleksandra dragan dragana zoran
goran milica marija ana jelena ivana jovana katarina sofija sara teodora tamara natasa vesna snezana
ljiljana gordana biljana mirjana slavica svetlana radmila zorica emina amina adnan amar mirza senad
michael jordan jennifer jessica ashley daniel andrew thomas robert charlie matthew joshua nicole hannah
ljubav ljubavi volimte volim srce srecan sreca sunce suncica zivot andjeo angel anđela princeza princess
iloveyou loveyou lovely lover sweetheart darling baby babygirl maca macka macica kuca kucica zmaj dragon
monkey majmun tiger tigar lion eagle orao vuk wolf shadow senka master ninja superman batman spiderman
starwars pokemon naruto matrix killer hunter ranger soldier trustno trustnoone whatever nothing freedom
sloboda jedan jedandva sedam sreda leto zima jesen prolece summer winter spring autumn monday friday
januar februar mart april maj jun jul avgust septembar oktobar novembar decembar
sunshine flower cvet ruza jagoda jabuka banana cokolada chocolate cookie pepper cheese coffee kafa rakija
computer kompjuter racunar internet google facebook instagram youtube microsoft windows samsung nokia
iphone android gmail yahoo hotmail linkedin twitter mercedes audi yugo ferrari porsche mustang corvette
qwerty qwertz qwert qwertyui qwertyuiop qwertzuiop qwertzuiopsd asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl zxcv zxcvb zxcvbn zxcvbnm yxcvbnm yxcvbn qazwsx qazwsxedc wsxedc qweasd qweasdzxc qweqwe asdasd
zxczxc qwaszx abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xxx zzz abcdabcd
`;

const common = new Set(COMMON_WORDS.trim().split(/\s+/).map(fold));

/** Common mixtures of letters and digits. */
const COMMON_MIXTURES = new Set(
  `1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qaz123wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 1a2b3c4d
  abc123abc 123qweasd 123qweasdzxc qwe123qwe 1qazxsw2 zaq12wsx zaq1xsw2 123abc456 pass1word s1fra123
  adm1n123 4dm1n1str4t0r l0z1nka 123456qwerty 1234qwer 12345qwert p4ssw0rd`.split(/\s+/),
);

/** Repeated or consecutive: 11111111, 87654321, 20202020. */
function isMonotonous(text: string): boolean {
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(text)) return true;
  return '01234567890123456789'.includes(text) || '98765432109876543210'.includes(text);
}

/**
 * Refuses passwords outside 8 to 128 characters, common ones, and `ownWords`, also with surrounding
 * digits and signs. There are no composition rules (NIST SP 800-63B 5.1.1.2, OWASP ASVS 5.0 6.2).
 */
export function checkNewPassword(
  password: string,
  ownWords: readonly string[] = [],
): PasswordProblem | undefined {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) return 'tooShort';
  if (length > PASSWORD_MAX) return 'tooLong';
  const folded = fold(password.normalize('NFC'));
  const core = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const own = new Set(ownWords.flatMap((word) => [fold(word), fold(word).replace(/\s+/g, '')]));
  const isCommon = [folded, core].some((text) => common.has(text) || own.has(text));
  return isCommon || COMMON_MIXTURES.has(folded) || isMonotonous(folded) ? 'tooCommon' : undefined;
}
