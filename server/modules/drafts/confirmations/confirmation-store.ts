// The confirmations of drafts in the database: SQL and nothing else.

import {
  type AccountId,
  asDraftConfirmationId,
  type DraftConfirmationId,
  type DraftId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { ConfirmationRow } from "./confirmation-record.ts";

type Place = Pick<Draft, "id" | "organisationId">;
type NewConfirmation = Omit<
  NewRow<"draft_confirmation">,
  "id" | "organisationId" | "draftId" | "status" | "askedAt" | "createdAt"
>;

export async function insertConfirmation(
  tx: Transaction,
  { id: draftId, organisationId }: Place,
  asked: NewConfirmation,
): Promise<DraftConfirmationId> {
  const id = asDraftConfirmationId(tx.newId());
  const of = { id, organisationId, draftId, status: "ASKED", askedAt: tx.now, createdAt: tx.now } as const;
  await insertRow(tx, "draft_confirmation", { ...asked, ...of });
  await tx.announce("draft", { id: draftId, organisationId });
  return id;
}

/** With its draft locked. */
export async function saveConfirmation(
  tx: Transaction,
  { id, draftId, organisationId }: Pick<ConfirmationRow, "id" | "draftId" | "organisationId">,
  changes: Changes<"draft_confirmation">,
): Promise<void> {
  await updateRow(tx, "draft_confirmation", { id }, changes);
  await tx.announce("draft", { id: draftId, organisationId });
}

/** Of a draft that is over: what still waited is asked for no longer. */
export async function cancelWaiting(tx: Transaction, { id }: Pick<Draft, "id">): Promise<void> {
  await tx.query(
    "update draft_confirmation set status = 'CANCELLED', code_hash = null, ended_at = $2 where draft_id = $1 and status = 'ASKED'",
    [id, tx.now],
  );
}

/** One that still waits for its answer and whose link holds. */
export async function findConfirmationOfCode(
  tx: Transaction,
  { id, codeHash }: { id: DraftConfirmationId; codeHash: string },
): Promise<ConfirmationRow | undefined> {
  return await findRow<ConfirmationRow>(
    tx,
    "select c.* from draft_confirmation c where c.id = $1 and c.status = 'ASKED' and c.code_hash = $2 and c.link_ends_at > $3",
    [id, codeHash, tx.now],
  );
}

/** As above, for somebody who is signed in and may answer. */
export async function findConfirmationForAccount(
  tx: Transaction,
  { id, accountId }: { id: DraftConfirmationId; accountId: AccountId },
): Promise<ConfirmationRow | undefined> {
  return await findRow<ConfirmationRow>(
    tx,
    "select c.* from draft_confirmation c where c.id = $1 and c.status = 'ASKED' and c.link_ends_at > $3 and may_answer_confirmation(c.id, $2)",
    [id, accountId, tx.now],
  );
}

/** What whoever is asked may know before they open it. */
export type WaitingConfirmation = {
  id: DraftConfirmationId;
  applicantName: string;
  beneficiaryName: string | null;
  referenceNumber: string;
  amountCents: Cents | null;
  askedAt: Instant;
  linkEndsAt: Instant;
};

/** Those that the person at work may answer, by themselves or for that organisation; what ends first comes first. */
export async function listConfirmationsToAnswer(
  tx: Transaction,
  organisationId: OrganisationId | null,
): Promise<WaitingConfirmation[]> {
  return await tx.query<WaitingConfirmation>("select * from confirmations_to_answer($1, $2)", [
    organisationId,
    tx.now,
  ]);
}

/** To whichever draft it belongs; whether that may be seen is asked next. */
export async function findDraftOfConfirmation(
  tx: Transaction,
  id: DraftConfirmationId,
): Promise<DraftId | undefined> {
  const found = await findRow<{ draftId: DraftId }>(
    tx,
    "select draft_id from draft_confirmation where id = $1",
    [id],
  );
  return found?.draftId;
}

/** Whether the address is that of somebody on the applicant's side. */
export async function isOfApplicant(tx: Transaction, draftId: DraftId, email: string): Promise<boolean> {
  const found = await findRow<{ isOfApplicant: boolean }>(
    tx,
    "select is_applicant_of_draft($1, $2) as is_of_applicant",
    [draftId, email],
  );
  return found?.isOfApplicant === true;
}
