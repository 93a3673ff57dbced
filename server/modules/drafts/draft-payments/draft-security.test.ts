// Security money of a draft: who records it, how much on which days, what waits for it, and that it is in no total of fees.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { aSecurityToReturn } from "../../../../testing/builders/security-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { expireDocuments } from "../../documents/documents/document-jobs.ts";
import type { Draft } from "../drafts/draft-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const SECURITY = `securityMoney { askedAmount heldAmount missingAmount returnableAmount returnedAmount heldDate returnedDate status bankName
  movements { kind amount movedDate reference returnedTo } }`;
const HELD = { amount: "250000", heldDate: "2026-11-20", reference: "TD 0091 447" };

const hold = (api: Api, draft: { id: string; version: number }, changes: object = {}) =>
  call(api, "recordSecurityHeld", { id: draft.id, version: draft.version, ...HELD, ...changes });
const giveBack = (api: Api, input: object) => call(api, "recordSecurityReturn", input);
const seen = (api: Api, { id }: { id: string }) =>
  seenDraft(api, id, `id status version progress { label state by } ${SECURITY}`);

const issueOf = ({ id, version }: { id: string; version: number }) => ({
  id,
  version,
  guaranteeNumber: `S-${id}`,
  establishedDate: "2026-11-20",
  bank: { name: "Macquarie Bank Limited" },
});

async function paidDraft() {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const { id, version, invoices } = draft;
  await must(rosa, "recordDraftPayment", {
    id,
    version,
    invoiceId: invoices[0]?.id ?? "",
    amount: "3775",
    receivedDate: "2026-11-20",
  });
  return { ...draft, ...(await seenDraft(rosa, id)) };
}

async function mailed({ id }: Draft): Promise<string[]> {
  const mails = await mailsAbout(world, id);
  return mails
    .filter(({ intent }) => intent.startsWith("security"))
    .map(({ intent, toAddresses }) => `${intent.split(" ").slice(0, 2).join(" ")}: ${toAddresses}`)
    .toSorted();
}

async function noticed(api: Api, { id }: Draft): Promise<string[]> {
  const { notifications } = await api.get("{ notifications(first: 50) { edges { node { kind draftId } } } }");
  const nodes: { kind: string; draftId: string }[] = notifications.edges.map(
    ({ node }: { node: { kind: string; draftId: string } }) => node,
  );
  return nodes.filter(({ draftId }) => draftId === id).map(({ kind }) => kind);
}

describe("security money that is asked for", () => {
  test("is asked for by the approval, beside the fees and in none of their totals", async () => {
    const submitted = await world.draft({ status: "SUBMITTED" });
    assert.equal((await seen(ada, submitted)).securityMoney, null);
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const fees =
      "totalFees paymentDetails { totalAmount paidAmount securityAmount } invoices { total paidAmount }";
    const before = await seenDraft(ada, draft.id, fees);
    assert.equal(before.paymentDetails.securityAmount, "250000.00");
    const { securityMoney } = await seen(ada, draft);
    assert.deepEqual(
      [securityMoney.status, securityMoney.askedAmount, securityMoney.missingAmount, securityMoney.bankName],
      ["ASKED", "250000.00", "250000.00", "Macquarie"],
    );
    assert.equal(refusalOf(await hold(rosa, draft)), "OK");
    assert.deepEqual(await seenDraft(ada, draft.id, fees), before);
  });

  test("is none where the fee plan is secured otherwise", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT", feeSummary: "bnkProperty" });
    assert.equal((await seen(ada, draft)).securityMoney, null);
    assert.ok(
      !(await seen(ada, draft)).progress.some(({ label }: { label: string }) => /security/i.test(label)),
    );
    assert.deepEqual(refusalOf(await hold(rosa, draft)), {
      amount: "No security money is asked for with this draft.",
    });
  });
});

describe("security money that is held", () => {
  test("is recorded in parts, and both sides see since when and under which reference", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    assert.equal(refusalOf(await hold(rosa, draft, { amount: "100000", heldDate: "2026-11-02" })), "OK");
    const part = (await seen(ada, draft)).securityMoney;
    assert.deepEqual(
      [part.status, part.heldAmount, part.missingAmount],
      ["PART_HELD", "100000.00", "150000.00"],
    );
    const { version } = await seenDraft(rosa, draft.id);
    assert.equal(
      refusalOf(await hold(await world.as("sam"), { ...draft, version }, { amount: "150000" })),
      "OK",
    );
    assert.deepEqual((await seen(ada, draft)).securityMoney, {
      askedAmount: "250000.00",
      heldAmount: "250000.00",
      missingAmount: "0.00",
      returnableAmount: "0.00",
      returnedAmount: "0.00",
      heldDate: "2026-11-20",
      returnedDate: null,
      status: "HELD",
      bankName: "Macquarie",
      movements: [
        {
          kind: "HELD",
          amount: "100000.00",
          movedDate: "2026-11-02",
          reference: "TD 0091 447",
          returnedTo: null,
        },
        {
          kind: "HELD",
          amount: "150000.00",
          movedDate: "2026-11-20",
          reference: "TD 0091 447",
          returnedTo: null,
        },
      ],
    });
  });

  test("is refused beyond what is asked for, in the future, twice, of an old version, and to others", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    assert.deepEqual(refusalOf(await hold(rosa, draft, { amount: "250000.01" })), {
      amount: "This is more than the $250,000.00 that is still to be held",
    });
    assert.deepEqual(refusalOf(await hold(rosa, draft, { heldDate: "2026-11-21", reference: " " })), {
      heldDate: "This date must be on or before 20/11/2026",
      reference: "This field is required.",
    });
    for (const name of ["ada", "dee", "wes", "fay"] as const)
      assert.equal(refusalOf(await hold(await world.as(name), draft)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await hold(rosa, draft)), "OK");
    assert.equal(refusalOf(await hold(rosa, draft)), "CONFLICT");
    const { version } = await seenDraft(rosa, draft.id);
    assert.deepEqual(refusalOf(await hold(rosa, { ...draft, version })), {
      amount: "All the security money that is asked for is already held.",
    });
    const submitted = await world.draft({ status: "SUBMITTED" });
    assert.equal(refusalOf(await hold(rosa, submitted)), "INVALID_TRANSITION");
  });

  test("is told to the applicant once, by mail and in the product, and stands in the history", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const watching = await watch(world, ada, {
      query: "subscription ($id: ID!) { draftUpdated(draftId: $id) { securityMoney { status } } }",
      variables: { id: draft.id },
    });
    await hold(rosa, draft);
    assert.equal((await watching.next()).data.draftUpdated.securityMoney.status, "HELD");
    await watching.end();
    assert.deepEqual(await mailed(draft), [
      "security held: accounts@harbourcivil.example",
      "security held: ada@harbourcivil.example",
    ]);
    assert.ok((await noticed(ada, draft)).includes("SECURITY_HELD"));
    const [mail] = (await mailsAbout(world, draft.id)).filter(({ intent }) => intent.startsWith("security"));
    assert.equal(
      mail?.subject,
      `Macquarie holds $250,000.00 for your bank guarantee ${draft.referenceNumber}`,
    );
    const entries = `query ($id: ID!) { draftHistory(draftId: $id, first: 50) { edges { node { objectType changes { label newDisplayValue } } } } }`;
    const { draftHistory } = await ada.get(entries, { id: draft.id });
    const [entry] = draftHistory.edges
      .map(({ node }: { node: { objectType: string } }) => node)
      .filter(({ objectType }: { objectType: string }) => objectType === "Security money");
    assert.deepEqual(
      entry.changes.filter(({ label }: { label: string }) => /amount|date|kind|reference/i.test(label)),
      [
        { label: "Amount", newDisplayValue: "$250,000.00" },
        { label: "Date", newDisplayValue: "20/11/2026" },
        { label: "Kind", newDisplayValue: "Held" },
        { label: "Reference", newDisplayValue: "TD 0091 447" },
      ].toSorted(byPlaceIn(entry.changes)),
    );
  });

  test("is a step of its own between paying and issuing, and nothing is issued before it", async () => {
    const draft = await paidDraft();
    const stepsOf = async () =>
      (await seen(ada, draft)).progress.map(
        ({ label, state }: { label: string; state: string }) => `${label} ${state}`,
      );
    assert.deepEqual((await stepsOf()).slice(3), [
      "Pay DONE",
      "Lodge security CURRENT",
      "Issue LATER",
      "Established LATER",
    ]);
    assert.deepEqual(refusalOf(await call(rosa, "establishDraft", issueOf(draft))), {
      securityMoney: "Record the security money first: $250,000.00 is still to be held.",
    });
    await must(rosa, "recordSecurityHeld", { id: draft.id, version: draft.version, ...HELD });
    assert.deepEqual((await stepsOf()).slice(3, 6), ["Pay DONE", "Lodge security DONE", "Issue CURRENT"]);
    assert.equal(
      refusalOf(await call(rosa, "establishDraft", issueOf(await seenDraft(rosa, draft.id)))),
      "OK",
    );
    assert.ok((await stepsOf()).every((each: string) => each.endsWith("DONE")));
  });

  test("is done before the fees are paid where it comes first", async () => {
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    await hold(rosa, draft);
    const { progress } = await seen(ada, draft);
    assert.deepEqual(
      progress.slice(3, 5).map(({ label, state }: { label: string; state: string }) => `${label} ${state}`),
      ["Pay CURRENT", "Lodge security DONE"],
    );
  });
});

describe("security money that goes back", () => {
  test("stays while what it stands behind does", async () => {
    const issued = await world.draft({ status: "ESTABLISHED" });
    const input = {
      amount: "250000",
      returnedDate: "2026-11-20",
      reference: "NPP 447",
      returnedTo: "Harbour",
    };
    assert.deepEqual(refusalOf(await giveBack(rosa, { id: issued.id, version: issued.version, ...input })), {
      amount:
        "The security money stays until the guarantee is closed, or the draft is declined or cancelled.",
    });
    const asked = await world.draft({ status: "PENDING_PAYMENT" });
    assert.deepEqual(refusalOf(await giveBack(rosa, { id: asked.id, version: asked.version, ...input })), {
      amount: "No security money is held for this draft.",
    });
  });

  test("is recorded of a draft that was declined: how much, when, to whom, and the applicant is told", async () => {
    const draft = await world.draft({ status: "PROCESSING" });
    const input = await aSecurityToReturn(rosa, draft);
    assert.equal((await seen(ada, draft)).securityMoney.returnableAmount, "250000.00");
    assert.deepEqual(
      refusalOf(
        await giveBack(rosa, { ...input, amount: "250000.01", returnedDate: "2026-11-19", returnedTo: "" }),
      ),
      {
        amount: "This is more than the $250,000.00 that may be returned",
        returnedDate: "This date must be on or after 20/11/2026",
        returnedTo: "This field is required.",
      },
    );
    assert.equal(refusalOf(await giveBack(ada, input)), "DRAFT_NOT_FOUND");
    assert.equal(refusalOf(await giveBack(rosa, input)), "OK");
    assert.equal(refusalOf(await giveBack(rosa, input)), "CONFLICT");
    const part = (await seen(ada, draft)).securityMoney;
    assert.deepEqual(
      [part.status, part.returnedAmount, part.heldAmount],
      ["PART_RETURNED", "1000.00", "249000.00"],
    );
    const { version } = await seenDraft(rosa, draft.id);
    await must(rosa, "recordSecurityReturn", { ...input, version, amount: "249000" });
    const whole = (await seen(ada, draft)).securityMoney;
    assert.deepEqual([whole.status, whole.returnedDate], ["RETURNED", "2026-11-20"]);
    assert.equal(whole.movements.at(-1).returnedTo, "Harbour Civil Pty Ltd");
    assert.deepEqual(
      (await mailed(draft)).filter((each) => each.startsWith("security returned: ada")).length,
      2,
    );
    assert.ok((await noticed(ada, draft)).includes("SECURITY_RETURNED"));
  });

  test("is shown on the page of what was issued, which hears of it, and to nobody who does not see its costs", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    const ask =
      "query ($id: ID!) { document(id: $id) { securityMoney { status heldAmount heldDate bankName } } }";
    const held = { status: "HELD", heldAmount: "250000.00", heldDate: "2026-11-20", bankName: "Macquarie" };
    assert.deepEqual((await ada.get(ask, { id: draft.documentId })).document.securityMoney, held);
    assert.deepEqual((await rosa.get(ask, { id: draft.documentId })).document.securityMoney, held);
    const dee = await world.as("dee");
    await shareWith(
      world.app,
      "document",
      { id: draft.documentId ?? "", organisationId: draft.organisationId },
      {
        person: "dee",
        roles: ["BENEFICIARY"],
      },
    );
    assert.equal((await dee.get(ask, { id: draft.documentId })).document.securityMoney, null);
  });

  test("goes back once what was issued has expired", async () => {
    const { id, documentId } = await world.draft({
      status: "ESTABLISHED",
      fields: { expiresAt: "2026-12-01" },
    });
    world.clock.advance({ days: 12 });
    await expireDocuments(world.app);
    const staff = await world.as("rosa");
    const { version, securityMoney } = await seen(staff, { id });
    assert.equal(securityMoney.returnableAmount, "250000.00");
    const watching = await watch(world, await world.as("ada"), {
      query:
        "subscription ($id: ID!) { documentUpdated(documentId: $id) { securityMoney { status returnedDate } } }",
      variables: { id: documentId },
    });
    await must(staff, "recordSecurityReturn", {
      id,
      version,
      amount: "250000",
      returnedDate: "2026-12-02",
      reference: "NPP 447",
      returnedTo: "Harbour Civil Pty Ltd",
    });
    assert.deepEqual((await watching.next()).data.documentUpdated.securityMoney, {
      status: "RETURNED",
      returnedDate: "2026-12-02",
    });
    await watching.end();
  });
});

function byPlaceIn(changes: readonly { label: string }[]) {
  const placeOf = (label: string) => changes.findIndex((each) => each.label === label);
  return (one: { label: string }, other: { label: string }) => placeOf(one.label) - placeOf(other.label);
}
