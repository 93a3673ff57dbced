// Which rows of a list are meant where not all of them are: those that are named, or all that fit but those that are named.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { CHOSEN_ROWS_MAX, CHOSEN_ROWS_MESSAGE } from "@bondline/domain/values/lists/chosen-rows.ts";
import type { InputBuilder } from "./inputs.ts";

export type SentRows = {
  ids?: readonly string[] | null | undefined;
  exceptIds?: readonly string[] | null | undefined;
};
export type ChosenRows = { ids: readonly string[]; areLeftOut: boolean };

export function chosenRowFields(t: InputBuilder) {
  return {
    ids: t.idList({ description: "Only these of those that fit." }),
    exceptIds: t.idList({ description: "All that fit but these." }),
  };
}

/** Undefined where all that fit are meant. What can be no row's id names none. */
export function checkChosen({ ids, exceptIds }: SentRows): ChosenRows | undefined {
  if (ids && exceptIds) refuseFields({ exceptIds: BOTH_MESSAGE });
  const [name, named] = ids ? ["ids", ids] : ["exceptIds", exceptIds];
  if (!named) return undefined;
  if (named.length > CHOSEN_ROWS_MAX) refuseFields({ [name]: CHOSEN_ROWS_MESSAGE });
  return { ids: named.filter(isUuid), areLeftOut: !ids };
}

const BOTH_MESSAGE = "Name those that are wanted, or those that are left out.";
