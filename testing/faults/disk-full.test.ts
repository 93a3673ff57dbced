// The disk fills up under people at work: writes are asked to come again, the server says that it is not ready, and goes on by itself when there is room.
// Shows: REL-12.

import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { mock, test } from "node:test";
import { fillUp, mounted, start } from "../../server/database/embedded/embedded-testing.ts";
import { buildDraft } from "../../server/demo/builders/draft-builder.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { startServer } from "../../server/start-server.ts";
import { apiOf } from "../api.ts";
import { fillTemplate, testSettings } from "../world.ts";

const WRITES = 200;

test("a full disk refuses what is written and nothing else, and is over when there is room", async (context) => {
  const disk = mounted(context, "size=500m");
  if (disk === undefined) return context.skip("this machine lets nobody mount a small disk");
  const folder = join(disk, "data");
  const { ownerUrl } = await start(folder);
  await fillTemplate(ownerUrl);
  const server = await startServer({ settings: await testSettings(folder), ownerUrl, logLevel: "silent" });
  const { app, url } = server;
  const ready = async () => (await fetch(`${url}/ready`)).status;
  const draft = await buildDraft(app);
  const ada = apiOf(url, await signInAs(app, "ada"));
  const comment = async () => {
    const content = "Where does the signed contract lie? ".repeat(50);
    const input = { draftId: draft.id, content };
    const { errors } = await ada.mutate(
      "createDraftComment",
      "CreateDraftCommentInput",
      input,
      "clientMutationId",
    );
    return errors?.[0]?.extensions.code ?? "OK";
  };
  assert.deepEqual([await comment(), await ready()], ["OK", 200]);
  const logged = mock.method(app.log, "error");

  fillUp(join(disk, "filler"));
  const codes = new Set<string>();
  for (let at = 0; at < WRITES; at += 10)
    for (const code of await Promise.all(Array.from({ length: 10 }, comment))) codes.add(code);
  codes.delete("OK");
  assert.deepEqual([...codes], ["SERVICE_UNAVAILABLE"]);
  assert.equal(await ready(), 503);
  const lines = logged.mock.calls.filter(
    ({ arguments: [, text] }) => text === "the database cannot be written",
  );
  assert.equal(lines.length, 1);

  rmSync(join(disk, "filler"));
  assert.equal(await ready(), 200);
  assert.equal(await comment(), "OK");
  await server.stop();
});
