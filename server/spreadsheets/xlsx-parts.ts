// What an XLSX file says beside its rows: its parts, how its cells look, and where each sheet stands.

import { escapeHtml } from "@bondline/domain/escape-html.ts";
import type { CellKind } from "@bondline/domain/sheet-column.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const SHEET_START = `${XML}<worksheet xmlns="${SHEETS}">`;
export const sheetPath = (sheet: number): string => `xl/worksheets/sheet${sheet}.xml`;

/** By the order of the formats in `STYLES`. */
export const CELL_STYLES: Readonly<Record<CellKind | "header", number>> = {
  text: 0,
  header: 1,
  money: 2,
  day: 3,
  moment: 4,
  number: 0,
};

const STYLES = `${XML}<styleSheet xmlns="${SHEETS}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[164, 165, 166].map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join("")}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

/** All parts but the sheets themselves, by their paths. */
export function xlsxParts(name: string, sheets: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  const types = numbers.map(
    (sheet) => `<Override PartName="/${sheetPath(sheet)}" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const relations = numbers.map(
    (sheet) =>
      `<Relationship Id="rId${sheet}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`,
  );
  const listed = numbers.map(
    (sheet) => `<sheet name="${sheetName(name, sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`,
  );
  return new Map([
    [
      "[Content_Types].xml",
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${types.join("")}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    ],
    [
      "_rels/.rels",
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${XML}<Relationships xmlns="${RELATIONS}">${relations.join("")}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ["xl/styles.xml", STYLES],
  ]);
}

/** Signs that no sheet's name may have become spaces; a name has 31 signs at most. */
function sheetName(name: string, sheet: number): string {
  const suffix = sheet === 1 ? "" : ` ${sheet}`;
  const plain = name.replaceAll(/[\\/?*[\]:'\p{Cc}]/gu, " ").slice(0, 31 - suffix.length);
  return escapeHtml(`${plain}${suffix}`);
}
