// Shows what the home page counts as needing the reader, and in which order.
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { expect, test } from "vitest";
import type { HomeDocumentFragment, HomeDraftFragment } from "../../../api/generated/graphql.ts";
import { aWaitingDocument } from "../../drafts/required-documents/public/waiting-document-example.ts";
import { daysLeftText, summaryText, todayText } from "./home-words.ts";
import { waitingForOthers, withRecord, workGroups } from "./home-work.ts";

const TODAY = plainDate("2026-11-20");

function aDraft(fields: Partial<HomeDraftFragment> & { id: string }): HomeDraftFragment {
  return {
    organisationId: "org",
    version: 1,
    status: "DRAFT",
    referenceNumber: `DR-${fields.id}`,
    amount: "400000.00",
    waitingFor: "APPLICANT",
    waitingSince: "2026-11-18T02:00:00Z",
    capabilities: [],
    requestChangeReason: null,
    waitingRequiredDocuments: null,
    parties: [{ partyVariant: "BENEFICIARY", name: "Kestrel Developments Pty Ltd" }],
    paymentDetails: null,
    ...fields,
  };
}

function aDocument(fields: Partial<HomeDocumentFragment> & { id: string }): HomeDocumentFragment {
  return {
    organisationId: "org",
    isHeld: false,
    version: 1,
    status: "ESTABLISHED",
    referenceNumber: `BG-${fields.id}`,
    guaranteeNumber: null,
    amount: "212500.00",
    expiresAt: null,
    expectedReturnDate: null,
    bank: { name: "Macquarie" },
    parties: [{ id: "p", partyVariant: "BENEFICIARY", name: "Kestrel Developments Pty Ltd" }],
    ...fields,
  };
}

test("the wordings that a beneficiary is asked to confirm come first, all of them, each with the days that are left", () => {
  const toConfirm = [2, 9, 3, 4, 5, 6].map((days) => ({
    id: `c${days}`,
    applicantName: "Harbour Civil Pty Ltd",
    referenceNumber: "DR-104212",
    amount: null,
    linkEndsAt: `2026-11-${20 + days}T02:00:00Z`,
  }));
  const [group] = workGroups({ drafts: [aDraft({ id: "1" })], documents: [], toConfirm }, TODAY);
  expect(group).toMatchObject({ heading: "Wordings to confirm before issue", total: 6 });
  expect(group?.items).toHaveLength(6);
  expect(group?.items[0]).toMatchObject({
    name: "Harbour Civil Pty Ltd",
    detail: "Asks you to confirm the wording · DR-104212",
    due: "2 days left",
    urgency: "soon",
    href: "/confirm/c2",
    action: "Read and confirm",
  });
});

test("the documents that a draft needs of the reader are listed, whoever has the draft; those of others stand with them", () => {
  const manages: HomeDraftFragment["capabilities"] = ["CAN_MANAGE_REQUIRED_DOCUMENTS"];
  const waiting = { status: "PROCESSING", waitingFor: "BANK" } as const;
  type Waiting = ReturnType<typeof aWaitingDocument>[];
  const waitFor = (applicantDocuments: Waiting, bankDocuments: Waiting = []) => ({
    waitingRequiredDocuments: { applicantDocuments, bankDocuments, toSignDocuments: [] },
  });
  const drafts = [
    aDraft({
      id: "1",
      ...waiting,
      capabilities: manages,
      ...waitFor([aWaitingDocument("OTHER_DOCUMENT", "Lease"), aWaitingDocument("SHARE_CERTIFICATE")]),
    }),
    // Who may only look has nothing to do about it.
    aDraft({ id: "2", ...waiting, ...waitFor([aWaitingDocument("APPLICATION_FORM")]) }),
    aDraft({
      id: "3",
      ...waiting,
      capabilities: manages,
      ...waitFor([], [aWaitingDocument("CUSTOMER_IDENTIFICATION")]),
    }),
  ];
  const groups = workGroups({ drafts, documents: [] }, TODAY);
  expect(groups.map(({ heading, items }) => [heading, ...items.map(({ detail }) => detail)])).toEqual([
    ["Documents waiting on you", "Lease and 1 more · DR-1"],
  ]);
  const others = waitingForOthers({ drafts, documents: [] }, new Date("2026-11-20T02:00:00Z"));
  expect(others.map(({ documents }) => documents)).toEqual(["", "", "Customer identification"]);
});

