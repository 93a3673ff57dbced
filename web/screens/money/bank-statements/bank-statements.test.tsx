// The pages of bank statements: what needs a look comes first, a match is chosen by hand, and what is taken back has a reason.
// Shows.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type {
  BankLineFieldsFragment,
  BankLineInvoiceFieldsFragment,
  BankStatementRecordFragment,
} from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { aPage } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000b1";
const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const INVOICE: BankLineInvoiceFieldsFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  invoiceNumber: "INV-34679-ACDEF",
  depositReferenceNumber: "BL-34679-ACDEF",
  organisationName: "Harbour Civil",
  draftId: "0198c000-0000-7000-8000-0000000000d1",
  draftReferenceNumber: "BG-1",
  total: "3775.00",
  open: "3775.00",
};

const LINE: BankLineFieldsFragment = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  version: 1,
  bankStatementId: ID,
  fileName: "november.csv",
  lineNumber: 2,
  bookedDate: "2026-11-20",
  amount: "3775.00",
  currency: "AUD",
  narrative: "Osko HARBOUR BL-34679-ACDFE",
  state: "UNMATCHED",
  match: null,
  note: "NEAR",
  fault: null,
  reason: null,
  isByHand: false,
  decidedAt: null,
  decidedBy: null,
  openBefore: null,
  capabilities: ["CAN_MATCH", "CAN_SET_ASIDE"],
  invoice: null,
  suggestion: INVOICE,
  sameAs: null,
};

const STATEMENT: BankStatementRecordFragment = {
  id: ID,
  version: 3,
  account: "062000 10003456",
  fileName: "november.csv",
  format: "CSV",
  stage: "READY",
  errors: [],
  headers: ["Date", "Amount", "Description"],
  columns: ["DATE", "AMOUNT", "NARRATIVE"],
  capabilities: ["CAN_MAP", "CAN_START", "CAN_CANCEL", "CAN_MATCH_LINES"],
  createdAt: "2026-11-21T00:00:00.000Z",
  createdBy: "Rosa Whitfield",
  appliedBy: null,
  finishedAt: null,
  linesRead: 3,
  opening: null,
  closing: null,
  counts: [
    { state: "MATCHED", count: 2, amount: "4000.00" },
    { state: "UNMATCHED", count: 1, amount: "3775.00" },
  ],
  earlierStatement: null,
};

const COMPLETE: BankStatementRecordFragment = { ...STATEMENT, stage: "COMPLETE" };

const linesOf = (bankLines: object) => ({ data: { bankStatement: { id: ID, bankLines } } });

