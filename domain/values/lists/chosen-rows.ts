// How many rows of a list a person names one by one, for what is done with them at once.

export const CHOSEN_ROWS_MAX = 250;
export const CHOSEN_ROWS_MESSAGE = `At most ${CHOSEN_ROWS_MAX} rows can be chosen one by one`;

/** As many as one call does something with; whoever chose more sends several. */
export const CHOSEN_IN_CALL_MAX = 100;
export const CHOSEN_IN_CALL_MESSAGE = `Choose from 1 to ${CHOSEN_IN_CALL_MAX}, each once.`;

/** Whether one call may take these: some, not too many, none of them twice. */
export function isChoice(ids: readonly string[]): boolean {
  const different = new Set(ids.map((id) => id.toLowerCase()));
  return ids.length > 0 && ids.length <= CHOSEN_IN_CALL_MAX && different.size === ids.length;
}
