// Shows: R-17, L-03, UI-16, UI-18, UI-20.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setLiveState } from "../../../../app/connection.ts";
import { HARBOUR_CIVIL, KESTREL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDocument, aListedDraft, aPage, listCounts } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import * as dataTable from "../../../../ui/data-table.tsx";

const COUNTS = { drafts: 3, discontinued: 1, established: 12, projected: 2, awaitingReturn: 4 };

async function list(at: string, answers: FakeAnswers) {
  return renderClient({
    at,
    token: "token",
    answers: { SessionUserState: userState(), ListCounts: listCounts(COUNTS), ...answers },
  });
}

const drafts = (...nodes: readonly { id: string }[]) => ({ data: { drafts: aPage(nodes) } });

const allOf = (drafts: readonly { id: string }[], documents: readonly { id: string }[], more = false) => {
  const connection = (nodes: readonly { id: string }[]) =>
    aPage(nodes, more ? { endCursor: `c${nodes.at(-1)?.id}` } : {});
  return { data: { drafts: connection(drafts), documents: connection(documents) } };
};

test("documents open on all that there is, drafts and what was issued in one order", async () => {
  await list("/documents", {
    ListAll: allOf(
      [
        aListedDraft({ id: "1", updatedAt: "2026-11-18T02:00:00Z" }),
        aListedDraft({ id: "2", updatedAt: "2026-11-10T02:00:00Z" }),
      ],
      [
        aListedDocument({ id: "8", createdAt: "2026-11-19T00:00:00Z" }),
        aListedDocument({ id: "9", createdAt: "2026-11-11T00:00:00Z" }),
      ],
    ),
  });
  await screen.findByRole("row", { name: /Beneficiary 8/ });
  const rows = screen.getAllByRole("row", { name: /Beneficiary \d/ });
  expect(rows.map(({ textContent }) => /Beneficiary (\d)/.exec(textContent ?? "")?.[1])).toEqual([
    "8",
    "1",
    "9",
    "2",
  ]);
  expect(screen.getByRole("link", { name: /^All/ }).getAttribute("aria-current")).toBe("page");
});

test("right after an issue the list shows what was issued in the place of its draft", async () => {
  const { server } = await list("/documents", { ListAll: allOf([aListedDraft({ id: "1" })], []) });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  act(() =>
    server.push("ListChanged", {
      organisationDocumentsChanged: {
        draft: aListedDraft({ id: "1", version: 2, status: "ESTABLISHED" }),
        document: aListedDocument({ id: "9" }),
      },
    }),
  );
  expect(screen.queryByRole("row", { name: /Beneficiary 1/ })).toBeNull();
  expect(screen.getByRole("row", { name: /Beneficiary 9/ })).toBeTruthy();
});

test("what changed after the page was read and before the live connection listened is caught up with", async () => {
  const { server } = await list("/documents?tab=drafts", {
    ListDrafts: drafts(aListedDraft({ id: "1", amount: "400000.50" })),
    NotificationCount: { data: { unreadNotificationCount: 3 } },
    SessionGatewayFeatures: "silent",
  });
  await screen.findByRole("row", { name: /400,000\.50/ });
  server.answers.ListDrafts = drafts(aListedDraft({ id: "1", version: 2, amount: "424242.42" }));
  act(() => setLiveState("connected"));
  await screen.findByRole("row", { name: /424,242\.42/ });
});

test("what is delivered while a page is on its way is not undone by that page", async () => {
  const { server } = await list("/documents?tab=drafts", {
    ListDrafts: drafts(aListedDraft({ id: "1" })),
    NotificationCount: "silent",
    SessionGatewayFeatures: "silent",
  });
  await screen.findByRole("row", { name: /400,000\.50/ });
  const page = Promise.withResolvers<ReturnType<typeof drafts>>();
  server.answers.ListDrafts = page.promise;
  act(() => setLiveState("connected"));
  const changed = aListedDraft({ id: "1", version: 2, amount: "424242.42" });
  act(() => server.push("ListChanged", { organisationDocumentsChanged: { draft: changed, document: null } }));
  await act(async () => page.resolve(drafts(aListedDraft({ id: "1" }))));
  expect(screen.getByRole("row", { name: /424,242\.42/ })).toBeTruthy();
});

test("a page of all goes on behind the last draft and the last document that it shows", async () => {
  const drafts = Array.from({ length: 25 }, (_, at) =>
    aListedDraft({ id: `d${at}`, updatedAt: `2026-11-${String(28 - at).padStart(2, "0")}T02:00:00Z` }),
  );
  const { user, server } = await list("/documents", {
    ListAll: allOf(drafts, [aListedDocument({ id: "8", createdAt: "2026-11-27T00:00:00Z" })], true),
  });
  await user.click(await screen.findByRole("button", { name: "Next page" }));
  await waitFor(() =>
    expect(server.callsOf("ListAll").at(-1)?.variables).toMatchObject({
      afterDraft: "cd23",
      afterDocument: "c8",
    }),
  );
});

