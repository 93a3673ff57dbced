// Accepts an offer to share a facility, which opens it to the organisation that it was made to.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { decideShareOffer, type ShareOfferInput } from "../decide-share-offer.ts";

export async function acceptFacilityShareOffer(
  tx: Transaction,
  input: ShareOfferInput,
): Promise<CommandResult> {
  return await decideShareOffer(tx, input, "accept");
}
