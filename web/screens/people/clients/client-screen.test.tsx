// The page of one client: what it comes to, what waits, the newest of its records, and the way to all of each.
// Shows: O-33, O-39, A-60.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FEATURES, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000c1";
const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const CLIENT = {
  __typename: "Client",
  id: ID,
  name: "Quay Works",
  abn: "11005357522",
  abnStatus: "CONFIRMED",
  legalName: "Quay Works Pty Ltd",
  entityType: "PRV",
  address: "1 Quay Street, Sydney NSW 2000",
  administrators: [{ givenName: "Pat", familyName: "Guest", email: "pat@guests.example" }],
  people: 4,
  createdAt: "2026-11-20T01:00:00Z",
  discountPercentage: "2.5",
  waitingChangeId: null,
  mergedIntoId: null,
  mergedIntoName: null,
  waitingMergeId: null,
  twins: [],
  closedAt: null,
  archivedAt: null,
  archiveDate: null,
  closingReason: null,
  capabilities: [],
};
const WORK = {
  __typename: "DeskWork",
  id: "0198c000-0000-7000-8000-0000000000e1",
  kind: "DRAFT_SUBMITTED",
  reference: "DR-1",
  amount: "120000.00",
  organisationId: ID,
  parentId: "0198c000-0000-7000-8000-0000000000d1",
  dueAt: "2026-11-24T01:00:00Z",
};
const DRAFT = {
  __typename: "Draft",
  id: "0198c000-0000-7000-8000-0000000000d2",
  organisationId: ID,
  version: 2,
  status: "CANCELLED",
  processType: "BANK_GUARANTEE",
  referenceNumber: "DR-2",
  yourReference: null,
  amount: "50000.00",
  updatedAt: "2026-11-20T01:00:00.000Z",
  waitingFor: null,
  parties: [{ id: "p1", partyVariant: "BENEFICIARY", name: "Wesfarmers Limited" }],
};

const FACILITY = {
  __typename: "DocumentFacility",
  id: "0198c000-0000-7000-8000-0000000000f1",
  name: "Guarantee line",
  provider: "Kestrel Bank",
  status: "ESTABLISHED",
  limit: "900000.00",
};

const REQUEST = {
  __typename: "StaffDocumentRequest",
  id: "0198c000-0000-7000-8000-0000000000a1",
  documentId: "0198c000-0000-7000-8000-0000000000a2",
  organisationId: ID,
  kind: "REDUCTION",
  status: "REQUESTED",
  referenceNumber: "DR-3",
  guaranteeNumber: "BG-77",
  amount: "40000.00",
};
const ENQUIRY = {
  __typename: "FinanceEnquiry",
  id: "0198c000-0000-7000-8000-0000000000b1",
  draftId: DRAFT.id,
  draftReferenceNumber: "DR-2",
  status: "OPEN",
  createdAt: "2026-11-20T01:00:00.000Z",
  givenName: "Pat",
  familyName: "Guest",
  financeAmount: "60000.00",
};
const GENERAL = {
  ...ENQUIRY,
  id: "0198c000-0000-7000-8000-0000000000b2",
  draftId: null,
  draftReferenceNumber: null,
  financeAmount: null,
};
const REFUND = {
  __typename: "StaffRefund",
  id: "0198c000-0000-7000-8000-000000000081",
  draftId: DRAFT.id,
  draftReferenceNumber: "DR-2",
  invoiceNumber: "INV-7KQ2",
  state: "AWAITING_APPROVAL",
  amount: "100.00",
  currency: "AUD",
};
const CREDITED = {
  __typename: "OrganisationInvoice",
  organisationName: "Quay Works",
  draftId: DRAFT.id,
  draftReferenceNumber: "DR-2",
  processType: "BANK_GUARANTEE",
  beneficiaryName: null,
  invoice: {
    id: "0198c000-0000-7000-8000-000000000082",
    invoiceNumber: "INV-7KQ2",
    depositReferenceNumber: "BL-7KQ2",
    status: "paid",
    paymentStatus: "succeeded",
    total: "2212.50",
    gst: "0.00",
    creditedAmount: "112.50",
    paidAmount: "2212.50",
    paidAt: "2026-11-20T01:00:00.000Z",
    createdAt: "2026-11-20T00:00:00.000Z",
    dueDate: "2026-11-27",
  },
};
const PAT = {
  __typename: "Member",
  memberId: "0198c000-0000-7000-8000-000000000091",
  givenName: "Pat",
  familyName: "Guest",
  email: "pat@guests.example",
  role: "ADMIN",
  createdAt: "2026-11-20T01:00:00Z",
  suspendedAt: null as string | null,
  suspensionReason: null as string | null,
};

