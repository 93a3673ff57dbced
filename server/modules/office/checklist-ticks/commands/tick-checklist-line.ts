// Ticks a line of a record's checklist, or takes its tick back; what is so already stays as it is.

import { NO_SUCH_LINE_MESSAGE } from "@bondline/domain/office/checklists/checklist.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertChecklistStep } from "../../checklists/public.ts";
import { accessChecklistToTick, notifyOfTick, type RequestedRecord } from "../checklist-tick-access.ts";

export type TickChecklistLineInput = RequestedRecord & { line: number; isTicked: boolean };

export async function tickChecklistLine(
  tx: Transaction,
  { recordKind, recordId, line: number, isTicked }: TickChecklistLineInput,
): Promise<CommandResult> {
  const { record, running } = await accessChecklistToTick(tx, { recordKind, recordId });
  const line = running?.lines.find((each) => each.number === number);
  if (running === undefined || line === undefined) return refuseFields({ line: NO_SUCH_LINE_MESSAGE });
  if (line.isTicked !== isTicked) {
    await insertChecklistStep(tx, {
      organisationId: record.organisationId,
      checklistId: running.checklistId,
      recordKind,
      recordId: record.id,
      begunAt: running.begunAt,
      line: number,
      isTicked,
      madeBy: requirePerson(tx.actor).accountId,
    });
    await notifyOfTick(tx, recordKind, record);
  }
  return { recordId: record.id };
}
