// A switch as the server holds it: the present guarantee at another bank, beside the draft that replaces it.

import type { Tables } from "../../../database/generated/rows.ts";

export type BankSwitchRow = Tables["draft_bg_switch"];
