// Shows: N-01, N-02, N-05..N-07, A-32, API-062, Q-095.
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswer, FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const DRAFT_ID = "0198c000-0000-7000-8000-000000000101";
const PAYMENT = {
  id: "0198c000-0000-7000-8000-000000000301",
  kind: "PAYMENT_REQUESTED",
  organisationId: HARBOUR_CIVIL.id,
  draftId: DRAFT_ID,
  documentId: null,
  facilityApplicationId: null,
  facilityId: null,
  referenceNumber: "DR-20871",
  about: "Murray Hospital Alliance",
  expiryToAcknowledge: null,
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
};
const CHANGES = { ...PAYMENT, id: "0198c000-0000-7000-8000-000000000302", kind: "CHANGES_REQUESTED" };
const ARRIVED = { ...PAYMENT, id: "0198c000-0000-7000-8000-000000000303", kind: "SUBMISSION_ARRIVED" };
const SEEN = { data: { updateNotifiedAt: { clientMutationId: "1" } } };

function list(items: readonly object[], endCursor: string | null = null) {
  const pageInfo = { endCursor, hasNextPage: endCursor !== null };
  return { data: { notifications: { pageInfo, edges: items.map((node) => ({ node })) } } };
}

async function open(unread: number, answers: FakeAnswers = {}) {
  const client = await renderClient({
    at: "/terms",
    token: "token",
    answers: { SessionUserState: userState({ unread }), NotificationsSeen: SEEN, ...answers },
  });
  act(() => client.router.history.push("/profile"));
  const [bell] = await screen.findAllByRole("button", { name: "Notifications" });
  return { ...client, bell: bell as HTMLElement };
}

const QUIET: FakeAnswers = { Profile: "silent", ProfileSessions: "silent", MailChoices: "silent" };

test.each([
  [0, null],
  [1, "1 unread notifications"],
  [99, "99 unread notifications"],
  [100, "99+ unread notifications"],
])("with %s unread the bell says %s", async (unread, said) => {
  const { bell } = await open(unread, QUIET);
  const described = bell.getAttribute("aria-describedby");
  expect(described === null ? null : document.getElementById(described)?.textContent).toBe(said);
});

test("opening it lists what happened with its link, and tells the server that it was seen", async () => {
  const { user, bell, server } = await open(1, { ...QUIET, NotificationList: list([PAYMENT, CHANGES]) });
  await user.click(bell);
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  const [newest, older] = await within(panel).findAllByRole("listitem");
  const link = within(newest as HTMLElement).getByRole("link");
  expect(link.getAttribute("href")).toBe(`/drafts/${HARBOUR_CIVIL.id}/${DRAFT_ID}/view`);
  expect(link.textContent).toBe("Payment requestedDR-20871, Murray Hospital Alliance5 minutes agoNew");
  expect(within(older as HTMLElement).queryByText("New")).toBeNull();
  await waitFor(() => expect(server.callsOf("NotificationsSeen")).toHaveLength(1));
  await waitFor(() => expect(bell.getAttribute("aria-describedby")).toBeNull());

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(bell);
});

test("what arrives meanwhile is counted at once, and listed where the list is open", async () => {
  const shown = { items: [CHANGES] };
  const present = () => list(shown.items);
  const { user, bell, server } = await open(0, { ...QUIET, NotificationList: present });
  act(() => server.push("NotificationCountChanged", { unreadNotificationCountChanged: 1 }));
  expect(document.getElementById(bell.getAttribute("aria-describedby") ?? "")?.textContent).toContain("1");
  await user.click(bell);
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  await within(panel).findByText("Changes requested");
  await waitFor(() => expect(bell.getAttribute("aria-describedby")).toBeNull());

  shown.items = [PAYMENT, CHANGES];
  act(() => server.push("NotificationCountChanged", { unreadNotificationCountChanged: 1 }));
  expect(await within(panel).findByText("Payment requested")).toBeTruthy();
});

