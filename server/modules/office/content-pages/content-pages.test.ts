// The operator's pages: read by everybody, changed by two, kept by version, and accepted again where that was asked.
// Shows: Q-040.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
});
after(() => world.end());

const VERSION = {
  page: "TERMS",
  summary: "On what terms you use this portal.",
  body: "## Who we are\nBondline Pty Ltd.\n## Fees\nAs shown.",
  asksAgain: "YES",
  startsDate: "2026-11-20",
  versionCount: 0,
  reason: "Reviewed by our lawyers.",
};

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  return await api.mutate(
    "proposeContentPage",
    "ProposeContentPageInput",
    { ...VERSION, ...changes },
    "officeChange { id version fields { field before after } }",
  );
}

async function publish(changes: object = {}): Promise<void> {
  const { data, errors } = await propose(rosa, changes);
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeContentPage.officeChange;
  const input = { id, version, decision: "APPROVE" };
  const decided = await gus.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    input,
    "officeChange { status }",
  );
  assert.equal(decided.data.decideOfficeChange.officeChange.status, "APPROVED");
}

async function read(page: string) {
  const asked =
    "query ($page: ContentPageCode!) { contentPage(page: $page) { number startsAt summary sections { id heading } } }";
  return (await world.anonymous.get(asked, { page })).contentPage;
}

/** Sessions have ended by then. */
async function at(moment: string): Promise<void> {
  world.clock.setTo(moment as Instant);
  [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
}

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultOf = (reply: ApiReply, field: string) => String(reply.errors?.[0]?.extensions.fields?.[field]);

test("the template is read until a text is published, by whoever is not signed in too", async () => {
  const { number, startsAt, sections } = await read("PRIVACY");
  assert.deepEqual([number, startsAt], [1, null]);
  assert.ok(sections.some(({ id }: { id: string }) => id === "complaints"));
});

test("what cannot be published is refused by its field, and nothing is proposed", async () => {
  const wrong: [object, string, RegExp][] = [
    [{ body: "Only words." }, "body", /Begin with a heading/],
    [{ page: "PRIVACY" }, "body", /“Complaints Policy” is missing/],
    [{ page: "REFERRAL_TERMS" }, "asksAgain", /No one is asked/],
    [{ startsDate: "2026-11-19" }, "startsDate", /today or a later day/],
    [{ asksAgain: null }, "asksAgain", /required/],
    [{ summary: "x".repeat(501) }, "summary", /at most 500/],
  ];
  for (const [changes, field, message] of wrong)
    assert.match(faultOf(await propose(rosa, changes), field), message);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
  assert.equal(codeOf(await propose(await world.as("ada"))), "PROVIDER_NOT_FOUND");
  const { officeContentPages } = await rosa.get("{ officeContentPages { waitingChangeId versions { id } } }");
  for (const page of officeContentPages) assert.deepEqual(page, { waitingChangeId: null, versions: [] });
});

test("new terms are asked of everybody again from their day on, and refuse business until they are accepted", async () => {
  const ada = await world.as("ada");
  const draft = await world.draft({ status: "DRAFT" });
  const asked = async () => (await ada.get("{ me { requireTermsAcceptance } }")).me.requireTermsAcceptance;
  const business = () =>
    ada.mutate(
      "createDraftComment",
      "CreateDraftCommentInput",
      { draftId: draft.id, content: "Hello." },
      "clientMutationId",
    );
  assert.equal(await asked(), false);
  await publish({ startsDate: "2026-11-21" });
  assert.equal(await asked(), false);
  assert.equal((await read("TERMS")).number, 1);

  // Half past midnight in Sydney, while it is still the day before in UTC.
  world.clock.setTo("2026-11-20T13:30:00.000Z" as Instant);
  assert.equal(await asked(), true);
  assert.equal(codeOf(await business()), "TERMS_NOT_ACCEPTED");
  assert.deepEqual(await read("TERMS"), {
    number: 2,
    startsAt: "2026-11-20T13:00:00.000Z",
    summary: VERSION.summary,
    sections: [
      { id: "who-we-are", heading: "Who we are" },
      { id: "fees", heading: "Fees" },
    ],
  });
  for (const api of [ada, rosa, gus])
    await api.mutate(
      "profileTermsAccepted",
      "ProfileTermsAcceptedInput",
      { acceptTerms: true, acceptPrivacy: true },
      "clientMutationId",
    );
  assert.equal(await asked(), false);
  assert.equal(codeOf(await business()), undefined);
});

test("a correction asks no one again, and earlier texts stay with who proposed and approved them", async () => {
  await publish({
    versionCount: 1,
    asksAgain: "NO",
    startsDate: "2026-11-22",
    body: "## Who we are\nBondline Pty Ltd of Sydney.",
  });
  await publish({
    page: "SUBMISSION_TERMS",
    asksAgain: "NO",
    startsDate: "2026-11-21",
    body: "## Fees\nYou pay them.",
  });
  await at("2026-11-22T02:00:00.000Z");
  const { me } = await (await world.as("ada")).get("{ me { requireTermsAcceptance } }");
  assert.equal(me.requireTermsAcceptance, false);
  const { officeContentPages } = await rosa.get(
    "{ officeContentPages { page published { number } versions { asksAgain proposedBy approvedBy } } }",
  );
  const terms = officeContentPages.find(({ page }: { page: string }) => page === "TERMS");
  assert.equal(terms.published.number, 3);
  assert.deepEqual(
    terms.versions.map(({ asksAgain }: { asksAgain: boolean }) => asksAgain),
    [false, true],
  );
  assert.ok(
    terms.versions.every(
      ({ proposedBy, approvedBy }: Record<string, string>) =>
        proposedBy && approvedBy && proposedBy !== approvedBy,
    ),
  );
  assert.equal((await read("SUBMISSION_TERMS")).number, 2);
});

test("a version that another has overtaken, or whose day has passed meanwhile, is refused when it is approved", async () => {
  const { data } = await propose(rosa, { page: "REFERRAL_TERMS", asksAgain: "NO", startsDate: "2026-11-22" });
  assert.equal(
    codeOf(await propose(gus, { page: "REFERRAL_TERMS", asksAgain: "NO", startsDate: "2026-11-25" })),
    "CHANGE_WAITING",
  );
  const { id, version } = data.proposeContentPage.officeChange;
  await at("2026-11-24T02:00:00.000Z");
  const late = await gus.mutate(
    "decideOfficeChange",
    "DecideOfficeChangeInput",
    { id, version, decision: "APPROVE" },
    "clientMutationId",
  );
  assert.match(faultOf(late, "startsDate"), /today or a later day/);
  assert.equal((await read("REFERRAL_TERMS")).number, 1);
});
