// A moment as a cell of a file, by the clocks of the zone that stands under `place` in the statement.

export function momentCell(column: string, place: string): string {
  return `to_char(${column} at time zone ${place}, 'YYYY-MM-DD HH24:MI:SS')`;
}
