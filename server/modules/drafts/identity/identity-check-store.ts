// What is open at the service that verifies, in the database: SQL and nothing else. Who may see it is asked of the individual's draft.

import { minutesUntilAsked } from "@bondline/domain/drafts/identity/identification-status.ts";
import type { IndividualId } from "@bondline/domain/ids.ts";
import { addMinutes, type Instant } from "@bondline/domain/values/time/instant.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, type NewRow, saveRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { IndividualRow } from "./individual-record.ts";

/** A token is being asked for, from now on; what there is stays until it is answered. With the draft locked. */
export async function askForToken(
  tx: Transaction,
  { id: individualId, organisationId, draftId }: Pick<IndividualRow, "id" | "organisationId" | "draftId">,
): Promise<void> {
  const row: NewRow<"identity_check"> = {
    individualId,
    organisationId,
    draftId,
    askedAt: tx.now,
    fault: null,
  };
  await saveRow(tx, "identity_check", row, { columns: ["individualId"] });
}

/** With the draft locked. */
export async function saveCheck(
  tx: Transaction,
  individualId: IndividualId,
  changes: Omit<Changes<"identity_check">, "individualId" | "organisationId" | "draftId">,
): Promise<void> {
  await updateRow(tx, "identity_check", { individualId }, changes);
}

/** The person is somebody else now. With the draft locked. */
export async function forgetCheck(tx: Transaction, individualId: string): Promise<void> {
  await tx.query("delete from identity_check where individual_id = $1", [individualId]);
}

export async function findIndividualOfVerification(
  tx: Transaction,
  verificationIdHash: string,
): Promise<string | undefined> {
  const found = await findRow<{ individualId: string }>(
    tx,
    "select individual_id from identity_check where verification_id_hash = $1",
    [verificationIdHash],
  );
  return found?.individualId;
}

export async function listDueChecks(tx: Transaction, now: Instant, max: number): Promise<string[]> {
  const rows = await tx.query<{ individualId: string }>(
    "select individual_id from identity_check where due_at <= $1 order by due_at, individual_id limit $2",
    [now, max],
  );
  return rows.map(({ individualId }) => individualId);
}

type CheckToAsk = { verificationIdEncrypted: string };

/** Puts the next asking off before the service is asked, so that one which it cannot answer holds up nobody. */
export async function takeCheckToAsk(
  tx: Transaction,
  individualId: IndividualId,
): Promise<CheckToAsk | undefined> {
  const found = await findRow<CheckToAsk & { timesAsked: number }>(
    tx,
    `select times_asked, verification_id_encrypted::text as verification_id_encrypted
       from identity_check where individual_id = $1 and due_at is not null for no key update`,
    [individualId],
  );
  if (found === undefined) return undefined;
  const dueAt = addMinutes(tx.now, minutesUntilAsked(found.timesAsked));
  await saveCheck(tx, individualId, { dueAt, timesAsked: found.timesAsked + 1 });
  return found;
}

/** There is nothing more to ask, if anything was. */
export async function endCheck(tx: Transaction, individualId: string): Promise<void> {
  await tx.query("update identity_check set due_at = null, asked_at = null where individual_id = $1", [
    individualId,
  ]);
}
