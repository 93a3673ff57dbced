// Refuses an organisation's claim to its ABN, or takes a confirmation back: what others shared with it is shut again.

import { REFUSE_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessClaimToDecide } from "../abn-claim-access.ts";
import { sendRefused } from "../abn-claim-mails.ts";
import { requireDecision } from "../abn-claim-status.ts";
import { saveClaimDecision } from "../abn-claim-store.ts";

export type RefuseOrganisationAbnInput = { id: string; version: number; reason: string };

export async function refuseOrganisationAbn(
  tx: Transaction,
  input: RefuseOrganisationAbnInput,
): Promise<CommandResult> {
  const claim = await accessClaimToDecide(tx, input);
  const status = requireDecision(claim, "refuse");
  const { reason } = requireFields(REFUSE_ABN_FIELDS, { reason: input.reason });

  await saveClaimDecision(tx, claim.id, {
    status,
    legalName: null,
    note: reason,
    by: requirePerson(tx.actor).accountId,
  });
  await tx.announce("organisation", { id: claim.id, organisationId: claim.id });
  await sendRefused(tx, claim, reason);
  return { organisationId: claim.id };
}
