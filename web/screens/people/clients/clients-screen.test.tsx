// The clients: searched, and a discount that is proposed for one of them.
// Shows: O-33.
import { closedAddress } from "@bondline/domain/people/accounts/closed-account.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ClientRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const QUAY: ClientRowFragment = {
  id: "0198c000-0000-7000-8000-0000000000c1",
  name: "Quay Works",
  abn: "11005357522",
  abnStatus: "UNCONFIRMED",
  legalName: null,
  entityType: "PRV",
  administrators: [{ givenName: "Pat", familyName: "Guest", email: "pat@guests.example" }],
  people: 4,
  createdAt: "2026-11-20T01:00:00Z",
  discountPercentage: "2.5",
  waitingChangeId: null,
  closedAt: null,
  archivedAt: null,
  archiveDate: null,
  closingReason: null,
  capabilities: ["CAN_PROPOSE_DISCOUNT"],
};
const WAITING: ClientRowFragment = {
  ...QUAY,
  id: "0198c000-0000-7000-8000-0000000000c2",
  name: "Rail Works",
  administrators: [
    { givenName: "Lee", familyName: "Fox", email: closedAddress("0198c000-0000-7000-8000-0000000000d1") },
  ],
  discountPercentage: "0",
  waitingChangeId: "0198c000-0000-7000-8000-0000000000c3",
  capabilities: [],
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

async function open(answers: FakeAnswers = {}, rows = [QUAY, WAITING], at = "/staff/clients") {
  const clients = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      Clients: { data: { clients } },
      ListViews: { data: { listViews: [] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each client stands with its number, its administrators and its discount", async () => {
  await open();
  const row = within(await screen.findByRole("row", { name: /Quay Works/ }));
  expect(row.getByText("ABN 11 005 357 522")).toBeTruthy();
  expect(row.getByRole("link", { name: "Quay Works" }).getAttribute("href")).toBe(
    `/staff/clients/${QUAY.id}`,
  );
  expect(row.getByRole("link", { name: "Pat Guest" }).getAttribute("href")).toBe("mailto:pat@guests.example");
  expect(row.getByText("2.5%")).toBeTruthy();
  const other = within(screen.getByRole("row", { name: /Rail Works/ }));
  expect(other.getByText("Change waiting")).toBeTruthy();
  expect(other.getByText("Lee Fox", { exact: false }).textContent).toBe("Lee Fox (account closed)");
  expect(other.queryByRole("link", { name: "Lee Fox" })).toBeNull();
  expect(other.queryByRole("button")).toBeNull();
});

test("a discount is proposed with a reason, and the list is read again", async () => {
  const { user, server } = await open({
    ClientProposeDiscount: { data: { proposeClientDiscount: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Propose a discount for Quay Works" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Discount for Quay Works" }));
  await user.type(dialog.getByLabelText("Discount on the first ongoing fee, percent"), "101");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This field must be between 0 and 100")).toBeTruthy();
  await user.clear(dialog.getByLabelText("Discount on the first ongoing fee, percent"));
  await user.type(dialog.getByLabelText("Discount on the first ongoing fee, percent"), "5");
  await user.type(dialog.getByLabelText("Why"), "Agreed for the year.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("Another administrator has been told and can approve it.")).toBeTruthy();
  expect(server.inputsOf("ClientProposeDiscount")).toMatchObject([
    { id: QUAY.id, discountPercentage: "5", reason: "Agreed for the year." },
  ]);
  await waitFor(() => expect(server.callsOf("Clients").length).toBe(2));
});

test("a search without a match says so", async () => {
  const { user, server } = await open({}, []);
  await user.type(await screen.findByLabelText("Search by name, ABN or ACN"), "none");
  expect(await screen.findByText("Nothing matches “none”.")).toBeTruthy();
  await waitFor(() => expect(server.callsOf("Clients").at(-1)?.variables).toMatchObject({ search: "none" }));
});

test("the list is narrowed, ordered and taken away as it is shown; its views belong to no organisation", async () => {
  const { user, server } = await open(
    {
      ExportOffer: { data: { exportOffer: { rowCount: 2, rowCountIsCapped: false, columns: [] } } },
      ListViewCreate: "silent",
    },
    undefined,
    "/staff/clients?discounts=GIVEN&sort=since-descending&columns=client.business",
  );
  expect((await screen.findAllByText("Private company")).length).toBe(2);
  const narrowed = { filter: { discounts: ["GIVEN"] }, sort: { field: "CREATED_AT", direction: "DESC" } };
  expect(server.callsOf("Clients").at(-1)?.variables).toMatchObject(narrowed);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({ organisationId: null, list: "CLIENTS" });
  await user.click(screen.getByRole("button", { name: "Views" }));
  await user.click(await screen.findByRole("menuitem", { name: "Save as a view…" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "With a discount");
  await user.click(screen.getByRole("checkbox", { name: "Everyone who works here sees it" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(server.inputsOf("ListViewCreate")[0]).toMatchObject({
      organisationId: null,
      list: "CLIENTS",
      isShared: true,
      place: "columns=client.business&discounts=GIVEN&sort=since-descending",
    }),
  );
});

test("the file is of what the list shows, and of no organisation", async () => {
  const { user, server } = await open(
    { ExportOffer: { data: { exportOffer: { rowCount: 2, rowCountIsCapped: false, columns: [] } } } },
    undefined,
    "/staff/clients?numbers=CONFIRMED",
  );
  await screen.findByRole("table", { name: "Clients" });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      clients: { filter: { numbers: ["CONFIRMED"] }, sort: { field: "NAME", direction: "ASC" } },
    }),
  );
});

const OFFERED = [
  "name",
  "abn",
  "abnStatus",
  "administrators",
  "people",
  "createdAt",
  "discount",
  "address",
].map((key) => ({ key, label: key, isUsual: true }));

test("a client that is chosen leaves by itself, in the columns that are shown", async () => {
  const { user, server } = await open(
    {
      ExportOffer: { data: { exportOffer: { rowCount: 1, rowCountIsCapped: false, columns: OFFERED } } },
      ExportsRead: "silent",
    },
    [QUAY, WAITING],
    "/staff/clients?q=works",
  );
  await user.click(await screen.findByRole("checkbox", { name: "Choose Rail Works" }));
  expect(await screen.findByText("1 row chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Export chosen" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("7 of 8 chosen")).toBeTruthy();
  expect(dialog.getByRole("checkbox", { name: "address" })).toHaveProperty("checked", false);
  expect(server.callsOf("ExportOffer").at(-1)?.variables.wanted).toEqual({
    clients: { sort: { field: "NAME", direction: "ASC" }, ids: [WAITING.id] },
  });
});
