// Many watchers of one record: each is shown what their own reading would show, and equal rights share one.
// Shows: L-01, L-02.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { apiOf } from "../../testing/api.ts";
import { seenDraft } from "../../testing/draft-calls.ts";
import { statementsOf } from "../../testing/statements.ts";
import { type Watch, watch } from "../../testing/waiting.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { aGuest, type Guest, joinAs, leave } from "../demo/builders/guest-builder.ts";
import { addViewer, shareWith, stopSharing } from "../demo/builders/sharing-builder.ts";
import type { PersonName } from "../demo/cast.ts";
import { idOf } from "../demo/cast-ids.ts";
import { runTransaction } from "../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const SEEN = "id version amount capabilities totalFees invoices { id } progress { label }";
const WATCHED = { query: `subscription ($id: ID!) { draftUpdated(draftId: $id) { ${SEEN} } }` };

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

/** Two of each of its members' roles, whom it was shared with, the desk, and two who lose their part in it meanwhile. */
async function watchers(guests: readonly [string, string, string]) {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  await addViewer(world.app, "draft", draft, "cam");
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
  await shareWith(world.app, "draft", draft, { person: "una", roles: ["BENEFICIARY"] });
  const joined: Guest[] = [];
  for (const name of guests) {
    const guest = await aGuest(world.app, name);
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    joined.push(guest);
  }
  const cast: PersonName[] = ["ada", "ben", "cam", "dee", "una", "rosa", "gus", "sam"];
  const apis = new Map([
    ...(await Promise.all(cast.map(async (name) => [name, await world.as(name)] as const))),
    ...joined.map((guest) => [guest.givenName, apiOf(world.url, guest.token)] as const),
  ]);
  const watching = new Map<string, Watch>();
  for (const [name, api] of apis)
    watching.set(name, await watch(world, api, { ...WATCHED, variables: { id: draft.id } }));
  return { draft, apis, watching, joined };
}

test("each of many watchers is told what that person would read, and who has lost the record nothing", async () => {
  const { draft, apis, watching, joined } = await watchers(["Noor", "Omar", "Pia"]);
  const [, , pia] = joined;
  assert.ok(pia);
  await leave(world.app, pia);
  await stopSharing(world.app, "draft", draft, "una");
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update session set revoked_at = $2 where account_id = $1", [joined[1]?.id ?? "", tx.now]),
  );
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("update draft set amount_cents = amount_cents + 100 where id = $1", [draft.id]);
    await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  });

  for (const [name, watched] of watching) {
    const api = apis.get(name);
    assert.ok(api);
    if (["Pia", "una"].includes(name)) assert.equal(await watched.next(), undefined, name);
    else if (name === "Omar") await assert.rejects(watched.next().then(requireData), name);
    else
      assert.deepEqual((await watched.next()).data.draftUpdated, await seenDraft(api, draft.id, SEEN), name);
    await watched.end();
  }
});

test("those with equal rights share one reading, and whoever has a part of their own in a record reads alone", async () => {
  const { draft, watching } = await watchers(["Quinn", "Rui", "Sol"]);
  const sent = await statementsOf(world.app, async () => {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.announce("draft", { id: draft.id, organisationId: draft.organisationId }),
    );
    for (const watched of watching.values()) await watched.next();
  });
  const readings = sent.filter(({ text }) => /from draft d where d.id = \$1/.test(text));
  // Ada, an administrator, and Ben with the guests, who are users; Rosa; Gus; Sam; and Cam, Dee and Una each by themselves.
  assert.equal(readings.length, 8);
  for (const watched of watching.values()) await watched.end();
});

test("of two with equal rights who share a reading, the one whose right has ended is told nothing, announced or not", async () => {
  const draft = await world.draft();
  const [tom, uli] = [await aGuest(world.app, "Tom"), await aGuest(world.app, "Uli")];
  const watching: Watch[] = [];
  for (const guest of [tom, uli]) {
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    const query = "subscription ($id: ID!) { draftUpdated(draftId: $id) { id yourReference } }";
    watching.push(await watch(world, apiOf(world.url, guest.token), { query, variables: { id: draft.id } }));
  }
  const change = async (reference: string, leaver?: Guest) =>
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      if (leaver) await tx.query("delete from member where account_id = $1", [leaver.id]);
      await tx.query("update draft set your_reference = $2 where id = $1", [draft.id, reference]);
      await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
    });
  const publicPartOf = (reference: string) => ({
    data: { draftUpdated: { id: draft.id, yourReference: reference } },
  });

  await change("told to both");
  assert.deepEqual(await Promise.all(watching.map((each) => each.next())), [
    publicPartOf("told to both"),
    publicPartOf("told to both"),
  ]);
  await change("told to one", uli);
  assert.deepEqual(await Promise.all(watching.map((each) => each.next())), [
    publicPartOf("told to one"),
    undefined,
  ]);
  for (const watched of watching) await watched.end();
});

function requireData(delivered: { data?: unknown } | undefined): void {
  if (delivered === undefined || delivered.data === null || delivered.data === undefined)
    throw new Error("Nothing was delivered.");
}
