// An enquiry about finance that was over seven years ago is archived behind what it asks for: it leaves the lists, is found when it is asked for, and is changed by nobody.
// Shows: FIN-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
/** Midnight in Sydney, in summer. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;

let world: World;
let ada: Api;
let gus: Api;
const drafts = new Map<string, string>();
before(async () => {
  world = await aWorld();
  await signIn();
  const going = await world.draft();
  const declined = await world.draft();
  drafts.set("going", going.id);
  drafts.set("declined", declined.id);
  await enquire("Olga");
  await move("close", { ...(await enquire("Clara")), closingReason: "We could not reach you." });
  await withdraw(await enquire("Wanda"));
  await withdraw(await enquire("Gina", { draftId: going.id }));
  await withdraw(await enquire("Dora", { draftId: declined.id }));
  await bySetUp(
    "update draft set status = 'CANCELLED', closed_at = created_at, status_changed_at = created_at where id = $1",
    declined.id,
  );
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

async function signIn(): Promise<void> {
  [ada, gus] = [await world.as("ada"), await world.as("gus")];
}
const bySetUp = async (sql: string, id: string | undefined) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [String(id)]));

type Enquiry = { id: string; version: number };
async function enquire(givenName: string, more: object = {}): Promise<Enquiry> {
  const contactDetails = {
    givenName,
    familyName: "Lim",
    emailAddress: `${givenName.toLowerCase()}@contact.example`,
    phoneNumber: "0491 570 156",
    preferredTime: "MORNING",
  };
  const input = { organisationId: HARBOUR, contactDetails, ...more };
  const { data } = await ada.mutate(
    "createFinanceEnquiry",
    "CreateFinanceEnquiryInput",
    input,
    "financeEnquiry { id version }",
  );
  return data.createFinanceEnquiry.financeEnquiry;
}
const move = (event: "answer" | "close", input: object) =>
  gus.mutate(
    `${event}FinanceEnquiry`,
    `${event === "answer" ? "Answer" : "Close"}FinanceEnquiryInput`,
    input,
    "clientMutationId",
  );
const withdraw = (enquiry: Enquiry) =>
  ada.mutate("withdrawFinanceEnquiry", "WithdrawFinanceEnquiryInput", enquiry, "clientMutationId");

type Row = { node: { givenName: string; archivedAt: string | null } & Enquiry };
const named = (edges: Row[]) => edges.map(({ node }) => node.givenName).sort();
const ROWS = "{ totalCount edges { node { id version givenName archivedAt } } }";
async function rowsOf(isArchived?: boolean): Promise<Row[]> {
  const { financeEnquiries } = await ada.get(
    `query ($o: ID!, $a: Boolean) { financeEnquiries(organisationId: $o, isArchived: $a) ${ROWS} }`,
    { o: HARBOUR, a: isArchived },
  );
  assert.equal(financeEnquiries.totalCount, financeEnquiries.edges.length);
  return financeEnquiries.edges;
}
const listed = async (isArchived?: boolean) => named(await rowsOf(isArchived));

test("it is archived when seven years have passed by Sydney's clocks, behind the draft that it is about", async () => {
  const all = ["Clara", "Dora", "Gina", "Olga", "Wanda"];
  world.clock.setTo(LAST_MOMENT);
  await archiveClosedRecords(world.app);
  await signIn();
  assert.deepEqual(await listed(), all);

  world.clock.setTo(ON_THE_DAY);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  await signIn();
  assert.deepEqual(await listed(), ["Gina", "Olga"]);
  const archived = await rowsOf(true);
  assert.deepEqual(named(archived), ["Clara", "Dora", "Wanda"]);
  assert.ok(archived.every(({ node }) => node.archivedAt === ON_THE_DAY));
});

test("the desk's list leaves it out, and the provider's register shows it on demand", async () => {
  const { staffFinanceEnquiries } = await gus.get(`{ staffFinanceEnquiries ${ROWS} }`);
  assert.deepEqual(named(staffFinanceEnquiries.edges), ["Gina", "Olga"]);
  for (const field of ["AMOUNT", "CREATED_AT"]) {
    const register = async (f: object) => {
      const query = `query ($f: StaffFinanceEnquiryFilter, $s: StaffFinanceEnquirySort) { staffFinanceRegister(filter: $f, sort: $s) ${ROWS} }`;
      const asked = { f, s: { field, direction: "ASC" } };
      return named((await gus.get(query, asked)).staffFinanceRegister.edges);
    };
    assert.deepEqual(await register({}), ["Gina", "Olga"]);
    assert.deepEqual(await register({ archived: ["ARCHIVED"] }), ["Clara", "Dora", "Wanda"]);
    assert.deepEqual(await register({ archived: ["ARCHIVED"], statuses: ["CLOSED"] }), ["Clara"]);
  }
});

test("no call and no work of the portal changes it", async () => {
  const clara = (await rowsOf(true)).find(({ node }) => node.givenName === "Clara")?.node;
  assert.ok(clara);
  const at = { id: clara.id, version: clara.version };
  assert.equal(refusalOf(await withdraw(at)), "RECORD_ARCHIVED");
  assert.equal(refusalOf(await move("close", { ...at, closingReason: "Again." })), "RECORD_ARCHIVED");
  assert.equal(refusalOf(await move("answer", { ...at, answerNote: "Yes." })), "RECORD_ARCHIVED");
  for (const sql of [
    "update finance_enquiry set message = 'x' where id = $1",
    "delete from finance_enquiry where id = $1",
  ])
    await assert.rejects(bySetUp(sql, clara.id), { constraint: "record_is_archived" });
});

test("it comes back with the draft that it is about", async () => {
  await bySetUp("update draft set archived_at = null where id = $1", drafts.get("declined"));
  assert.deepEqual(await listed(), ["Dora", "Gina", "Olga"]);
});
