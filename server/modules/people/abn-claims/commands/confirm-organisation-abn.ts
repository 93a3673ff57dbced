// Confirms that an organisation is the holder of the ABN that it gave; whoever else claims that number is told.

import { CONFIRM_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessClaimToDecide } from "../abn-claim-access.ts";
import { sendConfirmed, sendHeldByAnother } from "../abn-claim-mails.ts";
import { requireDecision } from "../abn-claim-status.ts";
import { listOtherClaims, saveClaimDecision } from "../abn-claim-store.ts";

export type ConfirmOrganisationAbnInput = {
  id: string;
  version: number;
  legalName: string;
  howChecked: string;
};

export async function confirmOrganisationAbn(
  tx: Transaction,
  input: ConfirmOrganisationAbnInput,
): Promise<CommandResult> {
  const claim = await accessClaimToDecide(tx, input);
  const status = requireDecision(claim, "confirm");
  const { legalName, howChecked } = requireFields(CONFIRM_ABN_FIELDS, {
    legalName: input.legalName,
    howChecked: input.howChecked,
  });

  await saveClaimDecision(tx, claim.id, {
    status,
    legalName,
    note: howChecked,
    by: requirePerson(tx.actor).accountId,
  });
  await tx.announce("organisation", { id: claim.id, organisationId: claim.id });
  await sendConfirmed(tx, claim, legalName);
  for (const other of await listOtherClaims(tx, claim.id)) await sendHeldByAnother(tx, claim, other);
  return { organisationId: claim.id };
}
