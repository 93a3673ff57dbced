// Finance for the security money: what is advertised, the journey of a draft, enquiries and their answers.
// Shows: FIN-01, FIN-03..FIN-05, FIN-08, D-19, API-046, API-052, API-112..API-114, Q-022, Q-023, Q-067.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const CONTACT = {
  givenName: "Ada",
  familyName: "Lim",
  emailAddress: "ada@harbourcivil.example",
  phoneNumber: "0491 570 156",
  preferredTime: "MORNING",
};
const FINANCE_FIELDS = "financeStatus completedFinanceJourney";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const enquire = (api: Api, overrides: object = {}) =>
  api.mutate(
    "createFinanceEnquiry",
    "CreateFinanceEnquiryInput",
    { organisationId: HARBOUR, contactDetails: CONTACT, ...overrides },
    "financeEnquiry { id status financeAmount termMonths fortnightlyRepayment annualRate draftReferenceNumber phoneNumber version }",
  );
const decline = (api: Api, draftId: string) =>
  api.mutate(
    "clientNotInterestedInFinance",
    "ClientNotInterestedInFinanceInput",
    { draftId },
    `draft { ${FINANCE_FIELDS} }`,
  );
const setContact = (api: Api, draftId: string, input: object = {}) =>
  api.mutate(
    "setApplicationContactDetails",
    "SetApplicationContactDetailsInput",
    { draftId, contactDetails: CONTACT, ...input },
    "applicationContactDetails { givenName phoneNumber preferredTime version }",
  );

describe("the advertised calculation", () => {
  const FIELDS =
    "annualRate minAmount maxAmount financeAmount availabilityMinBusinessDays availabilityMaxBusinessDays repaymentOptions { months fortnights fortnightlyRepayment totalRepayable steps { label amount } }";
  const calculated = async (amount?: string) =>
    (
      await ada.get(
        `query ($amount: String) { advertisedFinanceCalculation(amount: $amount) { ${FIELDS} } }`,
        {
          amount,
        },
      )
    ).advertisedFinanceCalculation;

  test("names its terms, and each repayment to the cent with its steps", async () => {
    const finance = await calculated("100,000");
    assert.deepEqual(
      [finance.annualRate, finance.financeAmount, finance.minAmount, finance.maxAmount],
      ["9.95", "100000.00", "15000.00", "500000.00"],
    );
    assert.deepEqual([finance.availabilityMinBusinessDays, finance.availabilityMaxBusinessDays], [1, 5]);
    assert.deepEqual(
      finance.repaymentOptions.map((each: { months: number; fortnights: number }) => [
        each.months,
        each.fortnights,
      ]),
      [
        [6, 13],
        [12, 26],
        [24, 52],
      ],
    );
    const [half] = finance.repaymentOptions;
    const total = centsFromDecimal(half.totalRepayable);
    assert.equal(total, centsFromDecimal(half.fortnightlyRepayment) * 13n);
    assert.equal(centsFromDecimal(half.steps.at(-1).amount), total - 10_000_000n);
  });

  test("has no repayments without an amount, and refuses one that is not financed", async () => {
    assert.deepEqual((await calculated()).repaymentOptions, []);
    const answer = await ada.ask('{ advertisedFinanceCalculation(amount: "14999.99") { financeAmount } }');
    assert.deepEqual(refusalOf(answer), {
      amount: "Finance is offered from $15,000.00 to $500,000.00",
    });
  });
});

