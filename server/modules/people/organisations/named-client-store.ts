// Clients by words, as a condition of the provider's lists over all of them: SQL and nothing else.

/** Of a column with an organisation: its client has the words in its names or its number. */
export function isOfClient(column: string, words: string): string {
  return `${column} = any (array(select c.id from named_client c where c.search_text like '%' || ${words} || '%'))`;
}
