import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import type { FileProblem } from '@centar/domain/errorCodes.ts';
import { fileRefusal } from './fileRefusal.ts';
import { decodeNames, objectStreams } from './pdfStreams.ts';

const CHUNK = 1024 * 1024;
/** Longer than every name below with all characters as `#xx`. */
const OVERLAP = 256;
/** PDF readers look this far for the header and the end. */
const HEAD = 1024;
const TAIL = 4096 + 16;
/** HTML before the header. */
const MARKUP = /<[a-z!?]/i;

/** Not followed by a letter or digit. */
const END = '(?![A-Za-z0-9])';
const VALUE = String.raw`[\s\0]*(?:[\[(<]|\d+\s+\d+\s+R)`;
/** Names that run programs or scripts, send data, play media or embed files. */
const ACTIVE: readonly (readonly [FileProblem, RegExp])[] = [
  ['pdfScript', new RegExp(`/JavaScript${END}`)],
  // Occurs by chance in compressed pictures, so it needs a reference or readable text behind it.
  ['pdfScript', /\/JS[\s\0]*(?:[(<][\t\r\n\x20-\x7e]{6}|\d+\s+\d+\s+R)/],
  ['pdfProgram', new RegExp(`/Launch${END}`)],
  ['pdfForm', new RegExp(`/(?:SubmitForm|ImportData)${END}`)],
  ['pdfForm', new RegExp(`/XFA${VALUE}`)],
  ['pdfMedia', /\/RichMedia/],
  ['pdfAttachment', new RegExp(`/(?:EmbeddedFiles?|FileAttachment)${END}`)],
];
/** Opens another document. */
const GO_TO = new RegExp(`/GoTo[RE]${END}`);
/**
 * A string that begins with a network path: escaped `\\host`, `//host`, or their hexadecimal form.
 */
const NETWORK =
  /\([\s\0]*(?:\\\\\\\\|\\134\\134|\/\/[\w.-]|\xfe\xff\0(?:\\\\\0\\\\|\/\0\/))|<\s*(?:feff00)?(?:5c(?:00)?5c|2f(?:00)?2f)/i;
const NETWORK_SCHEME = /\/U?F[\s\0]*\([\s\0]*(?:https?|ftps?|smb|file|davs?):/i;
const ENCRYPTED = /\/Encrypt[\s\0]*(?:\d+\s+\d+\s+R|<<)/;

/** Results of all texts so far. */
interface Findings {
  goesElsewhere: boolean;
  namesNetwork: boolean;
  isEncrypted: boolean;
}

function inspect(text: string, findings: Findings): void {
  const plain = decodeNames(text);
  const active = ACTIVE.find(([, pattern]) => pattern.test(plain));
  if (active) throw fileRefusal(active[0]);
  findings.goesElsewhere ||= GO_TO.test(plain);
  findings.namesNetwork ||= NETWORK.test(text) || NETWORK_SCHEME.test(plain);
  findings.isEncrypted ||= ENCRYPTED.test(plain);
  if (findings.goesElsewhere && findings.namesNetwork) throw fileRefusal('pdfProgram');
}

/** One document at a time limits memory. */
const inspector = new Mutex();

/**
 * Throws WRONG_FILE_KIND for anything but a PDF without active content. Encrypted objects can't be
 * checked, but documents are served as sandboxed attachments.
 */
export async function assertPassivePdf(path: string): Promise<void> {
  await inspector.runExclusive(async () => {
    const bytes = await readFile(path);
    const start = bytes.subarray(0, HEAD).indexOf('%PDF-');
    const hasEnd = bytes.subarray(-TAIL).includes('%%EOF');
    if (start < 0 || !hasEnd) throw fileRefusal('brokenFile');
    if (MARKUP.test(bytes.toString('latin1', 0, start))) throw fileRefusal('otherFile');

    const findings = { goesElsewhere: false, namesNetwork: false, isEncrypted: false };
    for (let from = 0; from < bytes.length; from += CHUNK) {
      inspect(
        bytes.toString('latin1', from, Math.min(bytes.length, from + CHUNK + OVERLAP)),
        findings,
      );
      await setImmediate();
    }
    if (findings.isEncrypted) return;
    for await (const objects of objectStreams(bytes)) inspect(objects, findings);
  });
}
