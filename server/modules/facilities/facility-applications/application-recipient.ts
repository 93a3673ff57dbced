// Whom a facility that is applied for is shared with, by their number: every look-up counts, also one that is refused, so that nobody learns from it who is here.

import type { Context } from "../../../graphql/context.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { runCommand } from "../../../graphql/mutation.ts";
import { countLookUp, type SharingParty } from "../facilities/public.ts";
import { findApplicationRecipient } from "./application-share-access.ts";
import {
  type ShareFacilityApplicationInput,
  shareFacilityApplication,
} from "./commands/share-facility-application.ts";

export async function lookUpApplicationRecipient(
  context: Context,
  sought: { applicationId: string; abn: string },
): Promise<SharingParty> {
  await countLookUp(context);
  return await findApplicationRecipient(await context.read(), sought);
}

export async function shareApplicationByNumber(
  context: Context,
  input: ShareFacilityApplicationInput & { clientMutationId: string },
): Promise<CommandResult> {
  await countLookUp(context);
  return await runCommand(context, { name: "shareFacilityApplication", given: input }, (tx) =>
    shareFacilityApplication(tx, input),
  );
}
