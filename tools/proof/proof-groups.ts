// Every group of `npm run proof`, in the order of docs/proof.md.

import { ADDED_FIELD } from "./added-field.ts";
import { ADDRESSES } from "./addresses.ts";
import { CALLS } from "./calls.ts";
import { MONEY_AND_TIME } from "./money-and-time.ts";
import type { ProofGroup } from "./proof-group.ts";

export const PROOF_GROUPS: readonly ProofGroup[] = [CALLS, MONEY_AND_TIME, ADDRESSES, ADDED_FIELD];
