// Banks' fees as staff work through them: uploaded, looked at charge by charge, accepted, told in a letter, settled with a note, and refused in words.
// Shows: INV-40.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FeeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { aPage } from "../../../testing/list-answers.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const ID = "0198c000-0000-7000-8000-0000000000b1";
const SUPPLIER = { id: "0198c000-0000-7000-8000-0000000000c1", name: "Macquarie Bank Limited" };

const ROW: FeeFileRecordFragment["rows"][number] = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  rowNumber: 2,
  guaranteeNumber: "MB 7",
  date: "2026-11-20",
  kind: "PERIOD",
  charged: "2600.00",
  expected: "2500.00",
  difference: "100.00",
  periodFrom: "2026-11-20",
  periodTo: "2027-05-19",
  state: "DIFFERENT",
  message: null,
  client: "Harbour Civil Pty Ltd",
};
const GAP = {
  ...ROW,
  id: "0198c000-0000-7000-8000-0000000000e2",
  rowNumber: 3,
  guaranteeNumber: "MB 8",
  expected: null,
  difference: "0.00",
  periodFrom: null,
  periodTo: null,
  state: "NOT_WORKED_OUT",
  message: "The costs of this guarantee have not been recorded.",
} as const;

const FILE: FeeFileRecordFragment = {
  id: ID,
  version: 1,
  fileName: "november.csv",
  supplierName: "Macquarie",
  stage: "DRY_RUN",
  capabilities: ["CAN_ACCEPT", "CAN_DISCARD"],
  hasLetter: false,
  rowCount: 2,
  differingCount: 1,
  charged: "5200.00",
  difference: "100.00",
  createdAt: "2026-11-20T01:00:00.000Z",
  createdBy: "Rosa Whitfield",
  acceptedAt: null,
  acceptedBy: null,
  sentAt: null,
  sentBy: null,
  settledAt: null,
  settledBy: null,
  settledNote: null,
  earlierFile: null,
  rows: [ROW, GAP],
};
const OPEN: FeeFileRecordFragment = {
  ...FILE,
  version: 2,
  stage: "OPEN",
  capabilities: ["CAN_MARK_SENT", "CAN_SETTLE"],
  hasLetter: true,
  acceptedAt: "2026-11-20T02:00:00.000Z",
  acceptedBy: "Rosa Whitfield",
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
      FeeFileRead: { data: { feeFile: FILE } },
      FeeFiles: { data: { feeFiles: aPage([FILE]) } },
      ChargingSuppliers: { data: { officeSuppliers: [SUPPLIER] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });

test("the files are listed with what differs, and lead to their charges", async () => {
  await open("/staff/bank-fees");
  const link = await screen.findByRole("link", { name: /november\.csv/ });
  expect(link.getAttribute("href")).toBe(`/staff/bank-fees/${ID}`);
  expect(within(link).getByText("$100.00 differs")).toBeTruthy();
  expect(within(link).getByText("Dry run")).toBeTruthy();
});

test("files beyond the first page are reached by their page, which stands in the address", async () => {
  const older = { ...FILE, id: "0198c000-0000-7000-8000-0000000000b2", fileName: "march.csv" };
  const filesAt = ({ after }: Readonly<Record<string, unknown>>) => ({
    data: {
      feeFiles:
        after === "c1" ? aPage([older], { total: 26 }) : aPage([FILE], { total: 26, endCursor: "c1" }),
    },
  });
  const { user, path } = await open("/staff/bank-fees", {
    FeeFiles: filesAt,
  });
  await screen.findByRole("link", { name: /november\.csv/ });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("link", { name: /march\.csv/ })).toBeTruthy();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  expect(path()).toBe("/staff/bank-fees?after=c1&page=2");
});

test("a file is uploaded for the bank that has charged, and a refusal is said where it was chosen", async () => {
  const { user, server } = await open("/staff/bank-fees", {
    FeeFileCreate: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "The file has no rows.",
        fields: { content: "The file has no rows." },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Upload fees" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("option", { name: SUPPLIER.name });
  await user.selectOptions(dialog.getByLabelText("Bank or insurer"), SUPPLIER.id);
  const chosen = new File(["Guarantee number,Date,Amount"], "fees.csv", { type: "text/csv" });
  await user.upload(dialog.getByLabelText(/File of fees/), chosen);
  await user.click(dialog.getByRole("button", { name: "Upload" }));
  expect(await dialog.findByText("The file has no rows.")).toBeTruthy();
  expect(server.callsOf("FeeFileCreate")[0]?.variables).toMatchObject({
    input: { supplierId: SUPPLIER.id, fileName: "fees.csv" },
  });
});

test("each charge says what it was held against, and accepting shows what is to be done next", async () => {
  const { user, server } = await open(`/staff/bank-fees/${ID}`, {
    FeeFileAccept: { data: { acceptFeeFile: { clientMutationId: "1", feeFile: OPEN } } },
  });
  expect(await screen.findByText("Expected $2,500.00")).toBeTruthy();
  expect(screen.getByText("differs by $100.00")).toBeTruthy();
  expect(screen.getByText(/20\/11\/2026 to 19\/05\/2027/)).toBeTruthy();
  expect(screen.getByText("The costs of this guarantee have not been recorded.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save the letter" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Accept" }));
  expect(await screen.findByRole("button", { name: "Save the letter" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Mark the letter as sent" })).toBeTruthy();
  expect(server.callsOf("FeeFileAccept")[0]?.variables).toMatchObject({ input: { id: ID, version: 1 } });
});

test("differences are settled with a note, which is asked for", async () => {
  const settled = {
    ...OPEN,
    version: 3,
    stage: "SETTLED" as const,
    capabilities: [],
    settledAt: "2026-11-25T02:00:00.000Z",
    settledBy: "Rosa Whitfield",
    settledNote: "Credited.",
  };
  const { user, server } = await open(`/staff/bank-fees/${ID}`, {
    FeeFileRead: { data: { feeFile: OPEN } },
    FeeFileSettle: { data: { settleFeeFile: { clientMutationId: "1", feeFile: settled } } },
  });
  await user.click(await screen.findByRole("button", { name: "Settle" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Note"), "Credited.");
  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await screen.findByText("Credited.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Settle" })).toBeNull());
  expect(server.callsOf("FeeFileSettle")[0]?.variables).toMatchObject({
    input: { id: ID, version: 2, note: "Credited." },
  });
});

test("the same file as before is told of", async () => {
  const earlierFile = {
    id: "0198c000-0000-7000-8000-0000000000b9",
    fileName: "october.csv",
    createdAt: "2026-11-01T01:00:00.000Z",
    createdBy: "Rosa Whitfield",
  };
  await open(`/staff/bank-fees/${ID}`, { FeeFileRead: { data: { feeFile: { ...FILE, earlierFile } } } });
  expect(await screen.findByText("The same file was uploaded before")).toBeTruthy();
});
