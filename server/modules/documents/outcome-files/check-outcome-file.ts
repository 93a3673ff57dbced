// The dry run: each row is decided by the very command that decides it later, in a transaction that is undone. Nothing but the rows is written.

import { OUTCOME_FAULTS } from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import { aud, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { decideRow, refusalIn, sentenceOf } from "./decide-row.ts";
import { accessOutcomeFileAtWork, requireBank } from "./outcome-file-access.ts";
import type { OutcomeFile, RowToDecide } from "./outcome-file-record.ts";
import {
  findDraftOfReference,
  findNextRow,
  type RowChanges,
  saveOutcomeRow,
  saveOutcomeStage,
} from "./outcome-file-store.ts";
import type { OutcomePayload } from "./outcome-file-tasks.ts";
import { untilRightsEnd } from "./until-rights-end.ts";

export async function checkOutcomeFile(app: App, work: OutcomePayload): Promise<void> {
  await untilRightsEnd(app, work, async () => {
    while (await checkNext(app, work));
  });
}

/** True while there is more to do. Goes on where it stood, however it was ended. */
async function checkNext(app: App, { outcomeFileId: id, accountId }: OutcomePayload): Promise<boolean> {
  const found = await runTransaction(app, { worksFor: accountId }, async (tx) => {
    const file = await accessOutcomeFileAtWork(tx, id, "BEING_CHECKED");
    if (file === undefined) return undefined;
    const row = await findNextRow(tx, file, "WAITING");
    if (row === undefined) await saveOutcomeStage(tx, file, "READY");
    return row === undefined ? undefined : { file, row };
  });
  if (found === undefined) return false;
  const changes = await tried(app, { ...found, accountId });
  await runTransaction(app, { worksFor: accountId }, async (tx) => {
    const file = await accessOutcomeFileAtWork(tx, id, "BEING_CHECKED");
    if (file !== undefined) await saveOutcomeRow(tx, file, found.row.id, changes);
  });
  return true;
}

class Undone extends Error {}

type Trying = { file: OutcomeFile; row: RowToDecide; accountId: OutcomePayload["accountId"] };

/** What would become of it now. */
async function tried(app: App, { file, row, accountId }: Trying): Promise<RowChanges> {
  const seen: Pick<RowChanges, "draftId" | "draftVersion"> = {};
  try {
    return await runTransaction(app, { worksFor: accountId }, async (tx) => {
      const draft = await findDraftOfReference(tx, requireBank(tx, file.id), row.reference);
      if (draft === undefined) return faulty(OUTCOME_FAULTS.notFound());
      seen.draftId = draft.id;
      seen.draftVersion = draft.version;
      const { amountCents } = row;
      if (amountCents !== null && draft.amountCents !== null && amountCents !== draft.amountCents)
        return { ...faulty(OUTCOME_FAULTS.otherAmount(aud(decimalFromCents(draft.amountCents)))), ...seen };
      await decideRow(tx, file, { ...row, draftId: draft.id, draftVersion: draft.version });
      // What the database looks at when work is committed is looked at before it is undone.
      await tx.query("set constraints all immediate");
      throw new Undone();
    });
  } catch (thrown) {
    if (thrown instanceof Undone) return { state: "GOOD", message: null, ...seen };
    const refusal = refusalIn(thrown);
    if (refusal === undefined) throw thrown;
    return { ...faulty(sentenceOf(refusal)), ...seen };
  }
}

function faulty(message: string): RowChanges {
  return { state: "FAULTY", message };
}