test("a form that waits for the reader's signature is listed for them, even where they manage none, and once", () => {
  const toSign = (capabilities: HomeDraftFragment["capabilities"], id: string) =>
    aDraft({
      id,
      status: "PROCESSING",
      waitingFor: "BANK",
      capabilities,
      waitingRequiredDocuments: {
        applicantDocuments: [aWaitingDocument("APPLICATION_FORM"), aWaitingDocument("SHARE_CERTIFICATE")],
        bankDocuments: [],
        toSignDocuments: [aWaitingDocument("APPLICATION_FORM")],
      },
    });
  const drafts = [toSign([], "1"), toSign(["CAN_MANAGE_REQUIRED_DOCUMENTS"], "2")];
  const groups = workGroups({ drafts, documents: [] }, TODAY);
  const rows = groups.map(({ heading, items }) => [
    heading,
    ...items.map(({ detail, action }) => `${detail}: ${action}`),
  ]);
  expect(rows).toEqual([
    [
      "Waiting for your signature",
      "Application form · DR-1: Read and sign",
      "Application form · DR-2: Read and sign",
    ],
    ["Documents waiting on you", "Share certificate · DR-2: Open"],
  ]);
});

test("the button says what the server lets the reader do, with the sum where money moves", () => {
  const drafts = [
    aDraft({
      id: "1",
      capabilities: ["CAN_MAKE_PAYMENT"],
      paymentDetails: { totalAmount: "4550.00", creditedAmount: "0.00", paidAmount: "1000.00" },
    }),
    aDraft({ id: "2", capabilities: ["CAN_EDIT"], requestChangeReason: "The expiry clause" }),
    aDraft({ id: "3", capabilities: ["CAN_EDIT", "CAN_APPROVE"] }),
    aDraft({ id: "4", capabilities: ["CAN_APPROVE"] }),
    aDraft({ id: "5" }),
  ];
  const [group] = workGroups({ drafts, documents: [] }, TODAY);
  expect(group?.heading).toBe("Drafts waiting on you");
  expect(group?.items.map(({ action, isPayment }) => `${action}${isPayment ? " (green)" : ""}`)).toEqual([
    "Pay $3,550.00 (green)",
    "Review changes",
    "Continue",
    "Read and approve",
    "Open",
  ]);
  expect(group?.items[0]).toMatchObject({
    amount: "$400,000.00",
    due: "2 days waiting",
    dueDate: "18/11/2026",
  });
});

test("what waits longest comes first, and what waits for others is kept apart", () => {
  const drafts = [
    aDraft({ id: "new", waitingSince: "2026-11-20T00:00:00Z" }),
    aDraft({ id: "old", waitingSince: "2026-11-10T00:00:00Z" }),
    aDraft({ id: "theirs", waitingFor: "BANK", waitingSince: "2026-11-17T02:00:00Z" }),
    aDraft({ id: "over", status: "CANCELLED" }),
    aDraft({ id: "issued", status: "ESTABLISHED" }),
  ];
  const [group] = workGroups({ drafts, documents: [] }, TODAY);
  expect(group?.items.map(({ id }) => id)).toEqual(["old", "new"]);
  expect(waitingForOthers({ drafts, documents: [] }, new Date("2026-11-20T02:00:00Z"))).toMatchObject([
    { id: "theirs", who: "The bank", since: "3 d" },
  ]);
});

test("documents that end within 60 days are listed by day, amber from 30 on; others are not", () => {
  const documents = [
    aDocument({ id: "far", expiresAt: "2027-01-20" }),
    aDocument({ id: "later", expiresAt: "2027-01-15" }),
    aDocument({ id: "soon", expiresAt: "2026-12-04" }),
    aDocument({ id: "open" }),
    aDocument({ id: "closed", expiresAt: "2026-11-30", status: "CLOSED_RETURNED" }),
  ];
  const [group, ...others] = workGroups({ drafts: [], documents }, TODAY);
  expect(group?.heading).toBe("Expiring in the next 60 days");
  expect(group?.items.map(({ id, due, urgency }) => [id, due, urgency])).toEqual([
    ["soon", "14 days left", "soon"],
    ["later", "56 days left", "later"],
  ]);
  expect(others).toEqual([]);
});

test("what should be back and is still in force is a return, and no expiry besides", () => {
  const documents = [
    aDocument({ id: "late", expectedReturnDate: "2026-10-30", expiresAt: "2026-12-04" }),
    aDocument({ id: "in time", expectedReturnDate: "2026-11-20" }),
  ];
  const groups = workGroups({ drafts: [], documents }, TODAY);
  expect(groups.map(({ heading, items }) => [heading, items.map(({ id }) => id)])).toEqual([
    ["Returns outstanding", ["late"]],
  ]);
  expect(groups[0]?.items[0]).toMatchObject({ due: "21 days overdue", detail: "Was due back · BG-late" });
});

