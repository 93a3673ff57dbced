// Shows: H-01, H-02, H-06, H-07, H-12..H-18, E-32, UI-26, RP-05.
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Client, Provider } from "urql";
import { expect, test } from "vitest";
import type { ActivityHistoryGroupFragment } from "../../../../api/generated/graphql.ts";
import { type FakeAnswers, fakeServer } from "../../../../testing/fake-server.ts";
import { ToastRegion } from "../../../../ui/toast-region.tsx";
import { dismissAllToasts } from "../../../../ui/toast-store.ts";
import { ActivityPanel, type ActivityPanelProps } from "./activity-panel.tsx";

const DRAFT = { kind: "draft", id: "d1", organisationId: "o1" } as const;
const DOCUMENT = { kind: "document", id: "g1", organisationId: "o1" } as const;

test("an entry says who did what, and each change as field, old value and new value", async () => {
  openPanel({ ActivityDraftHistory: history([group("1")]) });
  const entry = await screen.findByRole("listitem");
  expect(within(entry).getByText("Bondline, Dana Whitfield")).toBeTruthy();
  expect(entry.textContent).toContain("changed the draft on behalf of Harbour Civil Pty Ltd");
  expect(within(entry).getByText("Expiry date")).toBeTruthy();
  expect(within(entry).getByText("14/01/2027").closest("del")).toBeTruthy();
  expect(within(entry).getByText("14/07/2027").closest("ins")).toBeTruthy();
  expect(within(entry).getByText("17 Nov 25")).toBeTruthy();
  expect(within(entry).getByText(/^1[67]\/11\/2025, /)).toBeTruthy();
});

test("the latest four sittings are shown, the earlier ones on request, and further pages below them", async () => {
  const { server, user } = openPanel({ ActivityDocumentHistory: twentySixChanges }, DOCUMENT);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(4));
  await user.click(screen.getByRole("button", { name: "Show 22 earlier changes" }));
  // The last that is there may go on in what is still to be read, and waits for it.
  expect(screen.getAllByRole("listitem")).toHaveLength(24);
  await user.click(screen.getByRole("button", { name: "Show 2 earlier changes" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(26));
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
  expect(server.calls.map(({ variables }) => [variables.first, variables.after])).toEqual([
    [25, null],
    [25, "c25"],
  ]);
});

test("what somebody did in one sitting is one entry, although it came by two pages", async () => {
  const { user } = openPanel({ ActivityDocumentHistory: oneSitting }, DOCUMENT);
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Show 1 earlier change" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull());
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("14/01/2027").closest("del")).toBeTruthy();
});

test("a record without history says what will appear", async () => {
  openPanel({ ActivityDraftHistory: history([]) });
  expect(
    await screen.findByText(
      "There is no recent activity for this document. When a change is made in the document, it will be logged here.",
    ),
  ).toBeTruthy();
});

test("a change of the record brings the newest entry on top, and nothing is lost from view", async () => {
  const { server, rerender } = openPanel({ ActivityDraftHistory: history([group("1")]) });
  await screen.findByRole("listitem");
  const later = { ...group("2"), triggeredAt: "2025-11-17T01:00:00Z" };
  server.answers.ActivityDraftHistory = history([later, group("1")]);
  rerender({ record: DRAFT, revision: 2 });
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
});

test("a long entry shows its first fields and the rest on request", async () => {
  const changes = Array.from({ length: 12 }, (_, place) => change(`Field ${place}`, null, "x"));
  const { user } = openPanel({
    ActivityDraftHistory: history([{ ...group("1"), changeType: "INSERT", changes }]),
  });
  expect(await screen.findByText("Field 4")).toBeTruthy();
  expect(screen.queryByText("Field 5")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all 12 changed fields" }));
  expect(screen.getByText("Field 11")).toBeTruthy();
});

test("without an answer the panel offers to try again", async () => {
  const { server, user } = openPanel({ ActivityDraftHistory: "unreachable" });
  await screen.findByText("The activity could not be loaded");
  server.answers.ActivityDraftHistory = history([group("1")]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("listitem")).toBeTruthy();
});

test("the history of this record is what its export is of", async () => {
  const { user, server } = openPanel({
    ActivityDraftHistory: history([group("1")]),
    ExportOffer: { data: { exportOffer: { rowCount: 0, rowCountIsCapped: false, columns: [] } } },
  });
  await user.click(await screen.findByRole("button", { name: "Export" }));
  expect(await screen.findByText("There is no data available to export")).toBeTruthy();
  expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ history: { draftId: "d1" } });
});

type Variables = Readonly<Record<string, unknown>>;

/** An hour apart each, so that each is a sitting of its own. */
function twentySixChanges({ after }: Variables) {
  const all = Array.from({ length: 26 }, (_, place) => ({
    ...group(`n${50 - place}`),
    triggeredAt: new Date(Date.UTC(2025, 10, 17) - place * 3_600_000).toISOString(),
  }));
  if (after !== null) return history(all.slice(25), { totalCount: 26 });
  return history(all.slice(0, 25), { totalCount: 26, endCursor: "c25", hasNextPage: true });
}

function oneSitting({ after }: Variables) {
  const [later, earlier] = ["2", "1"].map((id) => group(id));
  if (after !== null) return history([earlier!], { totalCount: 2 });
  const changes = [change("Purpose", "Tender", "Other")];
  return history([{ ...later!, changes }], { totalCount: 2, endCursor: "c", hasNextPage: true });
}

function openPanel(answers: FakeAnswers, record: ActivityPanelProps["record"] = DRAFT) {
  dismissAllToasts();
  const server = fakeServer(answers);
  const client = new Client({
    url: "http://portal.example/graphql",
    preferGetMethod: false,
    exchanges: [server.exchange],
  });
  const panel = (props: ActivityPanelProps) => (
    <Provider value={client}>
      <ActivityPanel {...props} />
      <ToastRegion />
    </Provider>
  );
  const shown = render(panel({ record, revision: 1 }));
  return {
    server,
    user: userEvent.setup(),
    rerender: (props: ActivityPanelProps) => shown.rerender(panel(props)),
  };
}

type PageGiven = { totalCount?: number; endCursor?: string | null; hasNextPage?: boolean };

function history(groups: readonly ActivityHistoryGroupFragment[], given: PageGiven = {}) {
  const connection = {
    totalCount: given.totalCount ?? groups.length,
    pageInfo: { endCursor: given.endCursor ?? null, hasNextPage: given.hasNextPage ?? false },
    edges: groups.map((node) => ({ node })),
  };
  return { data: { draftHistory: connection, documentHistory: connection } };
}

function group(id: string): ActivityHistoryGroupFragment {
  return {
    id,
    key: `${id}:Draft:d1`,
    changeType: "UPDATE",
    objectType: "Draft",
    recordName: "DR-20871",
    triggeredAt: "2025-11-17T00:00:00Z",
    triggeredBy: {
      name: "Bondline, Dana Whitfield",
      isBankAuthor: true,
      onBehalfOf: "Harbour Civil Pty Ltd",
    },
    changes: [change("Expiry date", "14/01/2027", "14/07/2027")],
  };
}

function change(label: string, oldDisplayValue: string | null, newDisplayValue: string | null) {
  return {
    field: label,
    label,
    oldValue: oldDisplayValue,
    newValue: newDisplayValue,
    oldDisplayValue,
    newDisplayValue,
    isSystemField: false,
  };
}