const page = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  totalCountIsCapped: false,
  edges: nodes.map((node) => ({ node })),
});
const SUMS = {
  documentsInForce: 1,
  amountInForce: "320000.50",
  draftsInFlight: 2,
  amountInFlight: "210000.00",
  owed: "-75.00",
  ageing: {
    asOf: "2026-11-28",
    total: "300.00",
    periods: [
      { period: "NOT_DUE", amount: "100.00", count: 1 },
      { period: "DAYS_1_TO_30", amount: "0.00", count: 0 },
      { period: "DAYS_31_TO_60", amount: "200.00", count: 2 },
      { period: "DAYS_61_TO_90", amount: "0.00", count: 0 },
      { period: "OVER_90_DAYS", amount: "0.00", count: 0 },
    ],
  },
};

const NOTE = {
  id: "0198c000-0000-7000-8000-0000000000n1",
  author: "Gus Reid",
  content: "Pays late every June.",
  createdAt: "2026-11-19T01:00:00Z",
  mentioned: [],
  removableUntil: null,
  removedAt: null,
};

const membersOf = (...members: object[]) => ({
  data: {
    clientMembers: { ...page(members), pageInfo: { hasNextPage: false, endCursor: null } },
  },
});

async function open(answers: FakeAnswers = {}) {
  const records = {
    staffDraftRegister: page([DRAFT]),
    staffDocuments: page([]),
    staffInvoices: page([]),
    staffFacilities: page([FACILITY]),
    staffFacilityApplications: page([]),
    staffRequestRegister: page([REQUEST]),
    staffFinanceRegister: page([ENQUIRY, GENERAL]),
    staffRefunds: page([REFUND]),
    creditedInvoices: page([CREDITED]),
  };
  return await renderClient({
    at: `/staff/clients/${ID}`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      ClientPage: { data: { client: CLIENT, clientSums: SUMS, deskWorkList: page([WORK]) } },
      ClientRecords: { data: records },
      ClientMembers: membersOf(PAT, { ...PAT, memberId: "m2", givenName: "Kim", role: "LIMITED_USER" }),
      DeskNotes: {
        data: { deskNotes: { ...page([NOTE]), pageInfo: { hasNextPage: false, endCursor: null } } },
      },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("it says who the client is, and what it has and owes", async () => {
  const { server } = await open();
  expect(await screen.findByRole("heading", { level: 1, name: "Quay Works" })).toBeTruthy();
  for (const said of ["$320,000.50", "1 document", "$210,000.00", "2 drafts", "Owed back to the client"])
    expect(screen.getByText(said)).toBeTruthy();
  const particulars = within(screen.getByRole("region", { name: "Particulars" }));
  for (const said of ["ABN 11 005 357 522", "Quay Works Pty Ltd", "Private company", "20/11/2026", "2.5%"])
    expect(particulars.getByText(said)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Statement" }).getAttribute("href")).toBe(
    `/staff/clients/${ID}/statement`,
  );
  expect(server.callsOf("ClientPage")[0]?.variables).toEqual({ id: ID });
});

test("what it owes by age leads to its invoices of that age", async () => {
  await open();
  const owed = await screen.findByRole("link", { name: "31 to 60 days late: 2 invoices" });
  expect(owed.getAttribute("href")).toBe(
    "/staff/invoices?client=Quay+Works+11005357522&statuses=open&due=2026-09-29..2026-10-28",
  );
});

test("what waits and its records lead to themselves, and to the list of all of them narrowed to it", async () => {
  const { server } = await open();
  const waits = within(await screen.findByRole("region", { name: "Waiting on us" }));
  expect(waits.getByRole("link", { name: /DR-1/ }).getAttribute("href")).toBe(
    `/staff/drafts/${WORK.parentId}`,
  );
  const drafts = within(screen.getByRole("region", { name: "Drafts" }));
  const row = await drafts.findByRole("link", { name: /DR-2/ });
  expect(row.getAttribute("href")).toBe(`/staff/drafts/${DRAFT.id}`);
  expect(drafts.getByRole("link", { name: "See all: Drafts" }).getAttribute("href")).toBe(
    "/staff/all-drafts?client=Quay+Works+11005357522",
  );
  const facilities = within(screen.getByRole("region", { name: "Facilities" }));
  const facility = await facilities.findByRole("link", { name: /Guarantee line.*\$900,000\.00/ });
  expect(facility.getAttribute("href")).toBe(`/facilities/${FACILITY.id}/view`);
  expect(facilities.getByRole("link", { name: "See all: Facilities" }).getAttribute("href")).toBe(
    "/staff/facilities?client=Quay+Works+11005357522",
  );
  expect(screen.getByText("Nothing is issued yet.")).toBeTruthy();
  expect(screen.getByText("Nothing is invoiced yet.")).toBeTruthy();
  expect(screen.getByText("Nothing is applied for yet.")).toBeTruthy();
  expect(server.callsOf("ClientRecords")[0]?.variables).toMatchObject({ client: "Quay Works 11005357522" });
});

test("what colleagues wrote about it stands beside it, and another note is written there", async () => {
  const { server, user } = await open({
    WriteDeskNote: { data: { createDeskNote: { clientMutationId: "1", deskNoteId: "n2" } } },
  });
  const notes = within(await screen.findByRole("region", { name: "Team notes" }));
  expect(await notes.findByText("Pays late every June.")).toBeTruthy();
  await user.type(notes.getByLabelText(/Your note/), "Has a new office.");
  await user.click(notes.getByRole("button", { name: "Add note" }));
  await waitFor(() =>
    expect(server.inputsOf("WriteDeskNote")).toMatchObject([
      { recordKind: "CLIENT", recordId: ID, content: "Has a new office." },
    ]),
  );
});

test("its history says who changed what, and into which organisation it was merged", async () => {
  const change = {
    label: "Merged into",
    isSystemField: false,
    oldDisplayValue: null,
    newDisplayValue: "Harbour Civil Pty Ltd",
  };
  const node = {
    key: "1",
    changeType: "UPDATE",
    triggeredAt: "2026-11-20T03:00:00.000Z",
    triggeredBy: { name: "Rosa Marin" },
    changes: [change, { ...change, label: "Version", isSystemField: true }],
  };
  const { user, server } = await open({ ClientHistory: "unreachable" });
  await user.click(await screen.findByRole("button", { name: "History" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History of Quay Works" }));
  expect(await dialog.findByText("The history could not be loaded")).toBeTruthy();
  server.answers.ClientHistory = {
    data: { clientHistory: { edges: [{ node }], pageInfo: { hasNextPage: false, endCursor: null } } },
  };
  await user.click(dialog.getByRole("button", { name: "Retry" }));
  expect(await dialog.findByText("Merged into: Harbour Civil Pty Ltd")).toBeTruthy();
  expect(dialog.getByText(/^Rosa Marin, 20\/11\/2026/)).toBeTruthy();
});

test("all that waits of it is the list of work narrowed to it", async () => {
  await open();
  const waits = within(await screen.findByRole("region", { name: "Waiting on us" }));
  expect(waits.getByRole("link", { name: "See all: Waiting on us" }).getAttribute("href")).toBe(
    `/staff/work?client=${ID}`,
  );
});

test("records that cannot be read are read again, and the rest of the page stays", async () => {
  const { server, user } = await open({ ClientRecords: "unreachable" });
  const drafts = within(await screen.findByRole("region", { name: "Drafts" }));
  const retry = await drafts.findByRole("button", { name: "Retry" });
  server.answers.ClientRecords = {
    data: {
      staffDraftRegister: page([DRAFT]),
      staffDocuments: page([]),
      staffInvoices: page([]),
      staffFacilities: page([]),
      staffFacilityApplications: page([]),
      staffRequestRegister: page([]),
      staffFinanceRegister: page([]),
      staffRefunds: page([]),
      creditedInvoices: page([]),
    },
  };
  await user.click(retry);
  expect(await drafts.findByRole("link", { name: /DR-2/ })).toBeTruthy();
  expect(screen.getByText("Owed back to the client")).toBeTruthy();
});

test("what it asks after issue and about finance leads to what it is about, and to all of its own", async () => {
  await open();
  const requests = within(await screen.findByRole("region", { name: "Requests after issue" }));
  const request = await requests.findByRole("link", { name: /Reduction.*BG-77/ });
  expect(request.getAttribute("href")).toBe(`/documents/${ID}/${REQUEST.documentId}/view`);
  expect(requests.getByRole("link", { name: "See all: Requests after issue" }).getAttribute("href")).toBe(
    "/staff/all-requests?client=Quay+Works+11005357522",
  );
  const enquiries = within(screen.getByRole("region", { name: "Finance enquiries" }));
  const enquiry = enquiries.getByRole("link", { name: /DR-2/ });
  expect(enquiry.getAttribute("href")).toBe(`/staff/drafts/${DRAFT.id}`);
  const all = "/staff/finance-enquiries?client=Quay+Works+11005357522";
  for (const name of [/General enquiry/, "See all: Finance enquiries"])
    expect(enquiries.getByRole("link", { name }).getAttribute("href")).toBe(all);
});

test("what was credited and is due back leads to its request, and to all of its own", async () => {
  await open();
  const all = "client=Quay+Works+11005357522";
  const refunds = within(await screen.findByRole("region", { name: "Refunds" }));
  const refund = await refunds.findByRole("link", { name: /INV-7KQ2.*Waiting for a second person/ });
  expect(refund.getAttribute("href")).toBe(`/staff/drafts/${DRAFT.id}`);
  expect(refunds.getByRole("link", { name: "See all: Refunds" }).getAttribute("href")).toBe(
    `/staff/refunds?${all}`,
  );
  const notes = within(screen.getByRole("region", { name: "Credit notes" }));
  expect(notes.getByText("of $2,212.50 · DR-2")).toBeTruthy();
  expect(notes.getByText("$112.50")).toBeTruthy();
  expect(notes.getByRole("link", { name: "See all: Credit notes" }).getAttribute("href")).toBe(
    `/staff/invoices?${all}&credited=CREDITED`,
  );
});

test("the mails about it and its records are listed while mail auditing is on", async () => {
  const mail = {
    __typename: "RecordMail",
    id: "0198c000-0000-7000-8000-000000000071",
    recipient: "pat@guests.example",
    subject: "Payment received",
    status: "SENT",
    fault: null,
    createdAt: "2026-11-20T01:00:00.000Z",
    sentAt: "2026-11-20T01:00:00.000Z",
  };
  const { data } = userState({ organisations: [], me: STAFF });
  const { server } = await open({
    SessionUserState: { data: { ...data, gatewayFeatures: { ...FEATURES, emailAuditing: true } } },
    RecordMails: {
      data: { recordMails: { ...page([mail]), pageInfo: { hasNextPage: false, endCursor: null } } },
    },
  });
  const mails = within(await screen.findByRole("region", { name: "Mails" }));
  expect(await mails.findByText(/was sent “Payment received”/)).toBeTruthy();
  expect(server.callsOf("RecordMails")[0]?.variables).toMatchObject({ kind: "CLIENT", id: ID });
});

test("its people stand there with what they may do and an address to write to, and are read again where they could not be", async () => {
  const { server, user } = await open({ ClientMembers: "unreachable" });
  expect(await screen.findByText("Its people could not be loaded")).toBeTruthy();
  server.answers.ClientMembers = membersOf(PAT);
  const people = within(screen.getByRole("region", { name: "People" }));
  await user.click(people.getByRole("button", { name: "Retry" }));
  const address = await within(screen.getByRole("region", { name: "People" })).findByRole("link", {
    name: "pat@guests.example",
  });
  expect(address.getAttribute("href")).toBe("mailto:pat@guests.example");
  const again = within(screen.getByRole("region", { name: "People" }));
  for (const said of ["Pat Guest", "Administrator", "since 20/11/2026"])
    expect(again.getByText(said)).toBeTruthy();
  expect(server.callsOf("ClientMembers").at(-1)?.variables).toMatchObject({ id: ID });
});

test("one to which nobody belongs, and that has asked for nothing, says so", async () => {
  const nothing = page([]);
  await open({
    ClientMembers: membersOf(),
    ClientRecords: {
      data: {
        staffDraftRegister: nothing,
        staffDocuments: nothing,
        staffInvoices: nothing,
        staffFacilities: nothing,
        staffFacilityApplications: nothing,
        staffRequestRegister: nothing,
        staffFinanceRegister: nothing,
        staffRefunds: nothing,
        creditedInvoices: nothing,
      },
    },
  });
  for (const said of [
    "No one belongs to it.",
    "Nothing is asked for yet.",
    "Nothing is asked about finance yet.",
    "Nothing is credited yet.",
    "Nothing is due back yet.",
  ])
    expect(await screen.findByText(said)).toBeTruthy();
});

const MAY_SUSPEND = { ...CLIENT, capabilities: ["CAN_SUSPEND_PEOPLE"] };
const pageOf = (client: object) => ({
  ClientPage: { data: { client, clientSums: SUMS, deskWorkList: page([WORK]) } },
});

test("somebody is suspended with a reason, and nobody is who may not", async () => {
  const { server, user } = await open({
    ...pageOf(MAY_SUSPEND),
    ClientMembers: membersOf(PAT),
    ClientMemberSuspend: { data: { suspendClientMember: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Suspend Pat Guest" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Suspend Pat Guest?" }));
  await user.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Their phone was stolen.");
  await user.click(dialog.getByRole("button", { name: "Suspend" }));
  expect(await screen.findByText("Pat Guest is suspended")).toBeTruthy();
  expect(server.inputsOf("ClientMemberSuspend")).toMatchObject([
    { organisationId: ID, memberId: PAT.memberId, reason: "Their phone was stolen." },
  ]);
});

test("somebody who is suspended is let in again after a question, with since when and why beside the name", async () => {
  const suspended = { suspendedAt: "2026-11-24T01:00:00Z", suspensionReason: "Their phone was stolen." };
  const { server, user } = await open({
    ...pageOf(MAY_SUSPEND),
    ClientMembers: membersOf({ ...PAT, ...suspended }),
    ClientMemberRestore: { data: { restoreClientMember: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("Suspended on 24/11/2026. Their phone was stolen.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Let Pat Guest in again" }));
  const asked = within(await screen.findByRole("alertdialog"));
  await user.click(asked.getByRole("button", { name: "Let in again" }));
  expect(await screen.findByText("Pat Guest can sign in again")).toBeTruthy();
  expect(server.inputsOf("ClientMemberRestore")).toMatchObject([
    { organisationId: ID, memberId: PAT.memberId },
  ]);
});

test("without the right to it nobody is offered to be suspended", async () => {
  await open({ ClientMembers: membersOf(PAT) });
  expect(await screen.findByText("Pat Guest")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Suspend / })).toBeNull();
});
