// Whom a facility is shared with, by their number: every look-up counts, also one that is refused, so that nobody learns from it who is here.

import type { Context } from "../../../graphql/context.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { runCommand } from "../../../graphql/mutation.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { takeFromLimit } from "../../people/accounts/public.ts";
import {
  type ShareDocumentFacilityInput,
  shareDocumentFacility,
} from "./commands/share-document-facility.ts";
import { findRecipient } from "./facility-share-access.ts";
import type { SharingParty } from "./facility-share-record.ts";

export async function lookUpRecipient(
  context: Context,
  sought: { facilityId: string; abn: string },
): Promise<SharingParty> {
  await countLookUp(context);
  return await findRecipient(await context.read(), sought);
}

export async function shareByNumber(
  context: Context,
  input: ShareDocumentFacilityInput & { clientMutationId: string },
): Promise<CommandResult> {
  await countLookUp(context);
  return await runCommand(context, { name: "shareDocumentFacility", given: input }, (tx) =>
    shareDocumentFacility(tx, input),
  );
}

/** In a transaction of its own, since a refusal undoes that of the call. */
export async function countLookUp({ application, client }: Context): Promise<void> {
  await runTransaction(application, { token: client.token }, async (tx) => {
    await takeFromLimit(tx, "sharingLookUps", requirePerson(tx.actor).accountId);
  });
}
