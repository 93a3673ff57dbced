// Shows: ST-05, ST-08.
// The list of what a bank has issued: narrowed by when it ends, with the sum of exactly its rows, and empty in words.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const SUPPLIER = { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" };
const SAM = {
  ...RAVI,
  staff: { ...RAVI.staff, staffType: "EXTERNAL_SUPPLIER", supplier: SUPPLIER },
} as typeof RAVI;

const GUARANTEE = {
  id: "g1",
  organisationId: "o1",
  version: 1,
  status: "ESTABLISHED",
  isHeld: false,
  documentVariant: "BANK_GUARANTEE",
  referenceNumber: "BG-7KJPWRY",
  guaranteeNumber: "MB 4471",
  amount: "120000.00",
  createdAt: "2025-06-30T01:00:00.000Z",
  establishedAt: "2025-06-30",
  expiresAt: "2026-12-20",
  expiryType: "FIXED",
  bank: { name: "Macquarie" },
  parties: [{ id: "p1", partyVariant: "BENEFICIARY", name: "Wesfarmers Limited" }],
  organisation: { id: "o1", name: "Harbour Civil Pty Ltd" },
};

function answerOf(nodes: readonly object[], amount: string) {
  return {
    data: {
      issuedDocuments: {
        totalCount: nodes.length,
        totalCountIsCapped: false,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: nodes.map((node) => ({ node })),
      },
      issuedDocumentSums: { amount, count: nodes.length },
    },
  };
}

function openIssued(at: string, answers: FakeAnswers) {
  return renderClient({
    at,
    token: "token",
    answers: { SessionUserState: userState({ me: SAM, organisations: [] }), ...answers },
  });
}

test("a figure of the desk opens the list of those days, with the sum of its rows", async () => {
  const { server } = await openIssued("/staff/issued?ends=30", {
    IssuedDocuments: answerOf([GUARANTEE], "120000.00"),
  });
  const table = await screen.findByRole("table", { name: "Issued documents" });
  const row = await within(table).findByRole("link", { name: /Harbour Civil Pty Ltd/ });
  expect(row.getAttribute("href")).toBe("/documents/o1/g1/view");
  expect(within(table).getByText("Wesfarmers Limited")).toBeTruthy();
  expect(screen.getByText("Ends within 30 days")).toBeTruthy();
  expect(screen.getByText("1 document")).toBeTruthy();
  expect(server.callsOf("IssuedDocuments")[0]?.variables.endsWithinDays).toBe(30);
});

test("where nothing ends in these days, all that is in force is a press away", async () => {
  const { server, user } = await openIssued("/staff/issued?ends=60", {
    IssuedDocuments: answerOf([], "0.00"),
  });
  expect(await screen.findByText("Nothing ends in these days")).toBeTruthy();
  server.answers.IssuedDocuments = answerOf([GUARANTEE], "120000.00");
  await user.click(screen.getByRole("button", { name: "Show all in force" }));
  expect(await screen.findByText("Wesfarmers Limited")).toBeTruthy();
  expect(server.callsOf("IssuedDocuments").at(-1)?.variables.endsWithinDays).toBeNull();
});

test("who has issued nothing yet is led to the queue", async () => {
  await openIssued("/staff/issued", { IssuedDocuments: answerOf([], "0.00") });
  expect(await screen.findByText("Nothing is issued yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the review queue" }).getAttribute("href")).toBe(
    "/staff/drafts",
  );
});
