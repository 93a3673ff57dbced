// A bank's outcomes as a file, brought as far as a test needs by the real commands and jobs.

import { csvText } from "@bondline/domain/csv-text.ts";
import { asOutcomeFileId, type OutcomeFileId } from "@bondline/domain/ids.ts";
import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createOutcomeFile } from "../../server/modules/documents/outcome-files/commands/create-outcome-file.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { untilJobsAreDone } from "../jobs-done.ts";

export const OUTCOME_HEADER = ["Reference", "Outcome", "Guarantee number", "Date", "Amount", "Reason"];

export type OutcomeSaid = {
  reference: string;
  outcome?: string;
  number?: string;
  date?: string;
  amount?: string;
  reason?: string;
};

export function csvOutcomes(
  rows: readonly OutcomeSaid[],
  header: readonly string[] = OUTCOME_HEADER,
): string {
  const cells = rows.map(
    ({ reference, outcome = "ISSUED", number = "", date = "20/11/2026", amount = "", reason = "" }) => [
      ...[reference, outcome, number, date, amount, reason],
    ],
  );
  return csvText([header, ...cells]);
}

export const inBase64 = (text: string): string => Buffer.from(text).toString("base64");

type Asked = { rows: readonly OutcomeSaid[]; by?: PersonName; fileName?: string };

/** Its dry run is done. */
export async function anOutcomeFile(
  world: { app: App; ownerUrl: string },
  { rows, by = "sam", fileName = "outcomes.csv" }: Asked,
): Promise<{ id: OutcomeFileId; version: number }> {
  const input = { fileName, content: inBase64(csvOutcomes(rows)) };
  const { outcomeFileId } = await callAs(world.app, by, createOutcomeFile, input);
  const id = asOutcomeFileId(String(outcomeFileId));
  await untilJobsAreDone(world.ownerUrl);
  const [file] = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ version: number }>("select version from outcome_file where id = $1 and stage = 'READY'", [id]),
  );
  if (file === undefined) throw new Error("The builder's file of outcomes has no dry run.");
  return { id, version: file.version };
}
