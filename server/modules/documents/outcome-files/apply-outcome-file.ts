// Applies what the dry run found possible: the good rows each in a transaction, so that it goes on where it stood, or all of them in one.

import { OUTCOME_FAULTS } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { decideRow, refusalIn, sentenceOf } from "./decide-row.ts";
import { accessOutcomeFileAtWork } from "./outcome-file-access.ts";
import type { RowToDecide } from "./outcome-file-record.ts";
import { findNextRow, listGoodRows, saveOutcomeRow, saveOutcomeStage } from "./outcome-file-store.ts";
import type { OutcomePayload } from "./outcome-file-tasks.ts";
import { untilRightsEnd } from "./until-rights-end.ts";

export async function applyOutcomeFile(app: App, work: OutcomePayload): Promise<void> {
  await untilRightsEnd(app, work, async () => {
    const isTogether = await runTransaction(app, { worksFor: work.accountId }, async (tx) => {
      const file = await accessOutcomeFileAtWork(tx, work.outcomeFileId, "BEING_APPLIED");
      return file?.isAllOrNothing;
    });
    if (isTogether === undefined) return;
    if (isTogether) await applyTogether(app, work);
    else while (await applyNext(app, work));
  });
}

/** True while there is more to do. */
async function applyNext(app: App, { outcomeFileId: id, accountId }: OutcomePayload): Promise<boolean> {
  const at: { row?: RowToDecide | undefined } = {};
  try {
    return await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const file = await accessOutcomeFileAtWork(tx, id, "BEING_APPLIED");
      at.row = file && (await findNextRow(tx, file, "GOOD"));
      if (file === undefined) return false;
      if (at.row === undefined) {
        await saveOutcomeStage(tx, file, "COMPLETE", { finishedAt: tx.now });
        return false;
      }
      await decideRow(tx, file, at.row);
      await saveOutcomeRow(tx, file, at.row.id, { state: "APPLIED", message: null });
      return true;
    });
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    const { row } = at;
    if (refusal === undefined || row === undefined) throw thrown;
    await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const file = await accessOutcomeFileAtWork(tx, id, "BEING_APPLIED");
      if (file === undefined) return;
      await saveOutcomeRow(tx, file, row.id, { state: "REFUSED", message: sentenceOf(refusal) });
    });
    return true;
  }
}

async function applyTogether(app: App, { outcomeFileId: id, accountId }: OutcomePayload): Promise<void> {
  const at: { row?: RowToDecide } = {};
  try {
    await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const file = await accessOutcomeFileAtWork(tx, id, "BEING_APPLIED");
      if (file === undefined) return;
      for (const row of await listGoodRows(tx, file)) {
        at.row = row;
        await decideRow(tx, file, row);
        await saveOutcomeRow(tx, file, row.id, { state: "APPLIED", message: null });
      }
      await saveOutcomeStage(tx, file, "COMPLETE", { finishedAt: tx.now });
    });
  } catch (thrown) {
    const refusal = refusalIn(thrown);
    const { row } = at;
    if (refusal === undefined || row === undefined) throw thrown;
    await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const file = await accessOutcomeFileAtWork(tx, id, "BEING_APPLIED");
      if (file === undefined) return;
      await saveOutcomeRow(tx, file, row.id, { state: "REFUSED", message: sentenceOf(refusal) });
      const message = OUTCOME_FAULTS.nothingApplied(row.rowNumber, row.reference);
      await saveOutcomeStage(tx, file, "STOPPED", { message, finishedAt: tx.now });
    });
  }
}
