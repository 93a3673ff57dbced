// Lets somebody who works for a client, and whose account was suspended, sign in again.

import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { restoreAccount } from "../../accounts/commands/restore-account.ts";
import { accessClientMember } from "../client-access.ts";

export type RestoreClientMemberInput = { organisationId: string; memberId: string };

export async function restoreClientMember(
  tx: Transaction,
  input: RestoreClientMemberInput,
): Promise<CommandResult> {
  const { accountId } = await accessClientMember(tx, input);
  await restoreAccount(tx, accountId);
  return {};
}
