// Shows, FIN-01..FIN-08, FIN-09, D-19.
import { REQUIRED_MESSAGE } from "@bondline/domain/values/fields/field-rule.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ORGANISATION = { ...HARBOUR_CIVIL, capabilities: ["CAN_VIEW", "CAN_ADD_DOCUMENTS"] };
const OFFER = {
  annualRate: "9.95",
  availabilityMinBusinessDays: 1,
  availabilityMaxBusinessDays: 5,
  financeAmount: null,
  minAmount: "15000.00",
  maxAmount: "500000.00",
  repaymentOptions: [],
};
const OPTION = {
  months: 12,
  fortnights: 26,
  fortnightlyRepayment: "4046.60",
  totalRepayable: "105211.60",
  steps: [
    {
      label: "Fortnightly repayment",
      workedOut: "$100,000.00 over 26 fortnights at 9.95% a year, each repayment equal",
      amount: "4046.60",
    },
  ],
};
const ENQUIRY = {
  id: "0198c000-0000-7000-8000-000000000a01",
  version: 1,
  status: "OPEN",
  createdAt: "2026-11-20T00:00:00.000Z",
  organisationName: ORGANISATION.name,
  organisationId: ORGANISATION.id,
  draftId: null,
  draftReferenceNumber: null,
  givenName: "Ada",
  familyName: "Nguyen",
  emailAddress: "ada@harbourcivil.example",
  phoneNumber: "+61491570156",
  preferredTime: "MORNING",
  message: null,
  financeAmount: "100000.00",
  termMonths: null,
  fortnightlyRepayment: null,
  answerNote: null,
  answeredAt: null,
  archivedAt: null,
  closingReason: null,
  settledAmount: null,
  settledDate: null,
};
const DRAFT = {
  id: "0198c000-0000-7000-8000-000000000a02",
  organisationId: ORGANISATION.id,
  referenceNumber: "DR-7KQ2",
  amount: "100000.00",
  capabilities: ["CAN_VIEW", "CAN_ARRANGE_FINANCE"],
  financeStatus: "OFFERED",
  parties: [{ partyVariant: "BENEFICIARY", name: "Woolworths Group Limited" }],
};

const calculation = (wishes: object) => ({ data: { advertisedFinanceCalculation: { ...OFFER, ...wishes } } });
const enquiries = (...nodes: object[]) => ({
  data: {
    financeEnquiries: {
      totalCount: nodes.length,
      pageInfo: { hasNextPage: false, endCursor: null },
      edges: nodes.map((node) => ({ node })),
    },
    archive: { totalCount: 0 },
  },
});

const repaymentsOf = ({ amount }: Readonly<Record<string, unknown>>) =>
  amount === undefined ? calculation({}) : calculation({ financeAmount: amount, repaymentOptions: [OPTION] });
const refusedOf = ({ amount }: Readonly<Record<string, unknown>>) =>
  amount === undefined
    ? calculation({})
    : {
        refusal: {
          code: "VALIDATION_ERROR" as const,
          message: "Finance is offered from $15,000.00 to $500,000.00",
          fields: { amount: "Finance is offered from $15,000.00 to $500,000.00" },
        },
      };

async function openAt(at: string, answers: FakeAnswers) {
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [ORGANISATION] }),
      FinanceCalculation: calculation({ financeAmount: "100000.00", repaymentOptions: [OPTION] }),
      FinanceEnquiries: enquiries(),
      ...answers,
    },
  });
}

test("the enquiry shows repayments for an amount, with their arithmetic, and sends whom to call", async () => {
  const { user, server } = await openAt("/finance", {
    FinanceCalculation: repaymentsOf,
    FinanceEnquire: { data: { createFinanceEnquiry: { clientMutationId: "1", financeEnquiry: ENQUIRY } } },
  });
  expect(await screen.findByText("From $15,000.00 to $500,000.00")).toBeTruthy();
  expect(await screen.findByText(/within 1 to 5 business days/)).toBeTruthy();
  await user.type(screen.getByLabelText("Amount to finance"), "100000");
  expect(await screen.findByText("26 fortnightly repayments")).toBeTruthy();
  await user.click(screen.getByText("How this was worked out"));
  expect(screen.getByText(/over 26 fortnights at 9.95% a year/)).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Send enquiry" }));
  expect(await screen.findByText("This field is required.")).toBeTruthy();
  expect(server.callsOf("FinanceEnquire")).toHaveLength(0);

  server.answers.FinanceEnquiries = enquiries(ENQUIRY);
  await user.type(screen.getByLabelText("Phone"), "0491570156");
  await user.selectOptions(screen.getByLabelText("Best time to call"), "MORNING");
  await user.click(screen.getByRole("button", { name: "Send enquiry" }));
  expect(await screen.findByText("Your enquiry has been sent")).toBeTruthy();
  expect(server.callsOf("FinanceEnquire").at(-1)?.variables).toMatchObject({
    input: {
      organisationId: ORGANISATION.id,
      amount: "100000",
      contactDetails: { phoneNumber: "0491570156", preferredTime: "MORNING" },
    },
  });
  expect(await screen.findByText("$100,000.00", { selector: "p" })).toBeTruthy();
});

