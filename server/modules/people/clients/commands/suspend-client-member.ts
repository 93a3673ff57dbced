// Suspends the account of somebody who works for a client, with a reason that the person reads.

import { SUSPENSION_REASON } from "@bondline/domain/people/accounts/suspended-account.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { suspendAccount } from "../../accounts/commands/suspend-account.ts";
import { accessClientMember } from "../client-access.ts";

export type SuspendClientMemberInput = { organisationId: string; memberId: string; reason: string };

export async function suspendClientMember(
  tx: Transaction,
  input: SuspendClientMemberInput,
): Promise<CommandResult> {
  const { accountId } = await accessClientMember(tx, input);
  const { reason } = requireFields({ reason: SUSPENSION_REASON }, { reason: input.reason });
  await suspendAccount(tx, accountId, reason);
  return {};
}
