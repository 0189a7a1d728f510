import type { FileProblem } from '@centar/domain/errorCodes.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';

/** And what to do. */
export const FILE_SENTENCES: Readonly<Record<FileProblem, string>> = {
  wrongName:
    'Ime datoteke mora da se završava na .jpg, .jpeg ili .png (slika), odnosno na .pdf, .xlsx ili .docx (dokument). Sačuvajte je u tom formatu.',
  heicPicture:
    'Slika je u formatu HEIC, koji ne otvaraju svi pregledači. Sačuvajte je kao JPEG, ili na telefonu u podešavanjima kamere izaberite „Najkompatibilnije“.',
  avifPicture: 'Slika je u formatu AVIF. Otvorite je i sačuvajte kao JPEG ili PNG.',
  webpPicture: 'Slika je u formatu WebP. Otvorite je i sačuvajte kao JPEG ili PNG.',
  gifPicture: 'Slika je u formatu GIF. Otvorite je i sačuvajte kao JPEG ili PNG.',
  svgPicture: 'Slika je u formatu SVG, u kojem može biti i programa. Izvezite je kao PNG.',
  otherPicture: 'Slika je u formatu koji se ne prima. Sačuvajte je kao JPEG ili PNG.',
  documentAsPicture:
    'Ovo je dokument, a ovde ide slika. Sačuvajte stranicu kao sliku u formatu JPEG ili PNG.',
  pictureAsDocument: 'Ovo je slika, a ovde ide dokument. Sačuvajte je kao PDF.',
  oldOffice:
    'Dokument je u starom formatu programa Word ili Excel. Otvorite ga i sačuvajte kao .docx, .xlsx ili PDF.',
  otherOffice: 'Dokument je u formatu koji se ne prima. Sačuvajte ga kao PDF, .docx ili .xlsx.',
  otherFile:
    'Sadržaj datoteke nije ono što njeno ime kaže. Otvorite je i sačuvajte kao JPEG ili PNG (slika), odnosno kao PDF, .docx ili .xlsx (dokument).',
  animatedPicture:
    'Slika je animirana, a prikazuje se samo mirna. Sačuvajte jedan kadar kao JPEG ili PNG.',
  infectedFile: 'Skener je u datoteci našao virus. Očistite računar sa kog je, pa izaberite drugu.',
  notScanned:
    'Datoteka nije sačuvana, jer skener virusa ne odgovara. Pokušajte ponovo za koji minut ili javite administratoru.',
  brokenFile: 'Datoteka je oštećena ili nepotpuna. Otvorite je, sačuvajte ponovo i izaberite novu.',
  encryptedFile:
    'Dokument je zaštićen lozinkom, pa ga posetioci ne bi otvorili. Sačuvajte ga bez lozinke.',
  tooManyBytes:
    'Datoteka je prevelika: slika može imati najviše 10 MB, a dokument 20 MB. Sačuvajte je manju.',
  tooManyPixels:
    'Slika ima previše tačaka: najviše je 40 miliona, na primer 8000 × 5000. Smanjite joj dimenzije.',
  pdfScript:
    'U dokumentu PDF je skripta. Odštampajte ga u nov PDF („Štampaj“, pa „Sačuvaj kao PDF“).',
  pdfProgram:
    'Dokument PDF otvara program ili datoteku na drugom računaru. Odštampajte ga u nov PDF („Štampaj“, pa „Sačuvaj kao PDF“).',
  pdfForm:
    'Dokument PDF je obrazac koji šalje ili preuzima podatke. Odštampajte ga u nov PDF („Štampaj“, pa „Sačuvaj kao PDF“).',
  pdfMedia:
    'U dokumentu PDF je video ili zvuk. Odštampajte ga u nov PDF („Štampaj“, pa „Sačuvaj kao PDF“).',
  pdfAttachment:
    'U dokumentu PDF je prilog, druga datoteka. Uklonite prilog ili odštampajte dokument u nov PDF, a prilog dodajte posebno.',
  officeMacros: 'U dokumentu su makroi. Sačuvajte ga kao .docx ili .xlsx bez makroa, ili kao PDF.',
  officeLinks:
    'Dokument preuzima sadržaj sa drugog mesta (predložak ili povezanu datoteku). Prekinite te veze ili ga sačuvajte kao PDF.',
  officeEmbedded:
    'U dokument je umetnuta druga datoteka ili kontrola. Uklonite je ili sačuvajte dokument kao PDF.',
  officeCommands:
    'U dokumentu je polje koje pokreće drugi program (DDE). Uklonite ga ili sačuvajte dokument kao PDF.',
};

const TOO_LARGE: Readonly<Record<FileKind, string>> = {
  image: 'Slika je veća od 10 MB. Izaberite manju.',
  document: 'Dokument je veći od 20 MB. Izaberite manji.',
};
const WRONG_NAME: Readonly<Record<FileKind, string>> = {
  image: 'Izaberite sliku u formatu .jpg, .jpeg ili .png.',
  document: 'Izaberite dokument u formatu .pdf, .xlsx ili .docx.',
};

/** For a field of this kind. */
export function fileProblemSentence(problem: FileProblem, kind: FileKind): string {
  if (problem === 'tooManyBytes') return TOO_LARGE[kind];
  if (problem === 'wrongName') return WRONG_NAME[kind];
  return FILE_SENTENCES[problem];
}
