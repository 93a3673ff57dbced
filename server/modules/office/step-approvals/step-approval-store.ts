// First approvals of steps in the database: SQL and nothing else. With their record locked; that one is confirmed or out of date is said by triggers.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { ApprovedStep, GivenStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { findRow, hasRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, type NewRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type StepApproval = Omit<Tables["step_approval"], "given" | "before"> & {
  given: GivenStep;
  before: GivenStep | null;
  approvedByName: string;
  decidedByName: string | null;
};

const READ = `select s.*, p.given_name || ' ' || p.family_name as approved_by_name, c.given_name || ' ' || c.family_name as decided_by_name
    from step_approval s join account p on p.id = s.approved_by left join account c on c.id = s.decided_by`;

export async function findWaitingStep(tx: Transaction, recordId: string, step: ApprovedStep) {
  return await findRow<StepApproval>(
    tx,
    `${READ} where s.record_id = $1 and s.step = $2 and s.status = 'WAITING'`,
    [recordId, step],
  );
}

/** Asked by a bank's people, who see no approvals. */
export async function isWaitingUnseen(
  tx: Transaction,
  recordId: string,
  step: ApprovedStep,
): Promise<boolean> {
  return await hasRow(tx, "select 1 where step_waits($1, $2)", [recordId, step]);
}

/** The newest first: few, each given by a person. */
export async function listStepApprovals(tx: Transaction, recordId: string, step: ApprovedStep) {
  return await tx.query<StepApproval>(
    `${READ} where s.record_id = $1 and s.step = $2 order by s.created_at desc, s.id desc`,
    [recordId, step],
  );
}

/** Of what a second person has confirmed of the record. */
export async function sumConfirmed(tx: Transaction, recordId: string, step: ApprovedStep): Promise<Cents> {
  const [row] = await tx.query<{ confirmedCents: Cents }>(
    "select coalesce(sum(amount_cents), 0)::bigint as confirmed_cents from step_approval where record_id = $1 and step = $2 and status = 'CONFIRMED'",
    [recordId, step],
  );
  return row?.confirmedCents ?? ZERO_CENTS;
}

export async function insertStepApproval(tx: Transaction, row: NewRow<"step_approval">): Promise<void> {
  await insertRow(tx, "step_approval", row);
}

export async function saveStepApproval(
  tx: Transaction,
  { id }: Pick<StepApproval, "id">,
  changes: Changes<"step_approval">,
): Promise<void> {
  await updateRow(tx, "step_approval", { id }, changes);
}

export type DeskPerson = { accountId: AccountId; email: string };

/** Whoever may give a second approval now. */
export async function listDeskPeople(tx: Transaction): Promise<DeskPerson[]> {
  return await tx.query<DeskPerson>(
    `select t.account_id, a.email from staff_member t join account a on a.id = t.account_id
      where t.staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL') and a.status = 'ACTIVE' order by a.email`,
  );
}
