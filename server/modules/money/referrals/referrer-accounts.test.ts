// What referrers earn, are paid and see: by the client's first paid request, taken back where it does not go ahead, paid out by the provider, and as a statement.
// Shows: REF-14, REF-15, REF-16.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { NOTHING_OWED_MESSAGE } from "@bondline/domain/money/referrals/referrer-account.ts";
import { parse } from "csv-parse/sync";
import { extractText, getDocumentProxy } from "unpdf";
import { type Api, type ApiReply, apiOf } from "../../../../testing/api.ts";
import { QUINN } from "../../../../testing/builders/referrer-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { switchedOn } from "../../../../testing/examples/example-steps.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, openSession } from "../../../demo/builders/guest-builder.ts";
import { aReferral } from "../../../demo/builders/referral-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const BEGINS = "2026-11-01";
const PERSON = "{ referralPortalPeople { id earnedAmount paidOutAmount balance version } }";
const REFERRALS =
  "{ referralPortalReferrals { edges { node { organisationName stage promisedAmount earnedAmount } } } }";
const STATEMENT = `query ($id: ID!, $from: Date!, $to: Date!) {
  referrerStatement(personId: $id, from: $from, to: $to) { openingBalance earned takenBack paidOut closingBalance }
  referrerStatementEntries(personId: $id, from: $from, to: $to, first: 100) {
    totalCount edges { node { kind date organisationName reference amount balance payoutId } } } }`;

let world: World;
let tom: Api;
let rosa: Api;
/** Requests of Wesfarmers' that were paid. */
let first: string;
let second: string;
before(async () => {
  world = await aWorld();
  await later(0);
  await switchedOn({ world }, "referralPortal");
});
after(() => world.end());

/** Nobody stays signed in for days. */
async function later(days: number): Promise<void> {
  world.clock.advance({ days });
  [tom, rosa] = [await world.as("tom"), await world.as("rosa")];
}

const ofTom = async (by = tom) =>
  (await by.get(PERSON)).referralPortalPeople.find(({ id }: { id: string }) => id === QUINN);
const balanceOfTom = async () => (await ofTom()).balance as string;
const referralsOf = async (by: Api) =>
  (await by.get(REFERRALS)).referralPortalReferrals.edges.map(({ node }: { node: object }) => node);
const linesOf = async (by: Api, from = BEGINS, to = "2026-11-20") => {
  const { referrerStatement: sums, referrerStatementEntries } = await by.get(STATEMENT, {
    id: QUINN,
    from,
    to,
  });
  const lines = referrerStatementEntries.edges.map(({ node }: { node: object }) => node);
  assert.equal(referrerStatementEntries.totalCount, lines.length);
  return { sums, lines };
};

async function pay(given: object, by = rosa): Promise<ApiReply> {
  const { version } = await ofTom(await world.as("nia"));
  const payout = { id: QUINN, version, amount: "50.00", paidDate: "2026-11-20", reference: "NPP 7" };
  return await by.mutate(
    "recordReferrerPayout",
    "RecordReferrerPayoutInput",
    { ...payout, ...given },
    "referringPerson { balance paidOutAmount version }",
  );
}

async function reject(id: string): Promise<void> {
  const { version } = await seenDraft(rosa, id);
  world.clock.advance({ minutes: 1 });
  await must(rosa, "rejectDraft", { id, version, reason: "Withdrawn." });
}

describe("an earning", () => {
  test("is promised to whose link was followed, and comes with the first request that is paid", async () => {
    await aReferral(world.app, "wesfarmers", { memberCode: "QUINN24" });
    const referral = async () => (await referralsOf(tom))[0];
    const atFirst = { organisationName: "Wesfarmers Limited", promisedAmount: "150.00", earnedAmount: null };
    assert.deepEqual(await referral(), { ...atFirst, stage: "SIGNED_UP" });
    await world.draft({ owner: "wesfarmers", status: "PENDING_PAYMENT" });
    assert.deepEqual(await referral(), { ...atFirst, stage: "REQUESTED" });
    assert.equal(await balanceOfTom(), "0.00");

    first = (await world.draft({ owner: "wesfarmers", status: "PROCESSING" })).id;
    assert.deepEqual(await referral(), { ...atFirst, earnedAmount: "150.00", stage: "PAID" });
    second = (await world.draft({ owner: "wesfarmers", status: "PROCESSING" })).id;
    assert.equal(await balanceOfTom(), "150.00");
  });

  test("is taken back where its request does not go ahead, and another that was paid earns it instead", async () => {
    await reject(first);
    assert.equal(await balanceOfTom(), "150.00");
    const { sums, lines } = await linesOf(tom, BEGINS, "2026-11-20");
    assert.deepEqual(
      lines.map(({ kind, amount, balance, organisationName }: Record<string, string>) => [
        kind,
        amount,
        balance,
        organisationName,
      ]),
      [
        ["EARNED", "150.00", "150.00", "Wesfarmers Limited"],
        ["EARNED", "150.00", "300.00", "Wesfarmers Limited"],
        ["TAKEN_BACK", "-150.00", "150.00", "Wesfarmers Limited"],
      ],
    );
    assert.deepEqual(sums, {
      openingBalance: "0.00",
      earned: "300.00",
      takenBack: "-150.00",
      paidOut: "0.00",
      closingBalance: "150.00",
    });
  });

  test("comes of no firm that a client only named, and of no client of another's", async () => {
    await aReferral(world.app, "harbour", { referrerCode: "WESFARMERS" });
    await world.draft({ status: "PROCESSING" });
    assert.equal(await balanceOfTom(), "150.00");
    assert.equal((await referralsOf(tom)).length, 1);
  });
});

