// Sends what is to be done with the work that is chosen, and reads what became of each row.

import type { DeskStep } from "@bondline/domain/office/desk/desk-work.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { resultsOf, versionsOf } from "../../../../app/list/chosen-steps-bar.tsx";
import type { SendBatch } from "../../../../app/list/use-batch-run.ts";
import type { Work } from "./work-changes.ts";
import { NoteChosenDeskWorkDocument, StepChosenDeskWorkDocument } from "./work-operations.ts";

export function useChosenWork() {
  const { send: sendStep } = useCommand(StepChosenDeskWorkDocument, { handledByScreen: true });
  const { send: sendNote } = useCommand(NoteChosenDeskWorkDocument, { handledByScreen: true });

  const step =
    (wanted: { step: DeskStep; accountId?: string; note?: string | null }): SendBatch<Work> =>
    async (batch) => {
      const answer = await sendStep({ ...wanted, works: versionsOf(batch) });
      if (!answer.ok) return answer;
      return {
        ok: true,
        data: resultsOf(answer.data.stepChosenDeskWork.results, ({ deskWork }) => deskWork),
      };
    };
  const note =
    (content: string): SendBatch<Work> =>
    async (batch) => {
      const answer = await sendNote({ content, works: versionsOf(batch) });
      if (!answer.ok) return answer;
      return {
        ok: true,
        data: resultsOf(answer.data.noteChosenDeskWork.results, ({ deskWork }) => deskWork),
      };
    };
  return { step, note };
}
