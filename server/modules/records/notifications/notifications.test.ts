// Notifications through the API: who is notified of what, what counts as unread, and open pages that learn of it at once.
// Shows: A-32, API-062, Q-095.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { must, refusalOf } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

const LIST =
  "notifications(first: 50) { totalCount edges { node { kind draftId organisationId referenceNumber about } } }";
type Notice = { kind: string; draftId: string; referenceNumber: string; about: string };

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

async function notified(api: Api, draftId: string): Promise<Notice[]> {
  const { notifications } = await api.get(`{ ${LIST} }`);
  const nodes: Notice[] = notifications.edges.map(({ node }: { node: Notice }) => node);
  return nodes.filter((node) => node.draftId === draftId);
}
const unread = async (api: Api): Promise<number> =>
  (await api.get("{ unreadNotificationCount }")).unreadNotificationCount;
const look = (api: Api) =>
  api.mutate("updateNotifiedAt", "UpdateNotifiedAtInput", {}, "user { updatesNotifiedAt }");

test("whoever raised a draft is told of every step of the desk, newest first, each with its mail", async () => {
  const draft = await world.draft({ status: "ESTABLISHED" });
  const kinds = (await notified(ada, draft.id)).map(({ kind }) => kind);
  assert.deepEqual(kinds, ["ESTABLISHED", "PAYMENT_RECEIVED", "SECURITY_HELD", "PAYMENT_REQUESTED"]);
  const [newest] = await notified(ada, draft.id);
  assert.equal(newest?.referenceNumber, draft.referenceNumber);
  assert.equal(newest?.about, "Woolworths Group Limited");
  assert.equal(
    (await mailsAbout(world, draft.id)).filter(({ intent }) => intent.startsWith("established")).length,
    1,
  );
});

test("changes that are asked for and a refusal are told as well", async () => {
  const asked = await world.draft({ status: "SUBMITTED" });
  await must(rosa, "requestDraftChanges", {
    id: asked.id,
    version: asked.version,
    reason: "Name the contract.",
  });
  const declined = await world.draft({ status: "SUBMITTED" });
  await must(rosa, "rejectDraft", { id: declined.id, version: declined.version, reason: "No facility." });
  assert.deepEqual(
    (await notified(ada, asked.id)).map(({ kind }) => kind),
    ["CHANGES_REQUESTED"],
  );
  assert.deepEqual(
    (await notified(ada, declined.id)).map(({ kind }) => kind),
    ["DECLINED"],
  );
});

test("provider staff are told of a submission; colleagues, suppliers and strangers of nothing", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  for (const name of ["rosa", "gus"] as const)
    assert.deepEqual(
      (await notified(await world.as(name), draft.id)).map(({ kind }) => kind),
      ["SUBMISSION_ARRIVED"],
    );
  for (const name of ["ada", "ben", "sam", "una"] as const)
    assert.deepEqual(await notified(await world.as(name), draft.id), []);
});

test("a step that is refused tells nobody", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const input = { id: draft.id, version: draft.version - 1, reason: "Late." };
  const answer = await rosa.mutate("rejectDraft", "DraftReasonInput", input, "clientMutationId");
  assert.equal(refusalOf(answer), "CONFLICT");
  assert.deepEqual(await notified(ada, draft.id), []);
});

test("what came since the person last looked is unread, and looking reads it, in every window", async () => {
  world.clock.advance({ minutes: 1 });
  const { data } = await look(ada);
  assert.equal(data.updateNotifiedAt.user.updatesNotifiedAt, world.clock.now());
  assert.equal(await unread(ada), 0);
  const watching = await watch(world, ada, {
    query: "subscription { unreadNotificationCountChanged }",
  });
  const draft = await world.draft({ status: "SUBMITTED" });
  world.clock.advance({ minutes: 1 });
  await must(rosa, "rejectDraft", { id: draft.id, version: draft.version, reason: "No facility." });
  assert.equal((await watching.next()).data.unreadNotificationCountChanged, 1);
  assert.equal(await unread(ada), 1);

  world.clock.advance({ minutes: 1 });
  await look(ada);
  assert.equal((await watching.next()).data.unreadNotificationCountChanged, 0);
  await watching.end();
});

test("pages of the list follow one another without a gap", async () => {
  const whole = (await ada.get("{ notifications(first: 100) { edges { node { id } } } }")).notifications
    .edges;
  const seen: unknown[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { notifications } = await ada.get(
      "query ($after: String) { notifications(first: 2, after: $after) { pageInfo { endCursor hasNextPage } edges { node { id } } } }",
      { after },
    );
    seen.push(...notifications.edges);
    after = notifications.pageInfo.endCursor;
    more = notifications.pageInfo.hasNextPage;
  }
  assert.deepEqual(seen, whole);
});

test("nobody who is not signed in has notifications", async () => {
  for (const query of [`{ ${LIST} }`, "{ unreadNotificationCount }"])
    assert.equal(await world.anonymous.codeOf(query), "AUTH_NOT_AUTHENTICATED");
});
