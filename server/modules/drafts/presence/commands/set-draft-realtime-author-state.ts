// Says in which field of a draft a person is now, to whoever else has it open. Nothing is written.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { presenceOf } from "../presence.ts";
import { type AuthorState, accessPlace } from "../presence-access.ts";

export async function setDraftRealtimeAuthorState(
  tx: Transaction,
  input: AuthorState,
): Promise<CommandResult> {
  const { draft, member } = await accessPlace(tx, input);
  presenceOf(tx.app).move(draft, member);
  return {};
}
