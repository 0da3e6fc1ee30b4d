import type { ArchiveFile } from './archive-file.ts';
import { zipFiles } from './zip-files.ts';

/** The maximum number of rows in a sheet of Excel. Further rows go into the next sheet. */
const ROWS_A_SHEET = 1_048_576;
/** The time of the files inside, which nobody sees. Zip allows no time before 1980. */
const MADE_AT = new Date(Date.UTC(1980, 0, 2));
const LONGEST_CELL = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The headings stay visible, and columns are wide enough for a phone number. */
const SHEET_START = `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="16384" width="20" customWidth="1"/></cols><sheetData>`;

export interface ExcelTable {
  /** The name of the sheet. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
  /** The maximum number of rows per sheet, with the headings. Only tests set it. */
  readonly rowsASheet?: number;
}

/**
 * An Excel file of texts, piece by piece. Each cell is a text, so that nothing is calculated: phone
 * numbers keep their plus and zeros, and no formula runs. docs/decisions/0064.
 */
export function excelFile(table: ExcelTable): AsyncGenerator<Uint8Array> {
  return zipFiles(filesOf(table), MADE_AT);
}

async function* filesOf({
  name,
  headings,
  rows,
  rowsASheet = ROWS_A_SHEET,
}: ExcelTable): AsyncGenerator<ArchiveFile> {
  const chunks = rows[Symbol.asyncIterator]();
  let next = await chunks.next();
  let sheets = 0;
  const sheet = async function* () {
    yield SHEET_START + rowXml(headings);
    for (let left = rowsASheet - 1; next.done !== true && next.value.length <= left;) {
      left -= next.value.length;
      yield next.value.map(rowXml).join('');
      next = await chunks.next();
    }
    yield '</sheetData></worksheet>';
  };
  do {
    sheets += 1;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet() };
  } while (next.done !== true);
  yield* descriptions(name, sheets);
}

/** The files that describe the sheets. */
function descriptions(name: string, count: number): readonly ArchiveFile[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const each = (xmlOf: (number: number) => string) => numbers.map(xmlOf).join('');
  const sheetName = (number: number) => textXml(number === 1 ? name : `${name} ${number}`);
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}/relationships"><bookViews><workbookView/></bookViews><sheets>${each((number) => `<sheet name="${sheetName(number)}" sheetId="${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each((number) => `<Relationship Id="r${number}" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
  };
  return Object.entries(files).map(([path, xml]) => ({ name: path, content: HEAD + xml }));
}

function rowXml(cells: readonly string[]): string {
  const xml = cells.map((cell) =>
    cell === ''
      ? '<c/>'
      : `<c t="inlineStr"><is><t xml:space="preserve">${textXml(cell)}</t></is></c>`,
  );
  return `<row>${xml.join('')}</row>`;
}

/** Makes a text valid in XML. A control character would make the whole file unreadable. */
function textXml(text: string): string {
  return text
    .slice(0, LONGEST_CELL)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x')
    .replaceAll(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
