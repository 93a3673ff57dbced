// Who ticked which line of a record's checklist, in the database: SQL and nothing else. A step is never changed; the newest of a line counts.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { ChecklistKind } from "@bondline/domain/office/checklists/checklist.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ChecklistStepRow = Tables["checklist_step"] & { madeByName: string };

/** Of a line that is ticked and unticked all the time the history knows the rest. */
const SHOWN_OF_A_LINE = 5;

/** Since the record was handed in, the newest of each line first. */
export async function listChecklistSteps(
  tx: Transaction,
  recordId: string,
  begunAt: Instant,
): Promise<ChecklistStepRow[]> {
  return await tx.query<ChecklistStepRow>(
    `select s.id, s.organisation_id, s.checklist_id, s.record_kind, s.record_id, s.begun_at, s.line, s.number, s.is_ticked, s.made_by, s.created_at,
            a.given_name || ' ' || a.family_name as made_by_name
       from (select c.*, row_number() over (partition by c.line order by c.number desc) as place
               from checklist_step c where c.record_id = $1 and c.begun_at = $2) s
       join account a on a.id = s.made_by
      where s.place <= ${SHOWN_OF_A_LINE} order by s.line, s.place`,
    [recordId, begunAt],
  );
}

type NewStep = {
  organisationId: OrganisationId;
  checklistId: string;
  recordKind: ChecklistKind;
  recordId: string;
  begunAt: Instant;
  line: number;
  isTicked: boolean;
  madeBy: AccountId;
};

/** With its record locked. */
export async function insertChecklistStep(tx: Transaction, step: NewStep): Promise<void> {
  const [last] = await tx.query<{ number: number | null }>(
    "select max(number) as number from checklist_step where record_id = $1 and begun_at = $2",
    [step.recordId, step.begunAt],
  );
  const number = (last?.number ?? 0) + 1;
  await insertRow(tx, "checklist_step", { ...step, number, id: tx.newId(), createdAt: tx.now });
}
