// Sends what is to be done with the work that is chosen, and reads what became of each row.

import type { DeskStep } from "@bondline/domain/office/desk/desk-work.ts";
import { CHOSEN_IN_CALL_MAX } from "@bondline/domain/values/lists/chosen-rows.ts";
import type { ChosenDeskWorkResultFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { type BatchResult, useBatchRun } from "../../../../app/list/use-batch-run.ts";
import type { Work } from "./work-changes.ts";
import { NoteChosenDeskWorkDocument, StepChosenDeskWorkDocument } from "./work-operations.ts";

export function useChosenWork() {
  const { run, runOver } = useBatchRun<Work>(CHOSEN_IN_CALL_MAX);
  const { send: sendStep } = useCommand(StepChosenDeskWorkDocument, { handledByScreen: true });
  const { send: sendNote } = useCommand(NoteChosenDeskWorkDocument, { handledByScreen: true });

  const step = (
    rows: readonly Work[],
    wanted: { step: DeskStep; accountId?: string; note?: string | null },
  ) =>
    runOver(rows, async (batch) => {
      const answer = await sendStep({ ...wanted, works: versionsOf(batch) });
      return answer.ok ? { ok: true, data: resultsIn(answer.data.stepChosenDeskWork.results) } : answer;
    });
  const note = (rows: readonly Work[], content: string) =>
    runOver(rows, async (batch) => {
      const answer = await sendNote({ content, works: versionsOf(batch) });
      return answer.ok ? { ok: true, data: resultsIn(answer.data.noteChosenDeskWork.results) } : answer;
    });
  return { run, step, note };
}

function versionsOf(works: readonly Work[]) {
  return works.map(({ id, version }) => ({ id, version }));
}

function resultsIn(results: readonly ChosenDeskWorkResultFragment[]): BatchResult<Work>[] {
  return results.map(({ id, reason, deskWork }) => ({
    id,
    ...(reason === null ? {} : { refusal: reason }),
    ...(deskWork === null ? {} : { now: deskWork }),
  }));
}
