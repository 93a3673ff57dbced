// Takes an offer to share a facility back, as the organisation that made it.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { decideShareOffer, type ShareOfferInput } from "../decide-share-offer.ts";

export async function withdrawFacilityShareOffer(
  tx: Transaction,
  input: ShareOfferInput,
): Promise<CommandResult> {
  return await decideShareOffer(tx, input, "withdraw");
}
