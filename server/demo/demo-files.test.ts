// A file of the demo is announced days ago, and the portal at work strikes out what was announced long ago and never came.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { aWorld, type World } from "../../testing/world.ts";
import type { App } from "../app.ts";
import { receiveWaitingFiles } from "../modules/records/attachments/attachment-jobs.ts";
import { runTransaction } from "../transaction/transaction.ts";
import { appAt } from "./demo-clock.ts";
import { attachFile } from "./demo-files.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

/** The portal looks for waiting files at the worst moment: just before the first of these has come. */
function lookedFor(app: App): App {
  const { files } = app.ports;
  let comes = 0;
  const put: typeof files.put = async (...given) => {
    comes += 1;
    if (comes === 1) await receiveWaitingFiles(world.app);
    return await files.put(...given);
  };
  return { ...app, ports: { ...app.ports, files: { ...files, put } } };
}

test("a file that was struck out before it came is announced again", async () => {
  const { id: draftId } = await world.draft({ status: "DRAFT" });
  const then = lookedFor(appAt(world.app, { daysAgo: 5 }));
  const file = { fileName: "Contract.pdf", variant: "CONTRACT", lines: ["Contract"] };
  await attachFile(then, { draftId, by: "ada", file });
  const kept = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("select file_name, infected_file_status from draft_attachment where draft_id = $1", [draftId]),
  );
  assert.deepEqual(kept, [{ fileName: "Contract.pdf", infectedFileStatus: "CLEAN" }]);
});