test("nothing yet says so, and a failure can be tried again", async () => {
  const down = { is: true };
  const answer = (): FakeAnswer =>
    down.is ? { refusal: { code: "INTERNAL", message: "Please mention K7." } } : list([]);
  const { user, bell } = await open(0, { ...QUIET, NotificationList: answer });
  await user.click(bell);
  expect(await screen.findByText("Please mention K7.")).toBeTruthy();
  down.is = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nothing yet")).toBeTruthy();
});

test("earlier ones follow on request", async () => {
  const pages = ({ after }: Readonly<Record<string, unknown>>) =>
    after === "next" ? list([CHANGES]) : list([PAYMENT], "next");
  const { user, bell } = await open(0, { ...QUIET, NotificationList: pages });
  await user.click(bell);
  await user.click(await screen.findByRole("button", { name: "Show earlier ones" }));
  expect(await screen.findByText("Changes requested")).toBeTruthy();
  expect(screen.getByText("Payment requested")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show earlier ones" })).toBeNull();
});

test("a submission leads provider staff to their desk", async () => {
  const { user, bell } = await open(0, {
    ...QUIET,
    SessionUserState: userState({ me: RAVI, organisations: [], unread: 1 }),
    NotificationList: list([ARRIVED]),
  });
  await user.click(bell);
  const link = await screen.findByRole("link", { name: /A submission has arrived/ });
  expect(link.getAttribute("href")).toBe(`/staff/drafts/${DRAFT_ID}`);
});

test("a reminder of an expiry is acknowledged in place, by this press or another's", async () => {
  const DOCUMENT_ID = "0198c000-0000-7000-8000-000000000401";
  const waiting = { expiresAt: "2027-01-13" as string | null };
  const reminder = (id: string) => ({
    ...PAYMENT,
    id,
    kind: "EXPIRY_NEARS",
    draftId: DOCUMENT_ID,
    documentId: DOCUMENT_ID,
    expiryToAcknowledge: waiting.expiresAt,
  });
  const present = () => list([reminder("2"), reminder("1")]);
  const refused = (): FakeAnswer => {
    waiting.expiresAt = null;
    return { refusal: { code: "VALIDATION_ERROR", message: "No.", fields: { expiresAt: "Look again." } } };
  };
  const { user, bell, server } = await open(0, {
    ...QUIET,
    NotificationList: present,
    DocumentExpiryAcknowledge: refused,
  });
  await user.click(bell);
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  const [link] = await within(panel).findAllByRole("link");
  expect(link?.getAttribute("href")).toBe(`/documents/${HARBOUR_CIVIL.id}/${DOCUMENT_ID}/view`);
  await user.click(within(panel).getByRole("button", { name: "Acknowledge" }));
  expect(await within(panel).findByText("Look again.")).toBeTruthy();
  act(() => server.push("DocumentExpiryChanged", { documentUpdated: { id: DOCUMENT_ID, version: 2 } }));
  await waitFor(() => expect(within(panel).queryByRole("button", { name: "Acknowledge" })).toBeNull());
  expect(server.inputsOf("DocumentExpiryAcknowledge")[0]).toMatchObject({
    documentId: DOCUMENT_ID,
    expiresAt: "2027-01-13",
  });
});

test.each([
  ["COMMENT", `/drafts/${HARBOUR_CIVIL.id}/${DRAFT_ID}/view`],
  ["COMMENT_FOR_STAFF", `/staff/drafts/${DRAFT_ID}`],
  ["READY_TO_ISSUE", `/staff/drafts/${DRAFT_ID}`],
  ["WORK_GIVEN", "/staff/work"],
  ["BANK_WORK_LATE", "/staff/bank-work?due=late"],
  ["ABN_TO_CHECK", "/staff/organisations"],
  ["ENQUIRY_ARRIVED", "/staff/finance"],
  ["CHANGE_TO_APPROVE", "/staff/changes"],
])("%s leads to %s", async (kind, place) => {
  const { user, bell } = await open(1, { ...QUIET, NotificationList: list([{ ...PAYMENT, kind }]) });
  await user.click(bell);
  const panel = await screen.findByRole("dialog", { name: "Notifications" });
  expect((await within(panel).findByRole("link")).getAttribute("href")).toBe(place);
});
