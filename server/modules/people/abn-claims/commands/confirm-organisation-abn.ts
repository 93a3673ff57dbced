// Confirms that an organisation is the holder of the ABN that it gave; whoever else claims that number is told.

import { CONFIRM_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
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
  work: Work,
  input: ConfirmOrganisationAbnInput,
): Promise<Answer> {
  const claim = await accessClaimToDecide(work, input);
  const status = requireDecision(claim, "confirm");
  const { legalName, howChecked } = requireFields(CONFIRM_ABN_FIELDS, {
    legalName: input.legalName,
    howChecked: input.howChecked,
  });

  await saveClaimDecision(work, claim.id, {
    status,
    legalName,
    note: howChecked,
    by: requirePerson(work.actor).accountId,
  });
  await work.announce("organisation", { id: claim.id, organisationId: claim.id });
  await sendConfirmed(work, claim, legalName);
  for (const other of await listOtherClaims(work, claim.id)) await sendHeldByAnother(work, claim, other);
  return { organisationId: claim.id };
}
