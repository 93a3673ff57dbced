// Journals on screen: what has not left, what stands in its way, its export with the file, what left before, and a journal found by its reference.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

/** The present year goes by it. */
beforeEach(() => void vi.setSystemTime("2026-11-23T01:00:00Z"));
afterEach(() => void vi.useRealTimers());

const EXPORTED = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  package: "XERO",
  from: "2026-07-01",
  to: "2026-10-31",
  journalCount: 2,
  lineCount: 5,
  amount: "4475.00",
  createdAt: "2026-11-20T01:00:00Z",
  createdBy: "Rosa Whitfield",
};
const OFFER = { journalCount: 3, lineCount: 7, amount: "3775.00", withoutCode: [], earlier: [EXPORTED] };
const JOURNAL = {
  reference: "BL000123",
  date: "2026-11-05",
  kind: "RECEIVED",
  isReversal: false,
  organisationId: "0198c000-0000-7000-8000-0000000000a1",
  organisationName: "Harbour Civil Pty Ltd",
  draftId: "0198c000-0000-7000-8000-0000000000e1",
  draftReferenceNumber: "DR-104212",
  documentNumber: "INV-7KQ2",
  entries: [
    { account: "BANK", amount: "775.00" },
    { account: "RECEIVABLE", amount: "-775.00" },
  ],
  exports: [{ package: "XERO", at: "2026-11-20T01:00:00Z" }],
};
const refusing = (fields: Record<string, string>) => ({
  refusal: { code: "VALIDATION_ERROR" as const, message: "Refused.", fields },
});
const journalAsked = ({ reference }: Readonly<Record<string, unknown>>) =>
  reference === "BL000123" ? { data: { journal: JOURNAL } } : refusing({ reference: "There is no journal." });
const MADE = {
  id: "0198c000-0000-7000-8000-0000000000c2",
  kind: "REPORT",
  organisationId: null,
  status: "READY",
  fileName: "Xero-journals 2026-07-01 to 2027-06-30 2026-11-23.csv",
  fileSize: 900,
  rowsExpected: 7,
  rowsWritten: 7,
  createdAt: "2026-11-23T01:00:00Z",
  expiresAt: "2026-11-30T01:00:00Z",
};

const open = async (at: string, answers: FakeAnswers = {}) =>
  await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({
        organisations: [],
        me: { staff: { staffType: "GENERAL", isAdmin: true, referrerName: null, supplier: null } },
      }),
      JournalOffer: { data: { journalOffer: OFFER } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });

test("what has not left of the year is shown, narrowed to months, and what left before says when and by whom", async () => {
  const { user, server } = await open("/staff/revenue/journals");
  expect(await screen.findByRole("button", { name: "Export 3 journals" })).toBeTruthy();
  expect(server.callsOf("JournalOffer")[0]?.variables).toEqual({
    package: "XERO",
    from: "2026-07-01",
    to: "2027-06-30",
  });
  const before = within(screen.getByRole("list", { name: "Exported before" }));
  expect(before.getByText(/by Rosa Whitfield/)).toBeTruthy();
  expect(before.getByText(/2 journals, 5 lines/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("To"), "5");
  await user.selectOptions(screen.getByLabelText("Accounting package"), "MYOB");
  await waitFor(() =>
    expect(server.callsOf("JournalOffer").at(-1)?.variables).toEqual({
      package: "MYOB",
      from: "2026-07-01",
      to: "2026-11-30",
    }),
  );
});

test("journals leave and their file is made in all columns of the package", async () => {
  const { user, server } = await open("/staff/revenue/journals", {
    JournalsCreateExport: {
      data: { createJournalExport: { clientMutationId: "1", journalExport: EXPORTED } },
    },
    ExportCreate: { data: { createExport: { clientMutationId: "1", export: MADE } } },
    ExportRead: { data: { export: MADE } },
  });
  await user.click(await screen.findByRole("button", { name: "Export 3 journals" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Your export is ready" }));
  expect(dialog.getByRole("button", { name: "Download" })).toBeTruthy();
  expect(server.inputsOf("JournalsCreateExport")).toMatchObject([
    { package: "XERO", from: "2026-07-01", to: "2027-06-30" },
  ]);
  const [sent] = server.inputsOf("ExportCreate") as { columns: string[]; format: string; wanted: object }[];
  expect(sent).toMatchObject({ format: "CSV", wanted: { journals: { journalExportId: EXPORTED.id } } });
  expect(sent?.columns).toHaveLength(10);
  await waitFor(() => expect(server.callsOf("JournalOffer")).toHaveLength(2));
});

test("accounts without a code are named, and nothing can be exported until they have one", async () => {
  await open("/staff/revenue/journals", {
    JournalOffer: { data: { journalOffer: { ...OFFER, withoutCode: ["BANK", "GST"], earlier: [] } } },
  });
  expect(await screen.findByText("Set them for: Bank; GST.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Set codes" }).getAttribute("href")).toBe("/staff/settings");
  expect(screen.queryByRole("button", { name: /^Export/ })).toBeNull();
  expect(screen.getByText("Nothing of these months has been exported yet")).toBeTruthy();
});

test("more than Xero reads of one file leaves in parts, and what is refused is said", async () => {
  const { user } = await open("/staff/revenue/journals", {
    JournalOffer: { data: { journalOffer: { ...OFFER, journalCount: 200, lineCount: 420 } } },
    JournalsCreateExport: refusing({ to: "Nothing was booked." }),
  });
  await user.click(await screen.findByRole("button", { name: "Export up to 300 lines" }));
  expect(await screen.findByText("Nothing was booked.")).toBeTruthy();
});

test("a journal is found by its reference, and one that is none is told at the field", async () => {
  const { user } = await open("/staff/revenue/journals", {
    JournalFound: journalAsked,
  });
  const field = await screen.findByLabelText("Reference");
  await user.type(field, "BL9");
  await user.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("There is no journal.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "BL000123");
  await user.click(screen.getByRole("button", { name: "Find" }));
  const found = within(await screen.findByRole("region", { name: "BL000123" }));
  expect(found.getByRole("link", { name: "DR-104212" }).getAttribute("href")).toBe(
    `/staff/drafts/${JOURNAL.draftId}`,
  );
  expect(found.getByText("Owed by clients, credit")).toBeTruthy();
});