describe("a payout", () => {
  test("is refused above what is owed, on a day to come, before the first earning, and without a reference", async () => {
    const table: [object, object][] = [
      [{ amount: "150.01" }, { amount: "More than is owed, which is $150.00." }],
      [{ amount: "0.00" }, { amount: "This field must be between $0.01 and $999,999,999.99" }],
      [{ paidDate: "2026-11-21" }, { paidDate: "This date is in the future." }],
      [{ paidDate: "2026-11-19" }, { paidDate: "This date is before the first earning, on 20/11/2026." }],
      [{ reference: " " }, { reference: "This field is required." }],
    ];
    for (const [given, faults] of table) assert.deepEqual(refusalOf(await pay(given)), faults);
    assert.equal(await balanceOfTom(), "150.00");
  });

  test("takes off what is owed, and is recorded once by two who record it at once", async () => {
    const { version } = await ofTom();
    const paid = await pay({});
    assert.deepEqual(paid.data.recordReferrerPayout.referringPerson, {
      balance: "100.00",
      paidOutAmount: "50.00",
      version: version + 1,
    });
    assert.equal(refusalOf(await pay({ version })), "CONFLICT");
    const [all, again] = await Promise.all([
      pay({ amount: "100.00", version: version + 1 }),
      pay({ amount: "100.00", version: version + 1 }),
    ]);
    assert.deepEqual([refusalOf(all), refusalOf(again)].toSorted(), ["CONFLICT", "OK"]);
    assert.equal(await balanceOfTom(), "0.00");
    assert.deepEqual(refusalOf(await pay({ amount: "0.01" })), { amount: NOTHING_OWED_MESSAGE });
  });

  test("that was recorded by mistake is undone, and leaves no line", async () => {
    const { lines } = await linesOf(rosa);
    const { payoutId } = lines.at(-1);
    const { version } = await ofTom();
    const undo = (given: object) =>
      rosa.mutate(
        "undoReferrerPayout",
        "UndoReferrerPayoutInput",
        { id: QUINN, version, payoutId, ...given },
        "referringPerson { balance }",
      );
    for (const nothing of [randomUUID(), "none"])
      assert.equal(refusalOf(await undo({ payoutId: nothing })), "REFERRER_PAYOUT_NOT_FOUND");
    assert.equal((await undo({})).data.undoReferrerPayout.referringPerson.balance, "100.00");
    assert.deepEqual((await linesOf(rosa)).lines, lines.slice(0, -1));
  });

  test("is owed back where what it paid for is taken back, until more is earned", async () => {
    await pay({ amount: "100.00" });
    await reject(second);
    assert.equal(await balanceOfTom(), "-150.00");
    assert.deepEqual(refusalOf(await pay({ amount: "0.01" })), { amount: NOTHING_OWED_MESSAGE });
    await world.draft({ owner: "wesfarmers", status: "ESTABLISHED" });
    assert.equal(await balanceOfTom(), "0.00");
    assert.equal((await referralsOf(tom))[0].stage, "ISSUED");
  });
});

