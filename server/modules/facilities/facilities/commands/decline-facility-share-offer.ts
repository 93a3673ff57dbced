// Declines an offer to share a facility, as the organisation that it was made to.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { decideShareOffer, type ShareOfferInput } from "../decide-share-offer.ts";

export async function declineFacilityShareOffer(
  tx: Transaction,
  input: ShareOfferInput,
): Promise<CommandResult> {
  return await decideShareOffer(tx, input, "decline");
}
