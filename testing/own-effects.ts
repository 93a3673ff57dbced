// What a call has done by itself, apart from what goes on in the background as whoever sent it.

import type pg from "pg";
import type { ReadyCall } from "./examples/fixture.ts";
import { untilJobsAreDone } from "./jobs-done.ts";

/** A file goes on in the background by the rights of whoever asked: the call's own effect is where it sends the file. */
const SENDS_TO: Record<string, string> = {
  answerImportBeneficiaries: "CHECKING",
  applyOutcomeFile: "APPLYING",
  mapImportJob: "CHECKING",
  startImportJob: "RUNNING",
  undoImportJob: "UNDOING",
};
/** What is made or looked through in the background as whoever asked: the call's own effect is that there is one. */
const BEGINS = ["createExport", "createOutcomeFile"];

/** Once what was asked for before has been done: some of it is done by the same person's rights. */
export async function lastEntry(owner: pg.Client, ownerUrl: string): Promise<string> {
  await untilJobsAreDone(ownerUrl);
  const { rows } = await owner.query("select coalesce(max(id), 0)::text as last from history_entry");
  return rows[0].last;
}

/** How many transactions of the caller's have changed something. */
export async function effectsAfter(
  owner: pg.Client,
  last: string,
  { callerId, name }: ReadyCall,
): Promise<number> {
  const { rows } = await owner.query(
    `select count(distinct transaction_id)::int as effects from history_entry
      where id > $1 and actor_id = $2
        and ($3::text is null or changes @> jsonb_build_array(jsonb_build_object('field', 'stage', 'newValue', $3::text)))
        and (change_type = 'INSERT' or not $4)`,
    [last, callerId, SENDS_TO[name] ?? null, BEGINS.includes(name)],
  );
  return rows[0].effects;
}
