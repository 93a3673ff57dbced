// Acting for a client on screen: it is begun with a reason, every page says so and leads out, and the client reads who did and forbids it.
// Shows: O-37.

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ACTING_KEY, TOKEN_KEY } from "../../../app/session-storage.ts";
import { HARBOUR_CIVIL, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;
const CLIENT = {
  __typename: "Client",
  id: HARBOUR_CIVIL.id,
  name: HARBOUR_CIVIL.name,
  abn: HARBOUR_CIVIL.abn,
  abnStatus: "CONFIRMED",
  legalName: HARBOUR_CIVIL.name,
  entityType: "PRV",
  address: HARBOUR_CIVIL.address,
  administrators: [],
  people: 2,
  createdAt: "2026-11-20T01:00:00Z",
  closedAt: null,
  archivedAt: null,
  archiveDate: null,
  closingReason: null,
  discountPercentage: "0",
  waitingChangeId: null,
  mergedIntoId: null,
  mergedIntoName: null,
  waitingMergeId: null,
  twins: [],
  capabilities: ["CAN_ACT_FOR"],
};
const NONE = { totalCount: 0, totalCountIsCapped: false, edges: [] };
const CLIENT_PAGE = {
  data: {
    client: CLIENT,
    clientSums: {
      documentsInForce: 0,
      amountInForce: "0.00",
      draftsInFlight: 0,
      amountInFlight: "0.00",
      owed: "0.00",
      ageing: { asOf: "2026-11-28", total: "0.00", periods: [] },
    },
    deskWorkList: NONE,
  },
};
const ACTING = {
  organisationId: HARBOUR_CIVIL.id,
  organisationName: HARBOUR_CIVIL.name,
  reason: "Asked by phone.",
  endsAt: new Date(Date.now() + 42 * 60_000).toISOString(),
};
const AS_ACTING = userState({
  me: { ...STAFF, staff: null, actingFor: ACTING },
  organisations: [{ ...HARBOUR_CIVIL, role: "USER" }],
});
const AS_STAFF = userState({ me: STAFF, organisations: [] });

const isActing = () => sessionStorage.getItem(ACTING_KEY) !== null;
const ANSWERS: FakeAnswers = {
  SessionUserState: () => (isActing() ? AS_ACTING : AS_STAFF),
  ClientPage: CLIENT_PAGE,
  ClientRecords: "silent",
  ClientMembers: "silent",
  HomeWork: "silent",
  StaffQueue: "silent",
  StaffQueueCount: "silent",
  StaffMoney: "silent",
  SessionSignOut: { data: { signOut: { clientMutationId: "x" } } },
};

test("a reason is asked for, and in this tab alone one is a user of the client, as every page says", async () => {
  const { server } = await renderClient({
    at: `/staff/clients/${HARBOUR_CIVIL.id}`,
    token: "own",
    answers: { ...ANSWERS, ActingBegin: { data: { beginActing: { token: "acting" } } } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Act for this client" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Act for ${HARBOUR_CIVIL.name}` }));
  await userEvent.click(dialog.getByRole("button", { name: "Begin" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Reason/), "Asked by phone.");
  await userEvent.click(dialog.getByRole("button", { name: "Begin" }));

  const bar = within(await screen.findByRole("complementary", { name: `You act for ${HARBOUR_CIVIL.name}` }));
  expect(bar.getByText(/42 minutes left/)).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Home" })).toBeTruthy();
  expect(server.calls.find(({ name }) => name === "ActingBegin")?.variables).toMatchObject({
    input: { organisationId: HARBOUR_CIVIL.id, reason: "Asked by phone." },
  });
  expect([sessionStorage.getItem(ACTING_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual(["acting", "own"]);
});

test("stopping tells the server and leads back to the client, as oneself", async () => {
  sessionStorage.setItem(ACTING_KEY, "acting");
  const { server } = await renderClient({ at: "/home", token: "own", answers: ANSWERS });
  await userEvent.click(await screen.findByRole("button", { name: "Stop acting" }));
  expect(await screen.findByRole("heading", { name: HARBOUR_CIVIL.name })).toBeTruthy();
  expect(screen.queryByRole("complementary", { name: /You act for/ })).toBeNull();
  expect(server.calls.some(({ name }) => name === "SessionSignOut")).toBe(true);
  expect([sessionStorage.getItem(ACTING_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, "own"]);
});

const endedAtServer = () =>
  isActing() ? { refusal: { code: "AUTH_NOT_AUTHORIZED", message: "Your session has expired" } } : "silent";

test("what the server has ended is left, and the person goes on as themselves", async () => {
  sessionStorage.setItem(ACTING_KEY, "acting");
  await renderClient({
    at: "/home",
    token: "own",
    answers: {
      ...ANSWERS,
      HomeWork: endedAtServer,
      Clients: "silent",
    } as FakeAnswers,
  });
  expect(await screen.findByText("You no longer act for the client")).toBeTruthy();
  await waitFor(() => expect(isActing()).toBe(false));
  expect(localStorage.getItem(TOKEN_KEY)).toBe("own");
});

test("what is still refused to the sign-in that was left does not end the person's own", async () => {
  sessionStorage.setItem(ACTING_KEY, "acting");
  const { server } = await renderClient({
    at: "/home",
    token: "own",
    answers: {
      ...ANSWERS,
      SessionSignOut: {
        refusal: { code: "AUTH_NOT_AUTHORIZED", message: "Your session has expired" },
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Stop acting" }));
  expect(await screen.findByRole("heading", { name: HARBOUR_CIVIL.name })).toBeTruthy();
  await waitFor(() => expect(server.calls.some(({ name }) => name === "SessionSignOut")).toBe(true));
  expect(screen.queryByText("Your session has expired")).toBeNull();
  expect([sessionStorage.getItem(ACTING_KEY), localStorage.getItem(TOKEN_KEY)]).toEqual([null, "own"]);
});

const SETTINGS = {
  __typename: "Organisation",
  id: HARBOUR_CIVIL.id,
  name: HARBOUR_CIVIL.name,
  abn: HARBOUR_CIVIL.abn,
  abnStatus: "CONFIRMED",
  abnRefusedBecause: null,
  legalName: HARBOUR_CIVIL.name,
  registeredName: null,
  hasRegisteredName: false,
  address: HARBOUR_CIVIL.address,
  entityType: "PRV",
  industryType: "E30",
  capabilities: ["CAN_VIEW", "CAN_UPDATE_DETAILS"],
  version: 3,
  allowsActing: true,
  postalAddressSameAsBusinessAddress: true,
  postalAddress: null,
  documentMetadataKeys: [],
};

test("administrators of the client read who acted, why and what was changed, and forbid it", async () => {
  const forbidden: unknown[] = [];
  const settings = () => ({
    data: { organisation: { ...SETTINGS, allowsActing: forbidden.length === 0 } },
  });
  const permission = ({ input }: Readonly<Record<string, unknown>>) => {
    forbidden.push(input);
    const organisation = { id: HARBOUR_CIVIL.id, version: 4, allowsActing: false };
    return { data: { changeActingPermission: { organisation } } };
  };
  const { server } = await renderClient({
    at: "/settings/organisation",
    token: "token",
    answers: {
      SessionUserState: userState(),
      SettingsOrganisation: settings,
      ActingSessions: {
        data: {
          actingSessions: {
            edges: [
              {
                node: {
                  __typename: "ActingSession",
                  id: "0198c000-0000-7000-8000-0000000000e1",
                  accountName: "Rosa Whitfield",
                  reason: "The site's address was wrong.",
                  createdAt: "2026-11-20T01:00:00Z",
                  endsAt: "2026-11-20T02:00:00Z",
                  endedAt: null,
                  actedOn: [
                    {
                      kind: "DRAFT",
                      recordId: "0198c000-0000-7000-8000-0000000000d1",
                      reference: "BD-7",
                      changes: 2,
                    },
                  ],
                },
              },
            ],
          },
        },
      },
      ActingPermission: permission,
    },
  });
  const card = within(await screen.findByRole("region", { name: "Acting for you" }));
  expect(await card.findByText("The site's address was wrong.")).toBeTruthy();
  expect(card.getByText("Now")).toBeTruthy();
  expect(card.getByRole("link", { name: "BD-7" }).getAttribute("href")).toMatch(/d1/);
  expect(card.getByText("2 changes")).toBeTruthy();
  await userEvent.click(card.getByRole("button", { name: "Don't allow" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Don't allow" }));
  await waitFor(() =>
    expect(server.calls.find(({ name }) => name === "ActingPermission")?.variables).toMatchObject({
      input: { id: HARBOUR_CIVIL.id, version: 3, allowsActing: false },
    }),
  );
  // What went on has ended with it.
  await waitFor(() => expect(server.calls.filter(({ name }) => name === "ActingSessions")).toHaveLength(2));
});