describe("the finance journey of a draft", () => {
  test("begins with an offer, takes contact details, and ends with the answer to the application", async () => {
    const draft = await world.draft();
    assert.deepEqual(await seenDraft(ada, draft.id, FINANCE_FIELDS), {
      financeStatus: "OFFERED",
      completedFinanceJourney: false,
    });

    const details = await setContact(ada, draft.id);
    assert.deepEqual(details.data.setApplicationContactDetails.applicationContactDetails, {
      givenName: "Ada",
      phoneNumber: "+61491570156",
      preferredTime: "MORNING",
      version: 1,
    });
    assert.equal(refusalOf(await setContact(ada, draft.id)), "CONFLICT");
    assert.equal(refusalOf(await setContact(ada, draft.id, { version: 1 })), "OK");
    const kept = await ada.get(
      "query ($id: ID!) { applicationContactDetails(draftId: $id) { familyName version } }",
      {
        id: draft.id,
      },
    );
    assert.deepEqual(kept.applicationContactDetails, { familyName: "Lim", version: 2 });

    const sent = (await enquire(ada, { draftId: draft.id, termMonths: 12 })).data.createFinanceEnquiry
      .financeEnquiry;
    assert.deepEqual(
      [sent.financeAmount, sent.termMonths, sent.annualRate, sent.draftReferenceNumber],
      ["250000.00", 12, "9.95", draft.referenceNumber],
    );
    assert.deepEqual(await seenDraft(ada, draft.id, FINANCE_FIELDS), {
      financeStatus: "ENQUIRED",
      completedFinanceJourney: true,
    });
    const again = { draftId: "You have already applied for finance. We will call you." };
    assert.deepEqual(refusalOf(await enquire(ada, { draftId: draft.id })), again);
    assert.deepEqual(refusalOf(await decline(ada, draft.id)), again);

    const rosa = await world.as("rosa");
    const answer = (version: number) =>
      rosa.mutate(
        "answerFinanceEnquiry",
        "AnswerFinanceEnquiryInput",
        { id: sent.id, version, answerNote: "Approved over 12 months." },
        "financeEnquiry { status answerNote }",
      );
    assert.equal(refusalOf(await answer(7)), "CONFLICT");
    assert.deepEqual((await answer(sent.version)).data.answerFinanceEnquiry.financeEnquiry, {
      status: "ANSWERED",
      answerNote: "Approved over 12 months.",
    });
    assert.equal(refusalOf(await answer(sent.version + 1)), "INVALID_TRANSITION");
    assert.equal((await seenDraft(ada, draft.id, FINANCE_FIELDS)).financeStatus, "COMPLETED");
  });

  test("is over for somebody who is not interested, who may still change their mind", async () => {
    const draft = await world.draft();
    const { data } = await decline(ada, draft.id);
    assert.deepEqual(data.clientNotInterestedInFinance.draft, {
      financeStatus: "DECLINED",
      completedFinanceJourney: true,
    });
    assert.equal(refusalOf(await enquire(ada, { draftId: draft.id })), "OK");
  });

  test("is not offered outside the band, and is none of a beneficiary's business", async () => {
    const large = await world.draft({ fields: { amount: "750000" } });
    assert.equal((await seenDraft(ada, large.id, FINANCE_FIELDS)).financeStatus, "NOT_OFFERED");
    assert.deepEqual(refusalOf(await decline(ada, large.id)), {
      draftId: "Finance is not offered for this draft.",
    });
  });
});

describe("enquiries", () => {
  test("are checked field by field", async () => {
    const bad = { ...CONTACT, emailAddress: "ada", phoneNumber: "12", givenName: "" };
    const refused = refusalOf(await enquire(ada, { contactDetails: bad, amount: "ten" }));
    assert.deepEqual(Object.keys(refused).sort(), ["amount", "emailAddress", "givenName", "phoneNumber"]);
    assert.deepEqual(refusalOf(await enquire(ada, { amount: "20000", termMonths: 7 })), {
      termMonths: "This term is not offered. Please choose another.",
    });
    assert.deepEqual(refusalOf(await enquire(ada, { termMonths: -1 })), {
      termMonths: "This term is not offered. Please choose another.",
    });
    assert.deepEqual(refusalOf(await enquire(ada, { termMonths: 6 })), {
      amount: "Enter the amount to be financed.",
    });
  });

  test("reach the operator's mailbox and desk, and the organisation's own list alone", async () => {
    const ben = await world.as("ben");
    const { data } = await enquire(ben, { message: "Two leases are coming up." });
    const { id } = data.createFinanceEnquiry.financeEnquiry;
    const [mail] = await mailsAbout(world, id);
    assert.deepEqual(mail?.toAddresses, ["enquiries@bondline.example"]);
    assert.match(mail?.text ?? "", /Two leases are coming up\./);

    const own = await ben.get(
      "query ($id: ID!) { financeEnquiries(organisationId: $id) { edges { node { id } } } }",
      { id: HARBOUR },
    );
    assert.equal(own.financeEnquiries.edges[0].node.id, id);
    const desk = await (await world.as("gus")).get(
      "{ staffFinanceEnquiries(status: OPEN, first: 1) { totalCount pageInfo { hasNextPage } edges { node { id organisationName } } } }",
    );
    assert.deepEqual(desk.staffFinanceEnquiries.edges[0].node, {
      id,
      organisationName: "Harbour Civil Pty Ltd",
    });
  });

  test("cannot be sent without end", async () => {
    const wes = await world.as("wes");
    const own = { organisationId: idOf("organisation", "wesfarmers") };
    const codes: unknown[] = [];
    for (let sent = 0; sent < 11; sent += 1) codes.push(refusalOf(await enquire(wes, own)));
    assert.deepEqual(codes, [...Array.from({ length: 10 }, () => "OK"), "RATE_LIMITED"]);
  });
});

