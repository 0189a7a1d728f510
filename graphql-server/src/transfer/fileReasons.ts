import type { FileProblem } from '@centar/domain/errorCodes.ts';

const REPRINT = 'print it into a new PDF';

/** For the user who runs an import. */
export const FILE_REASONS: Readonly<Record<FileProblem, string>> = {
  wrongName: 'its name does not end like that of a picture or document: save it as JPEG or PDF',
  heicPicture: 'it is HEIC: save it as JPEG',
  avifPicture: 'it is AVIF: save it as JPEG or PNG',
  webpPicture: 'it is WebP: save it as JPEG or PNG',
  gifPicture: 'it is GIF: save it as JPEG or PNG',
  svgPicture: 'it is SVG, which can hold programs: save it as PNG',
  otherPicture: 'it is a picture of a kind that is not taken: save it as JPEG or PNG',
  documentAsPicture: 'it is a document in the place of a picture',
  pictureAsDocument: 'it is a picture in the place of a document: save it as PDF',
  oldOffice: 'it is of an old Word or Excel: save it as DOCX, XLSX or PDF',
  otherOffice: 'it is a document of a kind that is not taken: save it as PDF, DOCX or XLSX',
  otherFile: 'its content is not what its name says',
  animatedPicture: 'it is animated: save one of its pictures as PNG',
  infectedFile: 'a virus',
  notScanned: 'the virus scanner does not answer',
  brokenFile: 'it is damaged or incomplete',
  encryptedFile: 'it is protected by a password: save it without one',
  tooManyBytes: 'it is too large: a picture may have 10 MB, a document 20 MB',
  tooManyPixels: 'it has more than 40 million pixels: make it smaller',
  pdfScript: `it has a script: ${REPRINT}`,
  pdfProgram: `it opens a program, or a file of another computer: ${REPRINT}`,
  pdfForm: `it is a form that sends or fetches data: ${REPRINT}`,
  pdfMedia: `it has video or sound: ${REPRINT}`,
  pdfAttachment: `it has another file attached: ${REPRINT}`,
  officeMacros: 'it has macros: save it without them, or as PDF',
  officeLinks: 'it fetches something from elsewhere: break its links, or save it as PDF',
  officeEmbedded: 'it has another file or a control within it: save it as PDF',
  officeCommands: 'it has a field that starts another program: save it as PDF',
};

/** In characters; `data:` addresses are long. */
const MAX_SHOWN = 300;
const MAX_DATA_SHOWN = 40;

/** Enough to find the address. */
export function shownAddress(url: string): string {
  const max = /^data:/i.test(url) ? MAX_DATA_SHOWN : MAX_SHOWN;
  return url.length > max ? `${url.slice(0, max)}…` : url;
}
