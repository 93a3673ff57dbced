// Shows: ST-55.
// A bank's list of threads: who has spoken last and when, what is to be answered, where each is read, and what the tabs and the search ask.
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BankThreadRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const BANK = {
  staff: {
    staffType: "EXTERNAL_SUPPLIER",
    isAdmin: false,
    referrerName: null,
    supplier: { id: "s1", name: "Macquarie Bank Limited", tradeName: "Macquarie" },
  },
} as const;
const ASKED: BankThreadRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000b1",
  kind: "DRAFT",
  reference: "BBG-1001",
  topic: null,
  organisationId: "0198c000-0000-7000-8000-000000000001",
  organisationName: "Harbour Civil Pty Ltd",
  parentId: "0198c000-0000-7000-8000-0000000000d1",
  lastSaidAt: "2026-11-18T01:00:00Z",
  lastAuthorName: "Ada Nguyen",
  lastSide: "CLIENT",
  lastWords: "When will it be issued?",
  awaitsBank: true,
};
const PUT_UP: BankThreadRowFragment = {
  ...ASKED,
  id: "0198c000-0000-7000-8000-0000000000b2",
  kind: "REQUIRED_DOCUMENT",
  reference: "BBG-1002",
  topic: "SHARE_CERTIFICATE",
  lastSide: "BANK",
  lastAuthorName: "Sam Okafor",
  lastWords: null,
  awaitsBank: false,
};

async function open(threads: readonly BankThreadRowFragment[], at = "/staff/threads") {
  const bankThreads = {
    totalCount: threads.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: threads.map((node) => ({ node })),
  };
  const answers: FakeAnswers = {
    SessionUserState: userState({ organisations: [], me: BANK }),
    StaffQueueCount: "silent",
    BankThreadList: { data: { bankThreads } },
  };
  return await renderClient({ at, token: "token", answers });
}

test("each thread says what it is about, whose, who has spoken last and when, and leads to its record", async () => {
  await open([ASKED, PUT_UP], "/staff/threads?tab=all");
  const asked = await screen.findByRole("link", { name: "BBG-1001" });
  expect(asked.getAttribute("href")).toBe(`/staff/drafts/${ASKED.parentId}`);
  const row = within(asked.closest("tr") as HTMLElement);
  for (const text of [
    "Draft",
    "Harbour Civil Pty Ltd",
    "When will it be issued?",
    "Ada Nguyen (Client)",
    "To answer",
  ])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getByText(/^18\/11\/2026/)).toBeTruthy();
  const other = within(screen.getByRole("link", { name: "BBG-1002" }).closest("tr") as HTMLElement);
  for (const text of ["Share certificate", "A file or a decision", "Sam Okafor (Us)"])
    expect(other.getByText(text)).toBeTruthy();
  expect(other.queryByText("To answer")).toBeNull();
});

test("it opens with what is to be answered, and tab and search are asked of the server", async () => {
  const { user, server } = await open([ASKED]);
  await user.click(await screen.findByRole("link", { name: "All" }));
  await user.type(screen.getByRole("searchbox", { name: "Search threads" }), "harbour");
  await waitFor(() =>
    expect(server.callsOf("BankThreadList").at(-1)?.variables).toMatchObject({
      awaitsBank: false,
      search: "harbour",
    }),
  );
  expect(server.callsOf("BankThreadList")[0]?.variables).toMatchObject({ awaitsBank: true, search: null });
});

test("where nothing is to be answered it is said, and all threads are one step away", async () => {
  await open([]);
  expect(await screen.findByText("Nothing to answer")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show all threads" }).getAttribute("href")).toBe(
    "/staff/threads?tab=all",
  );
});
