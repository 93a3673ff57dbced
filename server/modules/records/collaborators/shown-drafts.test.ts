// A draft that somebody on it shows to an organisation of theirs: its people read it and comment, and see nothing more once it ends.
// Shows: API-086, Q-058.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, type Guest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

const WESFARMERS = idOf("organisation", "wesfarmers");

let world: World;
let ada: Api;
let wes: Api;
let accountant: Guest;
let asAccountant: Api;
before(async () => {
  world = await aWorld();
  [ada, wes] = [await world.as("ada"), await world.as("wes")];
  accountant = await aGuest(world.app, "accountant");
  await joinAs(world.app, accountant, { organisationId: WESFARMERS, role: "USER" });
  asAccountant = apiOf(world.url, accountant.token);
});
after(() => world.end());

async function aDraftWithAccountant(): Promise<Draft> {
  const draft = await world.draft();
  await shareWith(world.app, "draft", draft, { person: accountant, roles: ["ISSUER"] });
  return draft;
}
const show = async (api: Api, draft: Draft, organisationId: string | null = WESFARMERS) =>
  refusalOf(
    await api.mutate(
      "shareDraftToOrganisationFromCollaborator",
      "ShareDraftToOrganisationFromCollaboratorInput",
      { draftId: draft.id, organisationId },
      "draft { draftCollaborators { shownToOrganisation } }",
    ),
  ) ?? "OK";
const codeOf = (api: Api, draft: Draft) =>
  api.codeOf("query ($id: ID!) { draft(id: $id) { id } }", { id: draft.id });
const sharedWith = async (api: Api): Promise<string[]> =>
  (await api.get("{ draftsSharedWithMe(first: 50) { edges { node { id } } } }")).draftsSharedWithMe.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );

test("its administrators and users find it, read it and comment, change nothing, and see no affairs of the applicant", async () => {
  const draft = await aDraftWithAccountant();
  assert.equal(await codeOf(wes, draft), "DRAFT_NOT_FOUND");
  assert.equal(await show(asAccountant, draft), "OK");
  assert.ok((await sharedWith(wes)).includes(draft.id));
  const asked =
    "query ($id: ID!) { draft(id: $id) { capabilities totalFees draftCollaborators { shownToOrganisation } } }";
  const seen = (await wes.get(asked, { id: draft.id })).draft;
  assert.deepEqual(seen, {
    capabilities: ["CAN_VIEW", "CAN_COMMENT"],
    totalFees: null,
    draftCollaborators: [{ shownToOrganisation: "Wesfarmers Limited" }],
  });
  const comment = await wes.mutate(
    "createDraftComment",
    "CreateDraftCommentInput",
    { draftId: draft.id, content: "The site address looks wrong." },
    "clientMutationId",
  );
  assert.equal(refusalOf(comment) ?? "OK", "OK");
  assert.equal(await codeOf(await world.as("lou"), draft), "DRAFT_NOT_FOUND", "a limited user sees nothing");
  assert.equal(await codeOf(await world.as("fay"), draft), "DRAFT_NOT_FOUND");
});

test("it ends when the person stops showing it, is taken off the draft, or leaves the organisation", async () => {
  const stopped = await aDraftWithAccountant();
  const taken = await aDraftWithAccountant();
  const left = await aDraftWithAccountant();
  for (const draft of [stopped, taken, left]) assert.equal(await show(asAccountant, draft), "OK");
  assert.equal(await codeOf(wes, stopped), "OK");
  assert.equal(await show(asAccountant, stopped, null), "OK");
  await stopSharing(world.app, "draft", taken, accountant);
  assert.deepEqual(
    [await codeOf(wes, stopped), await codeOf(wes, taken), await codeOf(wes, left)],
    ["DRAFT_NOT_FOUND", "DRAFT_NOT_FOUND", "OK"],
  );
  const { organisationMembers } = await wes.get(
    "query ($id: ID!) { organisationMembers(organisationId: $id) { edges { node { memberId userId } } } }",
    { id: WESFARMERS },
  );
  const member = organisationMembers.edges.find(
    ({ node }: { node: { userId: string } }) => node.userId === accountant.id,
  );
  await wes.mutate(
    "removeMember",
    "RemoveMemberInput",
    { organisationId: WESFARMERS, memberId: member.node.memberId },
    "clientMutationId",
  );
  assert.equal(await codeOf(wes, left), "DRAFT_NOT_FOUND");
});

test("only somebody on the draft shows it, and only to an organisation where they may add documents", async () => {
  const draft = await aDraftWithAccountant();
  assert.equal(await show(ada, draft), "COLLABORATOR_NOT_FOUND");
  assert.equal(await show(wes, draft), "COLLABORATOR_NOT_FOUND");
  const ida = await world.as("ida");
  await shareWith(world.app, "draft", draft, { person: "ida", roles: ["ISSUER"] });
  assert.equal(await show(ida, draft), "ORGANISATION_NOT_FOUND");
  assert.equal(await show(ida, draft, idOf("organisation", "harbour")), "ORGANISATION_NOT_FOUND");
});
