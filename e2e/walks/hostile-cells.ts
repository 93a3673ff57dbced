// The cells of a CSV file as a spreadsheet takes them.

/** A spreadsheet runs a cell that begins so. */
export const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠]/;

export function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
