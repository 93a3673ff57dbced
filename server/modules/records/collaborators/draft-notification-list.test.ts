// The notification list of a draft: who is on it by themselves and by choice, what each role opens, and that emails and notifications really go there.
// Shows: API-085, C-12, D-85, Q-057.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { addViewer, shareWith } from "../../../demo/builders/sharing-builder.ts";
import { PEOPLE, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

const LIST =
  "query ($id: ID!) { draftNotificationList(draftId: $id) { name topics offeredTopics isChosen isMember } }";
const ALL = ["PROGRESS", "MONEY", "WORDING", "DOCUMENTS"];

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
});
after(() => world.end());

const put = async (api: Api, draft: Draft, person: PersonName, topics: string[]) =>
  refusalOf(
    await api.mutate(
      "setDraftNotificationListForCollaborator",
      "SetDraftNotificationListForCollaboratorInput",
      { draftId: draft.id, userId: idOf("person", person), topics },
      "notificationList { name topics }",
    ),
  ) ?? "OK";
const askForChanges = (draft: Draft) =>
  rosa.mutate(
    "requestDraftChanges",
    "DraftReasonInput",
    { id: draft.id, version: draft.version, reason: "The expiry is too early." },
    "draft { status }",
  );
/** Who was written to, by whatever is done. */
async function mailedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await allMails(world)).length;
  await act();
  return (await allMails(world)).slice(before).flatMap(({ toAddresses }) => toAddresses);
}

async function aPeopledDraft(): Promise<Draft> {
  const draft = await world.draft({ status: "SUBMITTED" });
  await shareWith(world.app, "draft", draft, { person: "dee", roles: ["BENEFICIARY"] });
  await shareWith(world.app, "draft", draft, { person: "ida", roles: ["ISSUER"] });
  await addViewer(world.app, "draft", draft, "cam");
  return draft;
}

test("a person on the draft says who of them is told, to whoever looks after its people and to themselves", async () => {
  const draft = await aPeopledDraft();
  assert.equal(await put(ada, draft, "dee", ["WORDING"]), "OK");
  const notified = async (api: Api) => {
    const query =
      "query ($id: ID!) { draft(id: $id) { draftCollaborators { familyName subscribedMembers { name topics } } } }";
    const { draftCollaborators } = (await api.get(query, { id: draft.id })).draft;
    return draftCollaborators
      .filter(({ subscribedMembers }: { subscribedMembers: object[] }) => subscribedMembers.length > 0)
      .map(({ familyName, subscribedMembers }: Record<string, unknown>) => [familyName, subscribedMembers]);
  };
  const dee = ["Marsh", [{ name: "Dee Marsh", topics: ["WORDING"] }]];
  assert.deepEqual(await notified(ada), [dee]);
  assert.deepEqual(await notified(await world.as("dee")), [dee]);
  assert.deepEqual(await notified(await world.as("ida")), []);
});

test("whoever looks after the people sees everybody with what their role opens, others themselves alone", async () => {
  const draft = await aPeopledDraft();
  const seen = async (api: Api) => (await api.get(LIST, { id: draft.id })).draftNotificationList;
  const rows = (await seen(ada)).map(({ name, topics, offeredTopics, isMember }: Record<string, unknown>) => [
    name,
    topics,
    offeredTopics,
    isMember,
  ]);
  assert.deepEqual(rows, [
    ["Ada Nguyen", ALL, ALL, true],
    ["Ben Okafor", [], ALL, true],
    ["Cam Doyle", [], ["PROGRESS"], true],
    ["Dee Marsh", [], ["WORDING"], false],
    ["Ida Quinn", [], ["PROGRESS", "WORDING"], false],
  ]);
  const own = await seen(await world.as("ida"));
  assert.deepEqual(
    own.map(({ name }: { name: string }) => name),
    ["Ida Quinn"],
  );
  assert.deepEqual(await seen(rosa), []);
});

test("a colleague and an outside accountant who were put on it are told, and who took themselves off is not", async () => {
  const draft = await aPeopledDraft();
  assert.equal(await put(ada, draft, "ben", ["PROGRESS"]), "OK");
  assert.equal(await put(await world.as("ida"), draft, "ida", ["PROGRESS"]), "OK");
  assert.equal(await put(ada, draft, "ada", ["MONEY"]), "OK");
  const mailed = await mailedBy(() => askForChanges(draft));
  assert.deepEqual(mailed.toSorted(), [PEOPLE.ben.email, PEOPLE.ida.email].toSorted());
  const notified = async (person: PersonName) => {
    const { notifications } = await (await world.as(person)).get(
      "{ notifications(first: 5) { edges { node { kind draftId } } } }",
    );
    return notifications.edges.some(
      ({ node }: { node: { kind: string; draftId: string } }) =>
        node.draftId === draft.id && node.kind === "CHANGES_REQUESTED",
    );
  };
  assert.deepEqual(
    [await notified("ben"), await notified("ida"), await notified("ada")],
    [true, true, false],
  );
});

test("nobody is put on it for what their role does not open, nor by somebody else's hand, nor from outside", async () => {
  const draft = await aPeopledDraft();
  assert.deepEqual(await put(ada, draft, "dee", ["MONEY"]), {
    topics: "Their role on this draft does not include this.",
  });
  assert.equal(await put(ada, draft, "wes", ["PROGRESS"]), "COLLABORATOR_NOT_FOUND");
  assert.equal(await put(await world.as("ida"), draft, "dee", ["WORDING"]), "DRAFT_NOT_FOUND");
  assert.equal(await put(await world.as("fay"), draft, "fay", ["PROGRESS"]), "DRAFT_NOT_FOUND");
  assert.equal(await put(rosa, draft, "rosa", ["PROGRESS"]), "COLLABORATOR_NOT_FOUND");
});

test("whoever raised it and has left the organisation is followed by its administrators", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const gone = await aGuest(world.app, "gone");
  await joinAs(world.app, gone, { organisationId: idOf("organisation", "harbour"), role: "USER" });
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("update draft set created_by = $1 where id = $2", [gone.id, draft.id]);
    await tx.query("delete from member where account_id = $1", [gone.id]);
  });
  const { version } = (await ada.get("query ($id: ID!) { draft(id: $id) { version } }", { id: draft.id }))
    .draft;
  const mailed = await mailedBy(() => askForChanges({ ...draft, version }));
  assert.deepEqual(mailed, [PEOPLE.ada.email]);
});
