// Empties evidence whose link has ended; that it was taken stays.

import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { clearEvidence } from "./evidence-store.ts";

/** Repeats harmlessly. */
export async function clearOldEvidence(app: App, { evidenceId }: { evidenceId: string }): Promise<void> {
  await runTransaction(app, { system: "Evidence link" }, (tx) => clearEvidence(tx, evidenceId));
}
