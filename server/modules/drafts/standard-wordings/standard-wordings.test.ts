// Standard wordings: changed by two, in force for drafts that are begun from a day on, and never for one that is running.
// Shows: W-16.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
  ada = await world.as("ada");
});
after(() => world.end());

const FORMS = ["AS2124", "AS2124_EXPIRY", "AS4000", "AS4000_EXPIRY", "OTHER"] as const;
type Form = (typeof FORMS)[number];

function proposed(contractForm: Form, changes: object = {}) {
  const first = firstStandardText({ processType: "BANK_GUARANTEE", contractForm });
  return {
    processType: "BANK_GUARANTEE",
    contractForm,
    ...first,
    clauses: `${first.clauses}\n\n## Notices\nThe Issuer reads notices at {issuer address}, {state}.`,
    startsDate: "2026-11-20",
    versionCount: 0,
    reason: "Reviewed by our lawyers.",
    ...changes,
  };
}

async function propose(api: Api, input: object): Promise<ApiReply> {
  return await api.mutate(
    "proposeStandardWording",
    "ProposeStandardWordingInput",
    input,
    "officeChange { id version fields { field before after } }",
  );
}

async function decide({ data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeStandardWording.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await gus.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

const read = async (draftId: string) =>
  (
    await ada.get("query ($id: ID!) { draftPreview(draftId: $id) { wordingText wordingHash html } }", {
      id: draftId,
    })
  ).draftPreview;

async function versionsOf(contractForm: Form) {
  const asked =
    "query ($form: ContractForm!) { officeStandardWording(processType: BANK_GUARANTEE, contractForm: $form) { number startsAt waitingChangeId versions { proposedBy approvedBy text { clauses } } } }";
  return (await rosa.get(asked, { form: contractForm })).officeStandardWording;
}

const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultOf = (reply: ApiReply, field: string) => String(reply.errors?.[0]?.extensions.fields?.[field]);

test("what cannot be issued is refused by its field, and nothing is proposed", async () => {
  const { clauses } = proposed("OTHER");
  const wrong: [object, string, RegExp][] = [
    [{ clauses: `${clauses} {price}` }, "clauses", /No draft fills in \{price\}/],
    [{ clauses: clauses.replaceAll("{amount}", "a sum") }, "clauses", /\{amount\} is missing/],
    [{ particulars: "Amount: {amount}" }, "particulars", /\{issuer\} is missing/],
    [{ startsDate: "2026-11-19" }, "startsDate", /today or a later day/],
    [{ title: "" }, "title", /required/],
    [{ clauses: "x".repeat(20_001) }, "clauses", /at most 20000/],
    [{ processType: "LEASE_BOND", contractForm: "AS4000" }, "contractForm", /No draft of this kind/],
  ];
  for (const [changes, field, message] of wrong)
    assert.match(faultOf(await propose(rosa, proposed("OTHER", changes)), field), message);
  assert.equal(codeOf(await propose(rosa, proposed("OTHER", { versionCount: 1 }))), "CONFLICT");
  assert.equal(codeOf(await propose(ada, proposed("OTHER"))), "PROVIDER_NOT_FOUND");
  assert.deepEqual(await versionsOf("OTHER"), {
    number: 1,
    startsAt: null,
    waitingChangeId: null,
    versions: [],
  });
});

test("an approved version words the drafts that are begun after it, and no running draft changes", async () => {
  const running = {
    open: await world.draft({ status: "DRAFT" }),
    submitted: await world.draft({ status: "SUBMITTED" }),
    paid: await world.draft({ status: "PROCESSING" }),
  };
  const texts = async () => await Promise.all(Object.values(running).map(async ({ id }) => await read(id)));
  const before = await texts();

  for (const form of FORMS) {
    const reply = await propose(rosa, proposed(form));
    const { fields } = reply.data.proposeStandardWording.officeChange;
    const { before: was, after: becomes } = fields.find(
      ({ field }: { field: string }) => field === "clauses",
    );
    assert.ok(!was.includes("Notices") && becomes.includes("Notices"));
    assert.equal(codeOf(await propose(gus, proposed(form))), "CHANGE_WAITING");
    assert.equal((await decide(reply)).data.decideOfficeChange.officeChange.status, "APPROVED");
  }
  assert.deepEqual(await texts(), before);

  world.clock.setTo("2026-11-20T02:00:00.000Z" as Instant);
  const begun = await world.draft({ status: "SUBMITTED" });
  const { wordingText, html } = await read(begun.id);
  assert.match(wordingText, /\d+\. Notices\nThe Issuer reads notices at .+\./);
  assert.ok(html.includes("<b>Notices</b>") && !html.includes("{"));
  assert.deepEqual(await texts(), before);

  const { number, versions } = await versionsOf("OTHER");
  assert.equal(number, 2);
  assert.deepEqual(
    versions.map(({ proposedBy, approvedBy }: Record<string, string>) => [proposedBy, approvedBy]),
    [["Rosa Whitfield", "Gus Reid"]],
  );
});

test("what was approved in the version before is issued in it, letter by letter", async () => {
  const issued = await world.draft({ status: "ESTABLISHED" });
  const asked = "query ($id: ID!) { draft(id: $id) { documentId } }";
  const { draft } = await rosa.get(asked, { id: issued.id });
  assert.ok(draft.documentId);
});

test("a draft is shown in a text that is not approved, to administrators alone, and stays as it is", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const before = await read(draft.id);
  const { title, subtitle, particulars, clauses, signature } = proposed("OTHER");
  const text = { title, subtitle, particulars, signature, clauses: `${clauses}\n## <b>Hello</b>\n{amount}` };
  const asked =
    "query ($draftId: ID!, $text: StandardTextInput!) { standardWordingPreview(draftId: $draftId, text: $text) { html wordingText findings { message } } }";
  const { standardWordingPreview } = await rosa.get(asked, { draftId: draft.id, text });
  assert.ok(standardWordingPreview.html.includes("&lt;b&gt;Hello&lt;/b&gt;"));
  assert.deepEqual(await read(draft.id), before);
  const refused = await ada.ask(asked, { draftId: draft.id, text });
  assert.equal(codeOf(refused), "PROVIDER_NOT_FOUND");
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, proposed("AS4000", { versionCount: 1, startsDate: "2026-11-22" }));
  world.clock.setTo("2026-11-24T02:00:00.000Z" as Instant);
  [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
  assert.match(faultOf(await decide(reply), "startsDate"), /today or a later day/);
  assert.equal((await versionsOf("AS4000")).number, 2);
});
