// What stands for an empty value in the order of a list.

/** By a case, which an index serves behind a row policy; it serves no comparison with what a `coalesce` makes, since that counts as telling of rows. */
export function emptyAs(column: string, value: string): string {
  return `(case when ${column} is null then ${value} else ${column} end)`;
}
