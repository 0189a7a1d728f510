import PDFDocument from 'pdfkit';
import type { NoticeData } from '../../demo/content/shapes.ts';
import { loadFace, splitByPart, type FaceFiles } from './fonts.ts';
import { LOGO } from './pictures/site/logo.ts';
import type { DocumentPlan, DocumentSection } from './plan/document.ts';
import { spreadsheet } from './spreadsheet.ts';

const MARGIN = 64;
const BODY = 10.5;
const LEADING = 1.5;
const INK = '#17201b';
const GREY = '#535b54';
const GREEN = '#0b6b45';
/** The same on every run, and no date of the content: that one counts from the first start. */
const CREATED = new Date('2026-01-01T00:00:00Z');

type Style = 'text' | 'strong' | 'title';

interface Faces {
  readonly text: FaceFiles;
  readonly strong: FaceFiles;
  readonly title: FaceFiles;
}

let faces: Promise<Faces> | undefined;

/** The three faces of a document, cut out of the fonts once. */
const documentFaces = (): Promise<Faces> =>
  (faces ??= Promise.all([
    loadFace('commissioner', { wght: 400 }),
    loadFace('commissioner', { wght: 650 }),
    loadFace('piazzolla', { wght: 850, opsz: 30 }),
  ]).then(([text, strong, title]) => ({ text, strong, title })));

/** A page being written from top to bottom. */
class Writer {
  private y = MARGIN;

  constructor(private readonly pdf: PDFDocument) {}

  private width(words: string, style: Style, size: number): number {
    this.pdf.fontSize(size);
    return splitByPart(words).reduce((sum, run) => {
      this.pdf.font(style + (run.extended ? '-extended' : ''));
      return sum + this.pdf.widthOfString(run.text);
    }, 0);
  }

  private line(words: string, x: number, style: Style, size: number, colour: string): void {
    let pen = x;
    this.pdf.fontSize(size).fillColor(colour);
    for (const run of splitByPart(words)) {
      this.pdf.font(style + (run.extended ? '-extended' : ''));
      this.pdf.text(run.text, pen, this.y, { lineBreak: false });
      pen += this.pdf.widthOfString(run.text);
    }
  }

  /** Moves down; starts a new page where the old one is full. */
  private advance(height: number): void {
    this.y += height;
    if (this.y > this.pdf.page.height - MARGIN - 40) {
      this.pdf.addPage();
      this.y = MARGIN;
    }
  }

  gap(height: number): void {
    this.advance(height);
  }

  rule(weight: number, colour: string): void {
    this.pdf
      .lineWidth(weight)
      .moveTo(MARGIN, this.y)
      .lineTo(this.pdf.page.width - MARGIN, this.y);
    this.pdf.stroke(colour);
  }

  paragraph(words: string, style: Style = 'text', size = BODY, colour = INK, indent = 0): void {
    const room = this.pdf.page.width - 2 * MARGIN - indent;
    let current = '';
    for (const word of words.split(' ')) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current !== '' && this.width(longer, style, size) > room) {
        this.line(current, MARGIN + indent, style, size, colour);
        this.advance(size * LEADING);
        current = word;
      } else current = longer;
    }
    this.line(current, MARGIN + indent, style, size, colour);
    this.advance(size * (style === 'title' ? 1.2 : LEADING));
  }

  /** The head of the centre: logo tile, name and address. */
  letterhead(): void {
    const top = this.y;
    this.pdf.rect(MARGIN, top, 34, 34).fill(LOGO.tile);
    this.pdf
      .save()
      .translate(MARGIN, top)
      .scale(34 / LOGO.size);
    this.pdf.path(LOGO.body).fill(LOGO.bodyColour);
    this.pdf.path(LOGO.quarter).fill(LOGO.quarterColour);
    this.pdf.restore();
    this.y = top + 3;
    this.line('Centar za kulturu Jasengrad', MARGIN + 46, 'strong', 11, INK);
    this.y = top + 18;
    this.line('Trg slobode 4, 36999 Jasengrad', MARGIN + 46, 'text', 9.5, GREY);
    this.y = top + 48;
    this.rule(1.5, INK);
    this.y += 30;
  }

  section(section: DocumentSection): void {
    this.gap(10);
    this.paragraph(section.heading, 'strong', 12, GREEN);
    this.gap(3);
    for (const words of section.paragraphs) {
      this.paragraph(words);
      this.gap(6);
    }
    section.points?.forEach((words, index) => {
      this.line(`${String(index + 1)}.`, MARGIN, 'strong', BODY, GREEN);
      this.paragraph(words, 'text', BODY, INK, 20);
      this.gap(2);
    });
  }
}

async function pdfBytes(notice: NoticeData, sections: readonly DocumentSection[]): Promise<Buffer> {
  const files = await documentFaces();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'sr-Latn',
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: notice.title, Author: 'Centar za kulturu Jasengrad', CreationDate: CREATED },
  });
  for (const style of ['text', 'strong', 'title'] as const) {
    pdf.registerFont(style, files[style].latin);
    pdf.registerFont(`${style}-extended`, files[style].extended);
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const writer = new Writer(pdf);
  writer.letterhead();
  writer.paragraph(notice.title, 'title', 24);
  writer.gap(8);
  writer.paragraph(notice.author, 'text', 9.5, GREY);
  writer.gap(8);
  notice.text.forEach((words, index) => {
    writer.paragraph(words, index === 0 ? 'strong' : 'text');
    writer.gap(6);
  });
  sections.forEach((section) => {
    writer.section(section);
  });
  writer.gap(24);
  writer.rule(0.75, '#d8ceba');
  writer.gap(12);
  writer.paragraph(
    'Jasengrad, Centar za kulturu. Dokument je sačinjen elektronski i važi bez pečata i potpisa.',
    'text',
    9,
    GREY,
  );
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** The document of a competition or procurement: a PDF or, where it is a table, an XLSX. The same bytes on every run. */
export async function documentOf(notice: NoticeData, plan: DocumentPlan): Promise<Buffer> {
  return 'sheet' in plan
    ? spreadsheet(notice.title, notice.text[0] ?? '', plan.sheet)
    : pdfBytes(notice, plan.sections);
}
