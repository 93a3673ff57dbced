// Opens a closed organisation again, by the provider's administrator: those who belonged to it are let in as before.

import { OPENING_FIELDS } from "@bondline/domain/people/organisations/organisation-closing.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { returnFormerMembers } from "../../members/commands/return-former-members.ts";
import { accessClosedOrganisation } from "../closing-access.ts";
import { sendOrganisationOpened } from "../closing-mails.ts";
import { saveOpened } from "../closing-store.ts";

export type OpenOrganisationInput = {
  id: string;
  reason: string;
  administratorEmail?: string | null | undefined;
};

export async function openOrganisation(
  tx: Transaction,
  input: OpenOrganisationInput,
): Promise<CommandResult> {
  const organisation = await accessClosedOrganisation(tx, input.id);
  const { id } = organisation;
  const { reason, administratorEmail } = requireFields(OPENING_FIELDS, {
    reason: input.reason,
    administratorEmail: input.administratorEmail ?? "",
  });
  await saveOpened(tx, id, reason);
  const to = await returnFormerMembers(tx, id, administratorEmail);
  await sendOrganisationOpened(tx, organisation, { reason, to });
  await tx.announce("organisation", { id, organisationId: id });
  return { organisationId: id };
}