test("seven tabs say how many records each holds, and the rows say what they are", async () => {
  await list("/documents?tab=drafts", {
    ListDrafts: drafts(aListedDraft({ id: "1", yourReference: "Tower 2" })),
  });
  const tabs = await screen.findByRole("navigation", { name: "Documents by status" });
  await within(tabs).findByText("12");
  expect(
    within(tabs)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "All22",
    "Drafts3",
    "Established12",
    "Projected2",
    "Closed0",
    "Awaiting Return4",
    "Discontinued1",
  ]);
  const row = await screen.findByRole("row", { name: /Beneficiary 1/ });
  expect(within(row).getByText("Bank Guarantee · Tower 2")).toBeTruthy();
  expect(within(row).getByText("$400,000.50")).toBeTruthy();
  expect(within(row).getByText("18/11/2026")).toBeTruthy();
  expect(within(row).getByRole("link").getAttribute("href")).toBe(`/drafts/${HARBOUR_CIVIL.id}/1/view`);
});

test("an issued draft goes from Drafts to Established without reloading either list", async () => {
  const { server, user } = await list("/documents?tab=drafts", {
    ListDrafts: drafts(aListedDraft({ id: "1" }), aListedDraft({ id: "2" })),
  });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  server.answers.ListCounts = listCounts({ ...COUNTS, drafts: 2, established: 13 });
  act(() =>
    server.push("ListChanged", {
      organisationDocumentsChanged: {
        draft: aListedDraft({ id: "1", version: 2, status: "ESTABLISHED" }),
        document: null,
      },
    }),
  );
  expect(screen.queryByRole("row", { name: /Beneficiary 1/ })).toBeNull();
  expect(screen.getByRole("row", { name: /Beneficiary 2/ })).toBeTruthy();
  expect(await screen.findByText("13")).toBeTruthy();
  expect(server.callsOf("ListDrafts")).toHaveLength(1);

  server.answers.ListDocuments = { data: { documents: aPage([aListedDocument({ id: "8" })]) } };
  await user.click(screen.getByRole("link", { name: /^Established/ }));
  await screen.findByRole("row", { name: /Beneficiary 8/ });
  act(() =>
    server.push("ListChanged", {
      organisationDocumentsChanged: { draft: null, document: aListedDocument({ id: "9" }) },
    }),
  );
  const rows = screen.getAllByRole("row", { name: /Beneficiary \d/ });
  expect(rows[0]?.textContent).toContain("Beneficiary 9");
  expect(server.callsOf("ListDocuments")).toHaveLength(1);
});

test("a row changes in place, and older news changes nothing", async () => {
  const { server } = await list("/documents?tab=drafts", {
    ListDrafts: drafts(aListedDraft({ id: "1", version: 5 })),
  });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  const push = (fields: object) =>
    act(() =>
      server.push("ListChanged", {
        organisationDocumentsChanged: { draft: aListedDraft({ id: "1", ...fields }), document: null },
      }),
    );
  push({ version: 4, status: "CANCELLED" });
  expect(screen.getByText("Draft")).toBeTruthy();
  push({ version: 6, status: "PENDING_PAYMENT", amount: "1.00" });
  expect(screen.getByText("Pending payment")).toBeTruthy();
  expect(screen.getByText("$1.00")).toBeTruthy();
});

test("each empty tab says what would stand there; a search that finds nothing can be cleared", async () => {
  const { user, path } = await list("/documents?tab=projected", {
    ListDocuments: { data: { documents: aPage([]) } },
  });
  expect(await screen.findByRole("heading", { name: "Nothing is projected" })).toBeTruthy();

  await user.type(screen.getByRole("searchbox"), "acacia");
  expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeTruthy();
  expect(path()).toContain("search=acacia");
  await user.click(screen.getAllByRole("button", { name: "Clear search" }).at(-1)!);
  expect(await screen.findByRole("heading", { name: "Nothing is projected" })).toBeTruthy();
});

