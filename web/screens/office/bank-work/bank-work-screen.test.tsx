// Shows: ST-35.
// A bank's list of work: what is late says so in words, since when each waits, what has no level, and the filters ask the server.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import type { BankWork } from "./bank-work-look.tsx";

const BANK = {
  staff: {
    staffType: "EXTERNAL_SUPPLIER",
    isAdmin: false,
    referrerName: null,
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  },
} as const;
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const WORK: BankWork = {
  id: "0198c000-0000-7000-8000-0000000000b1",
  kind: "ISSUE",
  reference: "BBG-1001",
  amount: "250000.00",
  organisationId: "0198c000-0000-7000-8000-000000000001",
  organisationName: "Harbour Civil Pty Ltd",
  parentId: "0198c000-0000-7000-8000-0000000000d1",
  waitingSince: ago(30),
  dueAt: ago(3),
};
const ASKED: BankWork = {
  ...WORK,
  id: "0198c000-0000-7000-8000-0000000000b2",
  kind: "REQUEST_ANSWER",
  reference: "BBG-0900",
  waitingSince: ago(2),
  dueAt: null,
};

async function open(
  works: readonly BankWork[],
  { at = "/staff/bank-work", ...answers }: FakeAnswers & { at?: string } = {},
) {
  const bankWorkList = {
    totalCount: works.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: works.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: BANK }),
      StaffQueueCount: "silent",
      BankWorkList: { data: { bankWorkList } },
      ...answers,
    },
  });
}

test("each line says since when it waits and by when it is due; what is late and what has no level say so in words", async () => {
  await open([WORK, ASKED]);
  const link = await screen.findByRole("link", { name: "BBG-1001" });
  expect(link.getAttribute("href")).toBe(`/staff/drafts/${WORK.parentId}`);
  const row = within(link.closest("tr") as HTMLElement);
  expect(row.getByText("3 h late")).toBeTruthy();
  expect(row.getByText(/^waiting 1 d/)).toBeTruthy();
  expect(row.getByText("$250,000.00")).toBeTruthy();
  const asked = screen.getByRole("link", { name: "BBG-0900" });
  expect(asked.getAttribute("href")).toBe(`/documents/${ASKED.organisationId}/${ASKED.parentId}/view`);
  const other = within(asked.closest("tr") as HTMLElement);
  expect(other.getByText("No service level")).toBeTruthy();
  expect(other.getByText("Request to answer")).toBeTruthy();
});

test("kind and lateness stand in the address and are asked of the server", async () => {
  const { user, server } = await open([WORK], { at: "/staff/bank-work?due=late" });
  await screen.findByRole("link", { name: "BBG-1001" });
  await user.selectOptions(screen.getByLabelText("Kind"), "Guarantee to issue");
  await waitFor(() => expect(server.callsOf("BankWorkList")).toHaveLength(2));
  expect(server.callsOf("BankWorkList").map(({ variables }) => variables)).toMatchObject([
    { kind: null, isLate: true },
    { kind: "ISSUE", isLate: true },
  ]);
});

test("where nothing is late it is said, and everything that waits is one step away", async () => {
  const { user, server } = await open([], { at: "/staff/bank-work?due=late" });
  expect(await screen.findByText("Nothing is late")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() =>
    expect(server.callsOf("BankWorkList").at(-1)?.variables).toMatchObject({ isLate: false }),
  );
});
