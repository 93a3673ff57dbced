// Refuses an organisation's claim to its ABN, or takes a confirmation back: what others shared with it is shut again.

import { REFUSE_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../work/actor.ts";
import type { Work } from "../../../../work/work.ts";
import { accessClaimToDecide } from "../abn-claim-access.ts";
import { sendRefused } from "../abn-claim-mails.ts";
import { requireDecision } from "../abn-claim-status.ts";
import { saveClaimDecision } from "../abn-claim-store.ts";

export type RefuseOrganisationAbnInput = { id: string; version: number; reason: string };

export async function refuseOrganisationAbn(work: Work, input: RefuseOrganisationAbnInput): Promise<Answer> {
  const claim = await accessClaimToDecide(work, input);
  const status = requireDecision(claim, "refuse");
  const { reason } = requireFields(REFUSE_ABN_FIELDS, { reason: input.reason });

  await saveClaimDecision(work, claim.id, {
    status,
    legalName: null,
    note: reason,
    by: requirePerson(work.actor).accountId,
  });
  await work.announce("organisation", { id: claim.id, organisationId: claim.id });
  await sendRefused(work, claim, reason);
  return { organisationId: claim.id };
}
