// Changes that wait for a second person or were decided, in the database: SQL and nothing else.

import type { AccountId, OfficeChangeId } from "@bondline/domain/ids.ts";
import type { ChangeStatus, ChangeSubjectKind } from "@bondline/domain/office/changes/office-change.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { countRows, findRow, hasRow, listRows } from "../../../database/read-rows.ts";
import { insertRow, updateRecord } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { ChangeTexts } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type OfficeChangeRow = Omit<Tables["office_change"], "proposed"> & {
  proposed: ChangeTexts;
  proposedByName: string;
  decidedByName: string | null;
};

const COLUMNS = `c.*, p.given_name || ' ' || p.family_name as proposed_by_name, d.given_name || ' ' || d.family_name as decided_by_name`;
const CHANGES =
  "office_change c join account p on p.id = c.proposed_by left join account d on d.id = c.decided_by";

/** The newest first. */
export async function listOfficeChanges(tx: Transaction, status: ChangeStatus | null, list: PageArguments) {
  return await listRows<OfficeChangeRow>(tx, list, {
    keyset: { column: "c.created_at", cast: "timestamptz", id: "c.id", direction: "DESC" },
    columns: COLUMNS,
    from: CHANGES,
    where: "($1::text is null or c.status = $1)",
    values: [status],
    counted: "office_change c",
  });
}

export async function findOfficeChange(tx: Transaction, id: OfficeChangeId) {
  return await findRow<OfficeChangeRow>(tx, `select ${COLUMNS} from ${CHANGES} where c.id = $1`, [id]);
}

/** Nobody else decides about it until this transaction ends. */
export async function findOfficeChangeForDecision(tx: Transaction, id: OfficeChangeId) {
  await tx.query("select 1 from office_change where id = $1 for no key update", [id]);
  return await findOfficeChange(tx, id);
}

export type NewOfficeChange = {
  id: OfficeChangeId;
  subject: ChangeSubjectKind;
  subjectId: string;
  subjectVersion: number;
  subjectName: string;
  proposed: ChangeTexts;
  reason: string;
  proposedBy: AccountId;
};

/** Under the provider's lock, so that of two at once the second finds the first. */
export async function insertOfficeChange(tx: Transaction, change: NewOfficeChange): Promise<void> {
  const providerId = await lockProviderRow(tx);
  await insertRow(tx, "office_change", { ...change, providerId, createdAt: tx.now, updatedAt: tx.now });
}

/** Taken first by whatever proposes, decides or changes the staff: they take turns. */
export async function lockProviderRow(tx: Transaction): Promise<string> {
  const [provider] = await tx.query<{ id: string }>("select id from provider for no key update");
  if (provider === undefined) throw new Error("There is no provider: npm run provider -- create makes it.");
  return provider.id;
}

export async function isChangeWaiting(
  tx: Transaction,
  { subject, subjectId }: Pick<NewOfficeChange, "subject" | "subjectId">,
): Promise<boolean> {
  return await hasRow(
    tx,
    "select 1 from office_change where subject = $1 and subject_id = $2 and status = 'PROPOSED'",
    [subject, subjectId],
  );
}

/** How often it was changed: the version of what has no versions of its own. */
export async function countApprovedChanges(
  tx: Transaction,
  { subject, subjectId }: Pick<NewOfficeChange, "subject" | "subjectId">,
): Promise<number> {
  return await countRows(tx, "office_change where subject = $1 and subject_id = $2 and status = 'APPROVED'", [
    subject,
    subjectId,
  ]);
}

/** By the ids of what they are of: those of a kind that wait. */
export async function listWaitingChanges(tx: Transaction, subject: ChangeSubjectKind) {
  return await tx.query<{ id: OfficeChangeId; subjectId: string }>(
    "select id, subject_id from office_change where subject = $1 and status = 'PROPOSED'",
    [subject],
  );
}

export async function saveOfficeChangeDecision(
  tx: Transaction,
  id: OfficeChangeId,
  decision: { status: ChangeStatus; decidedBy: AccountId; decisionNote: string | null },
): Promise<void> {
  await updateRecord(tx, "office_change", id, { ...decision, decidedAt: tx.now });
}

/** Who may decide about what this person proposes. */
export async function listOtherAdministrators(tx: Transaction, than: AccountId) {
  return await tx.query<{ accountId: AccountId; email: string }>(
    `select a.id as account_id, a.email from staff_member s join account a on a.id = s.account_id
      where s.is_admin and s.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE' and a.id <> $1 order by a.email`,
    [than],
  );
}

export async function findProposer(tx: Transaction, id: AccountId) {
  return await findRow<{ email: string }>(
    tx,
    "select email from account where id = $1 and status = 'ACTIVE'",
    [id],
  );
}
