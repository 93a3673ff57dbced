// The lines of somebody's account in the order in which they count, each with the balance after it: SQL for a view of lines.

/** By days; of one day in the order in which things were recorded, and those of one moment in the order of their kinds. */
function placeOf(kinds: readonly string[]): string {
  const inOrder = kinds.map((kind) => `'${kind}'`).join(", ");
  return `to_char(e.entry_date, 'YYYYMMDD') || to_char(e.recorded_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
  || array_position(array[${inOrder}], e.kind)`;
}

type Lines = {
  view: string;
  /** Whose account it is. */
  owner: string;
  kinds: readonly string[];
};

/** Each takes whose account it is as its first value, the first day as its second, and the last as its third. */
export function runningBalance({ view, owner, kinds }: Lines) {
  const upToTheLast = `e.${owner} = $1 and e.entry_date <= $3::date`;
  return {
    /** The balance counts from the first line on, so that each says it by itself. */
    lines: `(select p.*, sum(p.amount_cents) over (order by p.place, p.id)::bigint as balance_cents
    from (select e.*, ${placeOf(kinds)} as place from ${view} e where ${upToTheLast}) p) e`,
    /** Without the balances, for which all would have to be read in order. */
    counted: `(select * from ${view} e where ${upToTheLast}) e`,
    within: WITHIN,
    opening: sumOf("opening_cents", "e.entry_date < $2::date"),
    /** What the lines of a kind come to. */
    sumOfKind: (name: string, kind: string) => sumOf(name, `${WITHIN} and e.kind = '${kind}'`),
    sumOf,
    summed: `${view} e where ${upToTheLast}`,
  };
}

const WITHIN = "e.entry_date >= $2::date";

function sumOf(name: string, where: string, column = "amount_cents"): string {
  return `coalesce(sum(e.${column}) filter (where ${where}), 0)::bigint as ${name}`;
}
