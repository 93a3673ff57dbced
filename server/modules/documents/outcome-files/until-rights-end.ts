// Work on a bank's file by the rights of whoever asked for it, which ends where they have none any more.

import { OUTCOME_FAULTS } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessOutcomeFileAsSystem } from "./outcome-file-access.ts";
import { saveOutcomeStage } from "./outcome-file-store.ts";
import type { OutcomePayload } from "./outcome-file-tasks.ts";

const PORTAL = { system: "Outcomes of a bank" };

/** Refusals of a row are shown in the row: what comes here is about the file itself. */
export async function untilRightsEnd(
  app: App,
  { outcomeFileId }: OutcomePayload,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    await runTransaction(app, PORTAL, async (tx) => {
      const file = await accessOutcomeFileAsSystem(tx, outcomeFileId);
      if (file === undefined) return;
      await saveOutcomeStage(tx, file, "STOPPED", {
        message: OUTCOME_FAULTS.rightsEnded(),
        finishedAt: tx.now,
      });
    });
  }
}
