// A beneficiary's confirmation as the server holds it.

import type { Tables } from "../../../database/generated/rows.ts";

/** Without the hash of its code, which the database alone compares. */
export type ConfirmationRow = Omit<Tables["draft_confirmation"], "codeHash">;
