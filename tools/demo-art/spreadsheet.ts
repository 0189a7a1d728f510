import type { SheetData } from './plan/document.ts';
import { zip } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const column = (index: number): string => String.fromCharCode(65 + index);

/** Styles: 0 plain, 1 title, 2 head of the table, 3 cell, 4 number with thousands, 5 wrapped text. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="3">` +
  '<font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="16"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF0B6B45"/></patternFill></fill></fills>' +
  '<borders count="2"><border/><border><bottom style="thin"><color rgb="FFD8CEBA"/></bottom></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>' +
  '<xf fontId="1" applyFont="1"/><xf fontId="2" fillId="2" applyFont="1" applyFill="1"/>' +
  '<xf borderId="1" applyBorder="1"/><xf numFmtId="3" borderId="1" applyNumberFormat="1" applyBorder="1"/>' +
  '<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function cell(value: string | number, at: string, style: number): string {
  return typeof value === 'number'
    ? `<c r="${at}" s="${String(style)}"><v>${String(value)}</v></c>`
    : `<c r="${at}" s="${String(style)}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

function sheetXml(title: string, intro: string, sheet: SheetData): string {
  const columns = sheet.rows[0]?.length ?? 1;
  const width = (index: number): number =>
    Math.min(48, 4 + Math.max(...sheet.rows.map((row) => String(row[index] ?? '').length)));
  const widths = Array.from({ length: columns }, (_, index) => {
    const place = String(index + 1);
    return `<col min="${place}" max="${place}" width="${String(width(index))}" customWidth="1"/>`;
  });
  const table = sheet.rows.map((row, index) => {
    const line = String(index + 4);
    const cells = row.map((value, place) =>
      cell(value, column(place) + line, index === 0 ? 2 : typeof value === 'number' ? 4 : 3),
    );
    return `<row r="${line}">${cells.join('')}</row>`;
  });
  const last = column(columns - 1);
  return (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0" tabSelected="1">` +
    '<pane ySplit="4" topLeftCell="A5" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row r="1" ht="24" customHeight="1">${cell(title, 'A1', 1)}</row>` +
    `<row r="2" ht="34" customHeight="1">${cell(intro, 'A2', 5)}</row>${table.join('')}</sheetData>` +
    `<mergeCells count="2"><mergeCell ref="A1:${last}1"/><mergeCell ref="A2:${last}2"/></mergeCells></worksheet>`
  );
}

/** A small XLSX workbook with a title, one sentence and one table. The same bytes on every run. */
export function spreadsheet(title: string, intro: string, sheet: SheetData): Buffer {
  return zip([
    {
      name: '[Content_Types].xml',
      text:
        `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text:
        `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1"` +
        ` Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text:
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>` +
        `<sheet name="${escape(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text:
        `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
        `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
        `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: STYLES },
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(title, intro, sheet) },
  ]);
}