describe("what becomes of an enquiry", () => {
  let gus: Api;
  before(async () => {
    gus = await world.as("gus");
    // The hour of those above is over: nobody asks without end.
    world.clock.advance({ hours: 1, seconds: 1 });
  });
  type Asked = { id: string; version: number };
  const RESULT = "financeEnquiry { id version status settledAmount settledDate closingReason }";
  const move = (api: Api, event: "answer" | "settle" | "close" | "withdraw", input: object) => {
    const name = `${event}FinanceEnquiry`;
    return api.mutate(name, `${name[0]?.toUpperCase()}${name.slice(1)}Input`, input, RESULT);
  };
  const moved = async (api: Api, event: "answer" | "settle" | "close" | "withdraw", input: object) => {
    const { data, errors } = await move(api, event, input);
    assert.equal(errors, undefined, JSON.stringify(errors));
    return data[`${event}FinanceEnquiry`].financeEnquiry;
  };
  const askedFor = async (draftId?: string): Promise<Asked> => {
    const { data } = await enquire(ada, draftId === undefined ? {} : { draftId });
    const { id, version } = data.createFinanceEnquiry.financeEnquiry;
    return { id, version };
  };
  const answered = async (draftId?: string): Promise<Asked> => {
    const { id, version } = await moved(gus, "answer", {
      ...(await askedFor(draftId)),
      answerNote: "Approved.",
    });
    return { id, version };
  };
  const PAID = { settledAmount: "250,000", settledDate: "2026-11-20" };

  test("an answered one is settled with what was paid out and when, and whoever asked is told", async () => {
    const draft = await world.draft();
    const enquiry = await answered(draft.id);
    const { version, ...settled } = await moved(gus, "settle", { ...enquiry, ...PAID });
    assert.deepEqual(settled, {
      id: enquiry.id,
      status: "SETTLED",
      settledAmount: "250000.00",
      settledDate: "2026-11-20",
      closingReason: null,
    });
    const mail = (await mailsAbout(world, `finance settled ${enquiry.id}`)).at(-1);
    assert.match(mail?.text ?? "", /\$250,000\.00/);
    assert.match(mail?.text ?? "", /20\/11\/2026/);
    assert.equal((await seenDraft(ada, draft.id, FINANCE_FIELDS)).financeStatus, "COMPLETED");
    for (const event of ["settle", "close", "withdraw"] as const) {
      const input = {
        id: enquiry.id,
        version,
        ...(event === "settle" && PAID),
        ...(event === "close" && { closingReason: "No." }),
      };
      assert.equal(
        refusalOf(await move(event === "withdraw" ? ada : gus, event, input)),
        "INVALID_TRANSITION",
        event,
      );
    }
  });

  test("a settlement is refused by its fields", async () => {
    const draft = await world.draft();
    const enquiry = await answered(draft.id);
    const refused = async (changes: object) =>
      refusalOf(await move(gus, "settle", { ...enquiry, ...PAID, ...changes }));
    assert.deepEqual(await refused({ settledAmount: "250000.01" }), {
      settledAmount: "More than was asked for, which is $250,000.00.",
    });
    assert.deepEqual(await refused({ settledDate: "2026-11-21" }), {
      settledDate: "This date is in the future.",
    });
    assert.deepEqual(await refused({ settledDate: "2026-11-19" }), {
      settledDate: "This date is before the enquiry of 20/11/2026.",
    });
    assert.deepEqual(Object.keys(await refused({ settledAmount: "", settledDate: "soon" })).sort(), [
      "settledAmount",
      "settledDate",
    ]);
    assert.equal(
      refusalOf(await move(gus, "settle", { ...(await askedFor()), ...PAID })),
      "INVALID_TRANSITION",
    );
  });

  test("closed by the provider with a reason, or withdrawn by its people, the draft may ask again", async () => {
    const draft = await world.draft();
    const enquiry = await answered(draft.id);
    const closed = await moved(gus, "close", { ...enquiry, closingReason: "The bank has declined." });
    assert.deepEqual([closed.status, closed.closingReason], ["CLOSED", "The bank has declined."]);
    const [closingMail] = await mailsAbout(world, `finance closed ${enquiry.id}`);
    assert.match(closingMail?.text ?? "", /The bank has declined\./);
    assert.equal((await seenDraft(ada, draft.id, FINANCE_FIELDS)).financeStatus, "DECLINED");

    const second = await askedFor(draft.id);
    assert.equal(
      refusalOf(await move(await world.as("wes"), "withdraw", second)),
      "FINANCE_ENQUIRY_NOT_FOUND",
    );
    assert.equal(refusalOf(await move(gus, "withdraw", second)), "FINANCE_ENQUIRY_NOT_FOUND");
    const withdrawn = await moved(ada, "withdraw", second);
    assert.equal(withdrawn.status, "WITHDRAWN");
    const [operator] = await mailsAbout(world, `finance withdrawn ${second.id}`);
    assert.deepEqual(operator?.toAddresses, ["enquiries@bondline.example"]);
    assert.equal(refusalOf(await enquire(ada, { draftId: draft.id })), "OK");
  });

  test("none is closed without a reason, and two at the desk do not both decide", async () => {
    const enquiry = await askedFor();
    assert.deepEqual(Object.keys(refusalOf(await move(gus, "close", { ...enquiry, closingReason: " " }))), [
      "closingReason",
    ]);
    const rosa = await world.as("rosa");
    const replies = await Promise.all([
      move(gus, "close", { ...enquiry, closingReason: "We could not reach you." }),
      move(rosa, "answer", { ...enquiry, answerNote: "Approved." }),
    ]);
    assert.deepEqual(replies.map(refusalOf).sort(), ["CONFLICT", "OK"]);
  });
});