test("documents that are chosen are asked back together, and each says what became of it", async () => {
  const rows = [aListedDocument({ id: "1" }), aListedDocument({ id: "2" }), aListedDocument({ id: "3" })];
  const { user, server } = await list("/documents?tab=established", {
    ListDocuments: { data: { documents: aPage(rows) } },
    ListReturnAsk: {
      data: {
        createDocumentRequestForReturn: { clientMutationId: "1", document: aListedDocument({ id: "1" }) },
      },
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  expect(await screen.findByText("3 documents chosen")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Choose BG-2" }));
  expect(await screen.findByText("2 documents chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Ask for their return" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask for 2 originals back" });
  await user.click(within(dialog).getByRole("button", { name: "Send requests" }));
  expect(await screen.findByText("2 of 2 done")).toBeTruthy();
  expect(server.callsOf("ListReturnAsk").map(({ variables }) => variables.input)).toMatchObject([
    { documentId: "1", version: 1, recurringFrequency: 14 },
    { documentId: "3", version: 1, recurringFrequency: 14 },
  ]);
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(/documents chosen/)).toBeNull();
});

test("one that is refused says why, and keeps no other from being asked", async () => {
  const refused = {
    code: "VALIDATION_ERROR",
    message: "No address.",
    fields: { emailAddress: "No address." },
  } as const;
  const { user } = await list("/documents?tab=established", {
    ListDocuments: {
      data: { documents: aPage([aListedDocument({ id: "1" }), aListedDocument({ id: "2" })]) },
    },
    ListReturnAsk: { refusal: refused },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Ask for their return" }));
  await user.click(await screen.findByRole("button", { name: "Send requests" }));
  await waitFor(() => expect(screen.getAllByText("No address.")).toHaveLength(2));
  expect(screen.getByText("0 of 2 done")).toBeTruthy();
});

test("typing into the search draws no row until the words have settled", async () => {
  const drawn = vi.spyOn(dataTable, "DataTable");
  await list("/documents?tab=drafts", { ListDrafts: drafts(aListedDraft({ id: "1" })) });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  await screen.findByText("12");
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  for (const value of ["a", "ac", "aca"])
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  expect(screen.getByRole("searchbox").getAttribute("value")).toBe("aca");
  expect(drawn).not.toHaveBeenCalled();
});

test("a list that cannot be read says so in its place and is read again on request", async () => {
  const { user, server } = await list("/documents?tab=drafts", { ListDrafts: "unreachable" });
  expect(await screen.findByText("Drafts could not be loaded")).toBeTruthy();
  server.answers.ListDrafts = drafts(aListedDraft({ id: "1" }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("row", { name: /Beneficiary 1/ })).toBeTruthy();
});

test("pages follow the server's cursors, forth and back", async () => {
  const first = aPage([aListedDraft({ id: "1" })], { total: 26, endCursor: "c25" });
  const second = aPage([aListedDraft({ id: "26" })], { total: 26 });
  const pageAfter = ({ after }: Readonly<Record<string, unknown>>) => ({
    data: { drafts: after === null ? first : second },
  });
  const { user, server } = await list("/documents?tab=drafts", { ListDrafts: pageAfter });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByRole("row", { name: /Beneficiary 26/ })).toBeTruthy();
  expect(screen.getByText("26–26 of 26")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Previous page" }));
  expect(await screen.findByText("1–1 of 26")).toBeTruthy();
  expect(server.callsOf("ListDrafts").map(({ variables }) => variables.after)).toEqual([null, "c25", null]);
});

test("how a table was sorted is remembered on this device", async () => {
  const first = await list("/documents?tab=established", {
    ListDocuments: { data: { documents: aPage([aListedDocument({ id: "1" })]) } },
  });
  await screen.findByRole("row", { name: /Beneficiary 1/ });
  await first.user.click(screen.getByRole("button", { name: /Amount/ }));
  await waitFor(() =>
    expect(first.server.callsOf("ListDocuments").at(-1)?.variables.sort).toEqual({
      field: "AMOUNT",
      direction: "DESC",
    }),
  );
  expect(localStorage.getItem("bondline.sort.documents")).toBe("amount descending");
});

test("New draft is offered to those who may add documents, and to nobody else", async () => {
  const { session } = await list("/documents?tab=drafts", {
    SessionUserState: userState({ organisations: [HARBOUR_CIVIL, KESTREL] }),
    ListDrafts: drafts(aListedDraft({ id: "1" })),
  });
  expect((await screen.findAllByRole("link", { name: "New draft" }))[0]?.getAttribute("href")).toBe(
    `/drafts/${HARBOUR_CIVIL.id}/create`,
  );
  act(() => session.selectOrganisation(KESTREL.id));
  await waitFor(() => expect(screen.queryByRole("link", { name: "New draft" })).toBeNull());
});

test("on a phone a status is said by its tab or by the row, and not by both", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const established = [aListedDocument({ id: "1" }), aListedDocument({ id: "2", status: "PENDING" })];
  await list("/documents?tab=established", {
    ListDocuments: { data: { documents: aPage(established) } },
  });
  const rows = within(await screen.findByRole("list", { name: "Established" }));
  const [first, second] = rows.getAllByRole("link");
  expect(first?.textContent).toBe("Beneficiary 1$212,500.00BG-1 · to 30 Jun 28");
  expect(second?.textContent).toContain("Pending");
});
