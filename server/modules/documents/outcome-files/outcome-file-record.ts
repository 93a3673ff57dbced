// A bank's file of outcomes as the server holds it, and what it is changed by.

import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";

export type OutcomeFile = Omit<Tables["outcome_file"], "createdBy" | "updatedAt">;

/** A row of the file, as it is decided. */
export type RowToDecide = Omit<Tables["outcome_row"], "supplierId" | "outcomeFileId">;

/** With whom and how much it is about, once its draft was found. */
export type OutcomeRow = RowToDecide & {
  client: string | null;
  askedCents: Cents | null;
};

/** Its creation, its own access check, or the work that somebody asked for. */
export type ChangingOutcomeFile = Granted<
  Pick<OutcomeFile, "id" | "supplierId">,
  "AS_SYSTEM" | "BEING_APPLIED" | "BEING_CHECKED" | "CAN_APPLY" | "CAN_DISCARD" | "CREATED"
>;
