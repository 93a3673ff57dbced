// Forms that were sent to an e-signature service in the database: SQL and nothing else. Who may see one is asked of its draft.

import type { SignerCapacity } from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { AccountId, DraftId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { DraftSigner, FormEnvelope } from "./signed-form-record.ts";

type OfDraft = Pick<Draft, "id" | "organisationId">;
type NewEnvelope = Omit<
  NewRow<"draft_envelope">,
  "id" | "organisationId" | "draftId" | "status" | "createdAt"
>;
type NewSigner = { accountId: AccountId; name: string; capacity: SignerCapacity };

/** With the draft locked, as for every change of one. */
export async function insertFormEnvelope(
  tx: Transaction,
  { id: draftId, organisationId }: OfDraft,
  { signers, ...said }: NewEnvelope & { signers: readonly NewSigner[] },
): Promise<string> {
  const id = tx.newId();
  const of = { organisationId, draftId, createdAt: tx.now };
  await insertRow(tx, "draft_envelope", { ...said, ...of, id, status: "WAITING" });
  for (const [at, { accountId, name, capacity }] of signers.entries())
    await insertRow(tx, "draft_envelope_signer", {
      ...{ ...of, accountId, name, capacity },
      id: tx.newId(),
      envelopeId: id,
      position: at + 1,
    });
  return id;
}

export async function saveFormEnvelope(
  tx: Transaction,
  { id }: Pick<FormEnvelope, "id">,
  changes: Changes<"draft_envelope">,
): Promise<void> {
  await updateRow(tx, "draft_envelope", { id }, changes);
}

export async function saveFormSigner(
  tx: Transaction,
  id: string,
  changes: Changes<"draft_envelope_signer">,
): Promise<void> {
  await updateRow(tx, "draft_envelope_signer", { id }, changes);
}

/** Of which draft it is; undefined where it is no form's. */
export async function findDraftOfForm(tx: Transaction, id: string): Promise<DraftId | undefined> {
  const found = await findRow<{ draftId: DraftId }>(tx, "select draft_id from draft_envelope where id = $1", [
    id,
  ]);
  return found?.draftId;
}

/** All of a draft, the newest first. */
export async function listFormEnvelopes(tx: Transaction, draftId: DraftId): Promise<FormEnvelope[]> {
  return await tx.query<FormEnvelope>(
    `select e.*, (select json_agg(s order by s.position) from draft_envelope_signer s where s.envelope_id = e.id) as signers
       from draft_envelope e where e.draft_id = $1 order by e.created_at desc, e.id desc`,
    [draftId],
  );
}

/** What the service has taken and nobody has answered, the newest first. */
export async function listWaitingForms(
  tx: Transaction,
  { since, max }: { since: Instant; max: number },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from draft_envelope where status = 'WAITING' and provider_id is not null and created_at >= $1
      order by created_at desc, id desc limit $2`,
    [since, max],
  );
  return rows.map(({ id }) => id);
}

/** The applicant's administrators and standard users. */
export async function listDraftSigners(tx: Transaction, draftId: DraftId): Promise<DraftSigner[]> {
  return await tx.query<DraftSigner>("select * from draft_signers($1)", [draftId]);
}