test("the enquiry waits for what is said of the offer above it, so that it does not move", async () => {
  const { server } = await openAt("/finance", { FinanceCalculation: "silent" });
  await waitFor(() => expect(server.callsOf("FinanceCalculation").length).toBeGreaterThan(0));
  expect(screen.getByRole("status", { name: "Loading finance" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send enquiry" })).toBeNull();
});

test("an amount that is not financed is refused at its field", async () => {
  const { user } = await openAt("/finance", {
    FinanceCalculation: refusedOf,
  });
  await user.type(await screen.findByLabelText("Amount to finance"), "5");
  expect(await screen.findByText("Finance is offered from $15,000.00 to $500,000.00")).toBeTruthy();
});

test("an application chooses among the drafts that can be financed, and sends term and contact", async () => {
  const { user, server, path } = await openAt("/finance/apply", {
    FinanceDrafts: {
      data: {
        drafts: {
          edges: [
            { node: DRAFT },
            { node: { ...DRAFT, id: "other", referenceNumber: "DR-OTHER", financeStatus: "NOT_OFFERED" } },
          ],
        },
      },
    },
    FinanceDraft: { data: { draft: DRAFT, applicationContactDetails: null } },
    FinanceEnquire: { data: { createFinanceEnquiry: { clientMutationId: "1", financeEnquiry: ENQUIRY } } },
  });
  const choice = await screen.findByRole("region", { name: "Which draft do you want to finance?" });
  expect(await within(choice).findByText(/DR-7KQ2/)).toBeTruthy();
  expect(within(choice).queryByText(/DR-OTHER/)).toBeNull();
  await user.click(within(choice).getByRole("link", { name: "Apply for finance" }));
  expect(path()).toBe(`/finance/apply?draft=${DRAFT.id}`);

  expect(await screen.findByText("For draft DR-7KQ2 in favour of Woolworths Group Limited")).toBeTruthy();
  await user.click(await screen.findByRole("radio", { name: /12 months/ }));
  await user.type(screen.getByLabelText("Phone"), "0491570156");
  server.answers.FinanceDraft = {
    data: { draft: { ...DRAFT, financeStatus: "ENQUIRED" }, applicationContactDetails: null },
  };
  await user.click(screen.getByRole("button", { name: "Send application" }));
  expect(await screen.findByText("You have applied for finance")).toBeTruthy();
  expect(server.callsOf("FinanceEnquire").at(-1)?.variables).toMatchObject({
    input: { draftId: DRAFT.id, termMonths: 12 },
  });
});

test("contact details are kept for later, and saying no is confirmed first", async () => {
  const { user, server, path } = await openAt(`/finance/apply?draft=${DRAFT.id}`, {
    FinanceDraft: { data: { draft: DRAFT, applicationContactDetails: null } },
    FinanceSaveContact: {
      data: {
        setApplicationContactDetails: { clientMutationId: "1", applicationContactDetails: { version: 1 } },
      },
    },
    FinanceDecline: {
      data: {
        clientNotInterestedInFinance: {
          clientMutationId: "1",
          draft: { id: DRAFT.id, financeStatus: "DECLINED" },
        },
      },
    },
    DraftOpen: { refusal: { code: "SERVICE_UNAVAILABLE", message: "Later." } },
    DraftUpdated: "silent",
  });
  await user.type(await screen.findByLabelText("Phone"), "0491570156");
  await user.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Contact details saved")).toBeTruthy();
  expect(server.callsOf("FinanceSaveContact")).toHaveLength(1);

  await user.click(await screen.findByRole("button", { name: "Not interested" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Not interested" }));
  await waitFor(() => expect(path()).toBe(`/drafts/${DRAFT.organisationId}/${DRAFT.id}/view`));
});

test("an enquiry shows what became of it, and one that goes on can be withdrawn after a question", async () => {
  const settled = {
    ...ENQUIRY,
    id: "0198c000-0000-7000-8000-000000000a03",
    status: "SETTLED",
    answerNote: "Approved.",
    settledAmount: "100000.00",
    settledDate: "2026-11-20",
  };
  const { user, server } = await openAt("/finance", {
    FinanceEnquiries: enquiries(ENQUIRY, settled),
    FinanceWithdraw: {
      data: { withdrawFinanceEnquiry: { clientMutationId: "1", financeEnquiry: ENQUIRY } },
    },
  });
  expect(await screen.findByText("Paid out: $100,000.00 on 20/11/2026")).toBeTruthy();
  expect(screen.getByText("Answer: Approved.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Withdraw/ }));
  server.answers.FinanceEnquiries = enquiries({ ...ENQUIRY, status: "WITHDRAWN" }, settled);
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
  expect(server.callsOf("FinanceWithdraw")[0]?.variables.input).toMatchObject({ id: ENQUIRY.id, version: 1 });
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
});

test("what is archived stands behind a button, and is read and not withdrawn", async () => {
  const archived = {
    ...ENQUIRY,
    status: "SETTLED",
    settledAmount: "100000.00",
    settledDate: "2019-11-20",
    archivedAt: "2026-11-19T16:30:00Z",
  };
  const both = ({ isArchived }: Readonly<Record<string, unknown>>) => ({
    data: {
      ...(isArchived ? enquiries(archived) : enquiries()).data,
      archive: { totalCount: 1 },
    },
  });
  const { user, server } = await openAt("/finance", { FinanceEnquiries: both });
  await user.click(await screen.findByRole("button", { name: "Show archived" }));
  const list = within(await screen.findByRole("region", { name: /^Your archived enquiries/ }));
  expect(await list.findByText("Archived on 20/11/2026")).toBeTruthy();
  expect(list.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
  expect(server.callsOf("FinanceEnquiries").at(-1)?.variables.isArchived).toBe(true);
  await user.click(list.getByRole("button", { name: "Show the others" }));
  expect(await screen.findByText("Your enquiries and our answers appear here.")).toBeTruthy();
});

test("without any in the archive nothing is said of it", async () => {
  await openAt("/finance", { FinanceEnquiries: enquiries(ENQUIRY) });
  expect(await screen.findByRole("button", { name: /^Withdraw/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show archived" })).toBeNull();
});

const desk = (...nodes: object[]) => ({
  data: { staffFinanceEnquiries: enquiries(...nodes).data.financeEnquiries },
});
const openDesk = (answers: FakeAnswers) =>
  renderClient({
    at: "/staff/finance?status=answered",
    token: "token",
    answers: { SessionUserState: userState({ me: RAVI, organisations: [] }), ...answers },
  });
const ANSWERED = { ...ENQUIRY, status: "ANSWERED", answerNote: "Approved.", version: 2 };

test("the desk records what was paid out, with what was asked for to begin with", async () => {
  const { user, server } = await openDesk({
    StaffFinanceEnquiries: desk(ANSWERED),
    StaffSettleFinance: {
      data: { settleFinanceEnquiry: { clientMutationId: "1", financeEnquiry: ANSWERED } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Record the payout" }));
  expect(server.callsOf("StaffFinanceEnquiries")[0]?.variables.status).toBe("ANSWERED");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByLabelText<HTMLInputElement>("Amount paid out").value).toBe("100,000.00");
  await user.click(dialog.getByRole("button", { name: "Record the payout" }));
  expect(await dialog.findByText(REQUIRED_MESSAGE)).toBeTruthy();
  await user.type(dialog.getByLabelText("Paid out on", { selector: "input" }), "20/11/2026");
  server.answers.StaffFinanceEnquiries = desk();
  await user.click(dialog.getByRole("button", { name: "Record the payout" }));
  expect(await screen.findByText("No enquiry waits to be settled")).toBeTruthy();
  expect(server.callsOf("StaffSettleFinance")[0]?.variables.input).toMatchObject({
    id: ENQUIRY.id,
    version: 2,
    settledAmount: "100000.00",
    settledDate: "2026-11-20",
  });
});

test("one that comes to nothing is closed with its reason", async () => {
  const { user, server } = await openDesk({
    StaffFinanceEnquiries: desk(ANSWERED),
    StaffCloseFinance: { data: { closeFinanceEnquiry: { clientMutationId: "1", financeEnquiry: ANSWERED } } },
  });
  await user.click(await screen.findByRole("button", { name: "Close enquiry" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.type(dialog.getByLabelText("Reason"), "The bank has declined.");
  await user.click(dialog.getByRole("button", { name: "Close enquiry" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("StaffCloseFinance")[0]?.variables.input).toMatchObject({
    version: 2,
    closingReason: "The bank has declined.",
  });
});