async function open(at: string, answers: FakeAnswers, statement = STATEMENT) {
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      BankStatementRead: { data: { bankStatement: statement } },
      BankStatementUpdated: "silent",
      BankStatementLines: linesOf(aPage([LINE])),
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

const PATH = `/staff/bank-statements/${ID}`;

test("the dry run says what would be recorded, and records it once that is seen", async () => {
  const { user, server } = await open(PATH, {
    BankStatementStart: {
      data: {
        startBankStatement: {
          clientMutationId: "1",
          bankStatement: { ...STATEMENT, version: 4, stage: "APPLYING", capabilities: ["CAN_STOP"] },
        },
      },
    },
  });
  expect(await screen.findByText("november.csv. Nothing is recorded yet.")).toBeTruthy();
  expect(screen.getByText("$4,000.00")).toBeTruthy();
  expect(await screen.findByText("Suggested: INV-34679-ACDEF · Harbour Civil")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Record 2 deposits" }));
  expect(server.inputsOf("BankStatementStart")).toMatchObject([{ id: ID, version: 3 }]);
  expect(await screen.findByText("0 of 2 deposits recorded")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
});

test("a deposit's invoice is chosen among those that are suggested or found", async () => {
  const other = {
    ...INVOICE,
    id: "0198c000-0000-7000-8000-0000000000c2",
    invoiceNumber: "INV-OTHER",
    open: "0.00",
  };
  const { user, server } = await open(PATH, {
    BankLineCandidates: { data: { bankLine: { id: LINE.id, candidates: [INVOICE, other] } } },
    BankLineMatch: {
      data: { matchBankLine: { clientMutationId: "1", bankLine: { ...LINE, state: "MATCHED" } } },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Find its invoice" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Find the invoice of this deposit" }));
  expect(await dialog.findByText("Nothing open: all of it would be owed back")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Choose INV-34679-ACDEF" }));
  expect(await screen.findByText("The deposit was matched")).toBeTruthy();
  expect(server.inputsOf("BankLineMatch")).toMatchObject([
    { id: LINE.id, version: 1, invoiceId: INVOICE.id },
  ]);
});

test("setting aside asks for a reason, and a refusal leaves the line as it was", async () => {
  const { user, server } = await open(PATH, {
    BankLineSetAside: { refusal: { code: "CONFLICT", message: "Somebody else changed it." } },
  });
  await user.click(await screen.findByRole("button", { name: "More for line 2" }));
  await user.click(await screen.findByRole("menuitem", { name: "Set aside" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set this deposit aside?" }));
  await user.click(dialog.getByRole("button", { name: "Set aside" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Interest.");
  await user.click(dialog.getByRole("button", { name: "Set aside" }));
  await waitFor(() =>
    expect(server.inputsOf("BankLineSetAside")).toMatchObject([{ id: LINE.id, reason: "Interest." }]),
  );
});

test("a file that cannot be read says why, and its columns can be named", async () => {
  const refused = {
    ...STATEMENT,
    stage: "REFUSED",
    counts: [],
    columns: ["", "AMOUNT", "NARRATIVE"],
    errors: ["Say which column holds the day of the booking."],
    capabilities: ["CAN_MAP"],
  } as const;
  const { user, server } = await open(
    PATH,
    { BankStatementMap: { data: { mapBankStatement: { clientMutationId: "1", bankStatement: STATEMENT } } } },
    {
      ...refused,
      errors: [...refused.errors],
      columns: [...refused.columns],
      capabilities: [...refused.capabilities],
      counts: [],
    },
  );
  expect(await screen.findByText("Say which column holds the day of the booking.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What each column holds" }));
  await user.selectOptions(dialog.getByLabelText("Date"), "DATE");
  await user.click(dialog.getByRole("button", { name: "Read the lines anew" }));
  await waitFor(() =>
    expect(server.inputsOf("BankStatementMap")).toMatchObject([{ columns: ["DATE", "AMOUNT", "NARRATIVE"] }]),
  );
});

test("deposits of all statements wait in one list above the statements", async () => {
  await open("/staff/bank-statements", {
    BankStatementsRead: { data: { bankStatements: aPage([COMPLETE]) } },
    BankLinesUnsettled: { data: { unsettledBankLines: aPage([LINE]) } },
  });
  expect(await screen.findByText("1 waiting, the oldest first")).toBeTruthy();
  expect(screen.getByText(/november.csv, line 2/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Upload statement" })).toBeTruthy();
});

type Asked = Readonly<Record<string, unknown>>;
const OLDER_LINE = { ...LINE, id: "0198c000-0000-7000-8000-0000000000e2", lineNumber: 900 };

test("lines beyond the first page are reached by their page, in the view that was chosen", async () => {
  const linesAt = ({ after }: Asked) =>
    linesOf(
      after === "c1" ? aPage([OLDER_LINE], { total: 26 }) : aPage([LINE], { total: 26, endCursor: "c1" }),
    );
  const { user, server, path } = await open(PATH, { BankStatementLines: linesAt });
  await screen.findByText(/Line 2$/);
  await user.click(screen.getByRole("radio", { name: "To record" }));
  await screen.findByText(/Line 2$/);
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText(/Line 900$/)).toBeTruthy();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  expect(path()).toBe(`${PATH}?ready-view=record&ready-after=c1&ready-page=2`);
  expect(server.callsOf("BankStatementLines").at(-1)?.variables).toMatchObject({
    states: ["MATCHED"],
    after: "c1",
  });
});

test("deposits and statements are each paged by themselves, and a page that was emptied leads to the one before", async () => {
  let isSettled = false;
  const older = { ...STATEMENT, id: "0198c000-0000-7000-8000-0000000000b2", fileName: "march.csv" };
  const statementsAt = ({ after }: Asked) => ({
    data: {
      bankStatements:
        after === "c1" ? aPage([older], { total: 26 }) : aPage([COMPLETE], { total: 26, endCursor: "c1" }),
    },
  });
  const depositsAt = ({ after }: Asked) => {
    const last = isSettled ? aPage([]) : aPage([OLDER_LINE], { total: 26 });
    const first = isSettled ? aPage([LINE]) : aPage([LINE], { total: 26, endCursor: "c2" });
    return { data: { unsettledBankLines: after === "c2" ? last : first } };
  };
  const { user, path } = await open("/staff/bank-statements", {
    BankStatementsRead: statementsAt,
    BankLinesUnsettled: depositsAt,
    BankLineSetAside: {
      data: { setAsideBankLine: { clientMutationId: "1", bankLine: { ...OLDER_LINE, state: "SET_ASIDE" } } },
    },
  });
  const nextOf = async (list: string) =>
    within(await screen.findByRole("navigation", { name: `Pages of ${list}` })).getByRole("button", {
      name: "Next page",
    });
  await user.click(await nextOf("Statements"));
  expect(await screen.findByRole("link", { name: /march\.csv/ })).toBeTruthy();
  await user.click(await nextOf("Deposits to be settled"));
  expect(await screen.findByText(/november.csv, line 900/)).toBeTruthy();
  expect(path()).toBe("/staff/bank-statements?after=c1&page=2&deposits-after=c2&deposits-page=2");

  await user.click(screen.getByRole("button", { name: "More for line 900" }));
  await user.click(await screen.findByRole("menuitem", { name: "Set aside" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set this deposit aside?" }));
  await user.type(dialog.getByLabelText("Reason"), "Interest.");
  isSettled = true;
  await user.click(dialog.getByRole("button", { name: "Set aside" }));
  expect(await screen.findByText(/november.csv, line 2$/)).toBeTruthy();
  expect(path()).toBe("/staff/bank-statements?after=c1&page=2");
  expect(screen.getByRole("link", { name: /march\.csv/ })).toBeTruthy();
});

test("without a statement there is one empty page, and a list that failed says so in its place", async () => {
  await open("/staff/bank-statements", {
    BankStatementsRead: { data: { bankStatements: aPage([]) } },
    BankLinesUnsettled: { data: { unsettledBankLines: aPage([]) } },
  });
  expect(await screen.findByText("No statements yet")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Deposits to be settled" })).toBeNull();
  await open("/staff/bank-statements", {
    BankStatementsRead: "unreachable",
    BankLinesUnsettled: { data: { unsettledBankLines: aPage([LINE]) } },
  });
  expect(await screen.findByText("The statements could not be loaded")).toBeTruthy();
  expect(screen.getByText(/november.csv, line 2/)).toBeTruthy();
});
