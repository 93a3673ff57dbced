// How many rows of a list a person names one by one, for what is done with them at once.

export const CHOSEN_ROWS_MAX = 250;
export const CHOSEN_ROWS_MESSAGE = `At most ${CHOSEN_ROWS_MAX} rows can be chosen one by one`;