describe("a statement", () => {
  test("opens where the days before it closed, and the last balance is what is owed", async () => {
    await later(2);
    const whole = await linesOf(tom, BEGINS, "2026-11-22");
    const before = await linesOf(tom, BEGINS, "2026-11-20");
    const then = await linesOf(tom, "2026-11-21", "2026-11-22");
    assert.equal(before.sums.closingBalance, then.sums.openingBalance);
    assert.deepEqual([...before.lines, ...then.lines], whole.lines);
    assert.equal(whole.sums.closingBalance, await balanceOfTom());
    assert.equal(whole.lines.at(-1).balance, await balanceOfTom());
    assert.deepEqual(refusalOf(await tom.ask(STATEMENT, { id: QUINN, from: BEGINS, to: "2026-11-23" })), {
      to: "This date must be on or before 22/11/2026",
    });
  });

  test("is a PDF and a spreadsheet that say the same", async () => {
    const { lines } = await linesOf(tom, BEGINS, "2026-11-22");
    const { referrerStatementFile } = await tom.get(
      `{ referrerStatementFile(personId: "${QUINN}", from: "${BEGINS}", to: "2026-11-22") { fileName contentType content } }`,
    );
    assert.equal(referrerStatementFile.fileName, "Referral statement 2026-11-01 to 2026-11-22.pdf");
    const bytes = new Uint8Array(Buffer.from(referrerStatementFile.content, "base64"));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const said = text.replace(/\s+/g, " ");
    for (const part of [
      "Bondline Pty Ltd, ABN 51 824 753 556",
      "Referrer Tom Quinn Firm Quinn Insurance Brokers",
      "20/11/2026 Earned Wesfarmers Limited $150.00 $150.00",
      "Paid out NPP 7 -$50.00 $100.00",
      "Balance on 22/11/2026 $0.00",
    ])
      assert.ok(said.includes(part), `${part} in ${said}`);

    for (const api of [tom, rosa]) {
      const wanted = { referrerStatement: { personId: QUINN, from: BEGINS, to: "2026-11-22" } };
      const columns = ["date", "client", "reference", "amount", "balance"];
      const { data, errors } = await api.mutate(
        "createExport",
        "CreateExportInput",
        { wanted, columns, format: "CSV" },
        "export { id }",
      );
      assert.equal(errors, undefined, JSON.stringify(errors));
      await untilJobsAreDone(world.ownerUrl);
      const found = await api.get(`{ export(id: "${data.createExport.export.id}") { download { url } } }`);
      const file = Buffer.from(await (await fetch(found.export.download.url)).arrayBuffer()).subarray(3);
      const [header, ...rows] = parse(file) as string[][];
      assert.deepEqual(header, ["Date", "Business", "Payment reference", "Amount", "Balance"]);
      assert.deepEqual(
        rows,
        lines.map(({ date, organisationName, reference, amount, balance }: Record<string, string | null>) => [
          date,
          organisationName ?? "",
          reference ?? "",
          amount,
          balance,
        ]),
      );
    }
  });

  test("is for its referrer, the portal's administrator and those of the provider, and is nobody else's", async () => {
    const days = { id: QUINN, from: BEGINS, to: "2026-11-22" };
    const expected = await linesOf(tom, days.from, days.to);
    for (const person of ["nia", "rosa"] as const)
      assert.deepEqual(await linesOf(await world.as(person), days.from, days.to), expected);
    for (const person of ["ada", "wes", "gus", "sam", "fay"] as const) {
      const api = await world.as(person);
      assert.equal(refusalOf(await api.ask(STATEMENT, days)), "REFERRER_NOT_FOUND", person);
      assert.equal(refusalOf(await pay({}, api)), "REFERRER_NOT_FOUND", person);
    }
    assert.equal(refusalOf(await pay({}, tom)), "REFERRER_NOT_FOUND");
    for (const id of [randomUUID(), "none"])
      assert.equal(refusalOf(await tom.ask(STATEMENT, { ...days, id })), "REFERRER_NOT_FOUND");
  });

  test("is not another referrer's, who sees none of these clients", async () => {
    const guest = await aGuest(world.app, "Ned");
    const input = {
      email: guest.email,
      givenName: "Ned",
      familyName: "Ames",
      staffType: "REFERRER",
      referrerId: idOf("referral entity", "quinn"),
    };
    const invited = await rosa.mutate("inviteStaff", "InviteStaffInput", input, "clientMutationId");
    assert.equal(refusalOf(invited), "OK");
    const ned = apiOf(world.url, await openSession(world.app, guest.id));
    assert.deepEqual(await referralsOf(ned), []);
    const days = { id: QUINN, from: BEGINS, to: "2026-11-22" };
    assert.equal(refusalOf(await ned.ask(STATEMENT, days)), "REFERRER_NOT_FOUND");
    const { referralPortalPeople } = await ned.get(PERSON);
    assert.deepEqual(
      referralPortalPeople.map(({ balance }: { balance: string }) => balance),
      ["0.00"],
    );
  });

  test("is shown to nobody of the portal while that is closed, and to the provider all the same", async () => {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update gateway_feature set is_enabled = false where name = 'referralPortal'"),
    );
    const days = { id: QUINN, from: BEGINS, to: "2026-11-22" };
    for (const api of [tom, await world.as("nia")])
      assert.equal(refusalOf(await api.ask(STATEMENT, days)), "REFERRER_NOT_FOUND");
    assert.equal(refusalOf(await rosa.ask(STATEMENT, days)), "OK");
  });
});
