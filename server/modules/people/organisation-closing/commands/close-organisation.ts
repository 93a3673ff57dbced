// Closes an organisation by its administrator, or by the provider's with a reason; its name is typed, so that nobody closes one in passing.

import {
  CLOSING_REASON,
  isNameTyped,
  OTHER_NAME_MESSAGE,
} from "@bondline/domain/people/organisations/organisation-closing.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { roleIn } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOrganisationToClose } from "../../organisations/organisation-access.ts";
import { endOrganisation } from "./end-organisation.ts";

export type CloseOrganisationInput = { id: string; name: string; reason?: string | null | undefined };

export async function closeOrganisation(
  tx: Transaction,
  input: CloseOrganisationInput,
): Promise<CommandResult> {
  const { id, name } = await accessOrganisationToClose(tx, input.id);
  const isOwn = roleIn(tx.actor, id) !== undefined;
  const rule = isOwn ? optional(CLOSING_REASON) : CLOSING_REASON;
  const { reason } = requireFields({ reason: rule }, { reason: input.reason ?? "" });
  if (!isNameTyped(input.name, name)) refuseFields({ name: OTHER_NAME_MESSAGE });
  await endOrganisation(tx, id, reason);
  return { organisationId: id };
}
