// Closes the account of whoever asks: they are out of everything at once, their address is free again, and histories keep their name.

import { OTHER_ADDRESS_MESSAGE, whyAccountStays } from "@bondline/domain/people/accounts/closed-account.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { email } from "@bondline/domain/values/fields/email.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { leaveEveryRecord } from "../../../records/collaborators/commands/leave-every-record.ts";
import { accessOwnAccountToChange } from "../../accounts/account-access.ts";
import { endAccount } from "../../accounts/commands/end-account.ts";
import { requireFreshSignIn } from "../../accounts/public.ts";
import { leaveEveryOrganisation } from "../../members/commands/leave-every-organisation.ts";
import { listOnlyAdministratorOf } from "../../members/member-access.ts";
import { endOrganisation } from "../../organisation-closing/commands/end-organisation.ts";

export type CloseAccountInput = { email: string; currentPassword?: string | null | undefined };

export async function closeAccount(tx: Transaction, input: CloseAccountInput): Promise<CommandResult> {
  const account = await accessOwnAccountToChange(tx);
  const typed = requireFields({ email: required(email) }, { email: input.email });
  if (typed.email !== account.email) refuseFields({ email: OTHER_ADDRESS_MESSAGE });
  await requireFreshSignIn(tx, input.currentPassword);

  // In the order of locks: what is the account's own, then records, then organisations. A refusal undoes it all.
  await endAccount(tx);
  await leaveEveryRecord(tx);
  const onlyAdministratorOf = await listOnlyAdministratorOf(tx);
  const isStaff = requirePerson(tx.actor).staff !== null;
  const reason = whyAccountStays({ isStaff, onlyAdministratorOf });
  if (reason !== undefined) refuse("ACCOUNT_STILL_NEEDED", { reason });
  const alone = onlyAdministratorOf.map(({ organisationId }) => organisationId);
  await leaveEveryOrganisation(tx, alone);
  for (const organisationId of alone) await endOrganisation(tx, organisationId, null);
  await tx.enqueue("end-ties-of-account", { accountId: account.id, address: account.email });
  return {};
}
