// Records what was matched, a line in a transaction: it can be stopped after each, goes on where it stood, and no line is recorded twice.

import { RIGHTS_ENDED_MESSAGE } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { applyLine } from "./apply-line.ts";
import { findNextMatched } from "./bank-line-store.ts";
import { accessStatementAsSystem, accessStatementAtWork, lineAtWork } from "./bank-statement-access.ts";
import { saveStatementStage } from "./bank-statement-store.ts";
import type { ApplyPayload } from "./bank-statement-tasks.ts";

const PORTAL = { system: "Bank statement" };
/** Pages that are open are told every so many lines. */
const ANNOUNCED_EVERY = 50;

export async function applyBankStatement(app: App, work: ApplyPayload): Promise<void> {
  try {
    let lines = 0;
    while (await applyNext(app, work, lines)) lines += 1;
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || thrown.code === "CONFLICT") throw thrown;
    await stop(app, work);
  }
}

/** True while there is more to do. */
async function applyNext(
  app: App,
  { bankStatementId: id, accountId }: ApplyPayload,
  lines: number,
): Promise<boolean> {
  return await runTransaction(app, { worksFor: accountId }, async (tx) => {
    const statement = await accessStatementAtWork(tx, id);
    if (statement === undefined) return false;
    const line = await findNextMatched(tx, statement);
    if (line !== undefined) {
      await applyLine(tx, lineAtWork(statement, line), statement.fileName);
      if (lines % ANNOUNCED_EVERY === 0) await tx.announce("bank_statement", { id });
      return true;
    }
    await saveStatementStage(tx, statement, "COMPLETE", { finishedAt: tx.now });
    await tx.announce("bank_statement", { id });
    return false;
  });
}

async function stop(app: App, { bankStatementId: id }: ApplyPayload): Promise<void> {
  await runTransaction(app, PORTAL, async (tx) => {
    const statement = await accessStatementAsSystem(tx, id, ["APPLYING"]);
    if (statement === undefined) return;
    await saveStatementStage(tx, statement, "STOPPED", {
      errors: [RIGHTS_ENDED_MESSAGE],
      finishedAt: tx.now,
    });
    await tx.announce("bank_statement", { id });
  });
}