test("of many the first five are listed, and all are counted a link away", () => {
  const documents = Array.from({ length: 7 }, (_, place) =>
    aDocument({ id: String(place), expiresAt: `2026-12-0${place + 1}` }),
  );
  const [group] = workGroups({ drafts: [], documents, totals: { expiring: 31, held: 0, returns: 0 } }, TODAY);
  expect(group).toMatchObject({ total: 31, allHref: "/reports?status=ESTABLISHED&expiresTo=2027-01-19" });
  expect(group?.items.map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4"]);
});

test("an expiry to acknowledge is listed once, and not as expiring besides", () => {
  const task = {
    id: "1",
    documentId: "1",
    organisationId: "org",
    referenceNumber: "BG-1",
    guaranteeNumber: null,
    amount: "212500.00",
    applicantName: "Harbour Civil",
    beneficiaryName: "Kestrel Developments Pty Ltd",
    about: null,
    waitsFor: null,
    isHeld: false,
    since: "2026-11-18T02:00:00Z",
    dueDate: "2026-12-04",
  };
  const records = {
    drafts: [],
    organisationId: "org",
    documents: [
      aDocument({ id: "1", expiresAt: "2026-12-04" }),
      aDocument({ id: "2", expiresAt: "2026-12-05" }),
    ],
    totals: { expiring: 31, held: 0, returns: 0 },
    tasks: [{ kind: "ACKNOWLEDGE_EXPIRY" as const, totalCount: 1, tasks: [task] }],
  };
  expect(
    workGroups(records, TODAY).map(({ heading, total, items }) => [
      heading,
      total,
      items.map(({ id }) => id),
    ]),
  ).toEqual([
    ["Expiries to acknowledge", 1, ["1"]],
    ["Expiring in the next 60 days", 30, ["2"]],
  ]);
  expect(workGroups(records, TODAY)[0]?.items[0]).toMatchObject({ due: "14 days left", urgency: "soon" });
});

test("what is held and ends soon is a group of its own, a press from the report of it", () => {
  const documents = [
    aDocument({ id: "own", expiresAt: "2026-12-05" }),
    aDocument({ id: "held", expiresAt: "2026-12-04", expectedReturnDate: "2026-11-01", isHeld: true }),
  ];
  const groups = workGroups({ drafts: [], documents, totals: { expiring: 1, held: 12, returns: 0 } }, TODAY);
  expect(groups.map(({ heading, total, items }) => [heading, total, items.map(({ id }) => id)])).toEqual([
    ["Expiring in the next 60 days", 1, ["own"]],
    ["Held, expiring in the next 60 days", 12, ["held"]],
  ]);
  expect(groups[1]?.allHref).toBe("/reports?tab=held&status=ESTABLISHED&expiresTo=2027-01-19");
});

test("what the organisation holds itself is named by its applicant", () => {
  const parties = [
    { id: "1", partyVariant: "ISSUER" as const, name: "Kestrel Fitouts Pty Ltd" },
    { id: "2", partyVariant: "BENEFICIARY" as const, name: "Harbour Civil" },
  ];
  const documents = [aDocument({ id: "1", isHeld: true, expiresAt: "2026-12-04", parties })];
  expect(workGroups({ drafts: [], documents }, TODAY)[0]?.items[0]?.name).toBe("Kestrel Fitouts Pty Ltd");
});

test("a return that is overdue is late", () => {
  const documents = [aDocument({ id: "1", status: "AWAITING_RETURN", expectedReturnDate: "2026-10-30" })];
  const [group] = workGroups({ drafts: [], documents }, TODAY);
  expect(group).toMatchObject({
    heading: "Returns outstanding",
    items: [{ due: "21 days overdue", dueDate: "30/10/2026", urgency: "late" }],
  });
});

test("the sentence answers whether one is done", () => {
  expect(summaryText({ count: 0, soon: 0 })).toBe("Nothing to do.");
  expect(summaryText({ count: 1, soon: 0 })).toBe("1 to do.");
  expect(summaryText({ count: 1, soon: 1 })).toBe("1 to do, 1 due soon.");
  expect(summaryText({ count: 6, soon: 3 })).toBe("6 to do, 3 due soon.");
  expect(summaryText({ count: 12, soon: 0 })).toBe("12 to do.");
  expect([daysLeftText(1), daysLeftText(0), daysLeftText(-1)]).toEqual([
    "1 day left",
    "Today",
    "1 day overdue",
  ]);
});

test("the day is named", () => {
  expect(todayText(TODAY)).toBe("Friday 20/11/2026");
  expect(todayText(plainDate("2026-11-22"))).toBe("Sunday 22/11/2026");
});

test("a live change replaces its record, never with an older state", () => {
  const kept = [aDraft({ id: "1", version: 2 })];
  expect(withRecord(kept, aDraft({ id: "1", version: 3, status: "SUBMITTED" }))).toMatchObject([
    { version: 3 },
  ]);
  expect(withRecord(kept, aDraft({ id: "1", version: 1 }))).toBe(kept);
  expect(withRecord(kept, aDraft({ id: "2" }))).toHaveLength(2);
});
