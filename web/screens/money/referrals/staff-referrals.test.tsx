// All referrals: narrowed, ordered and taken away as they are shown, each leading to its client, its referrer and its first paid request.
// Shows: REF-14, REF-16.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ReferralRegisterRowFragment } from "../../../api/generated/graphql.ts";
import { userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const staff = (isAdmin: boolean) =>
  ({ staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin, referrerName: null, supplier: null } }) as const;

const OF_PERSON: ReferralRegisterRowFragment = {
  id: "0198c000-0000-7000-8000-000000000a01",
  organisationId: "0198c000-0000-7000-8000-000000000a02",
  organisationName: "Harbour Civil Pty Ltd",
  referrerName: "Tom Quinn",
  referrerOrganisationId: null,
  referringPersonId: "0198c000-0000-7000-8000-000000000a03",
  code: "QUINN24",
  entityName: "Quinn Insurance Brokers",
  entityType: "BROKER",
  way: "REFERRER_LINK",
  stage: "PAID",
  createdAt: "2026-11-18T01:00:00.000Z",
  firstPaidAt: "2026-11-19T01:00:00.000Z",
  firstPaidDraftId: "0198c000-0000-7000-8000-000000000904",
  firstPaidReferenceNumber: "BD-104212",
  promisedAmount: "150.00",
  earnedAmount: "151.00",
  takenBackAmount: "149.00",
  paidOutAmount: "50.00",
};
const OF_CLIENT: ReferralRegisterRowFragment = {
  ...OF_PERSON,
  id: "by a client",
  organisationName: "Wesfarmers Limited",
  referrerName: "Seaside Builders",
  referrerOrganisationId: "0198c000-0000-7000-8000-000000000a04",
  referringPersonId: null,
  code: "SEASIDE",
  entityName: null,
  entityType: null,
  way: "CLIENT_LINK",
  stage: "SIGNED_UP",
  firstPaidAt: null,
  firstPaidDraftId: null,
  firstPaidReferenceNumber: null,
};
const NAMED: ReferralRegisterRowFragment = {
  ...OF_CLIENT,
  id: "named",
  organisationName: "Brightwater Pty Ltd",
  referrerName: null,
  referrerOrganisationId: null,
  code: null,
  entityName: "Apex Risk Brokers",
  entityType: "BROKER",
  way: "NAMED",
};

async function open(at: string, rows: readonly object[], isAdmin = true) {
  const staffReferrals = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: staff(isAdmin) }),
      StaffReferrals: { data: { staffReferrals } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
}

const rowOf = async (client: string) =>
  within((await screen.findByText(client)).closest("tr") as HTMLElement);

test("each says who referred whom, how far it has come and what it earned, and leads to each of them", async () => {
  await open("/staff/referrals", [OF_PERSON, OF_CLIENT, NAMED]);
  const person = await rowOf("Harbour Civil Pty Ltd");
  const said = ["A referrer's link", "Quinn Insurance Brokers", "First request paid", "18/11/2026"];
  for (const text of [...said, "$151.00", "$50.00"]) expect(person.getByText(text)).toBeTruthy();
  const leads: [string | RegExp, string][] = [
    [/Harbour Civil/, `/staff/clients/${OF_PERSON.organisationId}`],
    ["Tom Quinn", `/staff/referrers/${OF_PERSON.referringPersonId}/statement`],
    ["BD-104212", `/staff/drafts/${OF_PERSON.firstPaidDraftId}`],
  ];
  for (const [name, href] of leads)
    expect(person.getByRole("link", { name }).getAttribute("href")).toBe(href);

  const client = await rowOf("Wesfarmers Limited");
  expect(client.getByText("A client's link")).toBeTruthy();
  expect(client.getByRole("link", { name: "Seaside Builders" }).getAttribute("href")).toBe(
    `/staff/clients/${OF_CLIENT.referrerOrganisationId}`,
  );
  const named = await rowOf("Brightwater Pty Ltd");
  for (const text of ["Named at sign-up", "Apex Risk Brokers"]) expect(named.getByText(text)).toBeTruthy();
  expect(named.getAllByRole("link")).toHaveLength(1);
});

test("the address narrows and orders it, chooses its columns, and its file is the same", async () => {
  const { user, server } = await open(
    "/staff/referrals?referrer=quinn&stages=PAID.ISSUED&ways=REFERRER_LINK&sort=promised-ascending&search=harbour&columns=client.takenBack.code",
    [OF_PERSON],
  );
  const row = await rowOf("Harbour Civil Pty Ltd");
  for (const text of ["$149.00", "QUINN24"]) expect(row.getByText(text)).toBeTruthy();
  expect(row.queryByText("$151.00")).toBeNull();
  const wanted = {
    search: "harbour",
    filter: { referrer: "quinn", stages: ["PAID", "ISSUED"], ways: ["REFERRER_LINK"] },
    sort: { field: "PROMISED", direction: "ASC" },
  };
  expect(server.callsOf("StaffReferrals").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({
    organisationId: null,
    list: "STAFF_REFERRALS",
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffReferrals: wanted }),
  );
});

test("without any the list says when one appears", async () => {
  await open("/staff/referrals", []);
  expect(await screen.findByText("No referrals yet")).toBeTruthy();
});

test("it is the administrators' alone: whoever else works there is sent to their own first page", async () => {
  const { server } = await open("/staff/referrals", [OF_PERSON], false);
  await screen.findByRole("link", { name: "Review queue" });
  expect(screen.queryByText("All referrals")).toBeNull();
  expect(server.callsOf("StaffReferrals")).toHaveLength(0);
});
