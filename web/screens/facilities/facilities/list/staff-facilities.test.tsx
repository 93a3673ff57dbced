// The facilities of all clients: narrowed, ordered and taken away as they are shown, each leading to itself.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;

const ARRANGED = {
  __typename: "DocumentFacility",
  id: "0190a000-0000-7000-8000-00000000fa01",
  organisationId: "harbour",
  name: "Plant guarantee line",
  provider: "Macquarie",
  status: "PROCESSING",
  limit: "1200000.00",
  totalEstablished: "0.00",
  totalProjected: "0.00",
  totalDrafts: "0.00",
  totalUsed: "0.00",
  headroom: "1200000.00",
  startDate: "2026-01-01",
  endDate: null,
  documentVariants: ["BANK_GUARANTEE"],
  securityType: null,
  isSystemFacility: true,
  createdAt: "2026-11-16T00:00:00.000Z",
  organisation: { name: "Harbour Civil Pty Ltd" },
};

async function open(at: string, rows: readonly object[]) {
  const staffFacilities = {
    totalCount: rows.length,
    totalCountIsCapped: false,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: rows.map((node) => ({ node })),
  };
  return await renderClient({
    at,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: STAFF }),
      StaffFacilities: { data: { staffFacilities } },
      ListViews: { data: { listViews: [] } },
      ExportOffer: "silent",
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
    },
  });
}

test("each is shown with its client and leads to itself; the address narrows and orders it, and its file", async () => {
  const { user, server } = await open(
    "/staff/facilities?client=harbour&statuses=PROCESSING&sort=limit-ascending",
    [ARRANGED],
  );
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  for (const said of ["Plant guarantee line", "Macquarie", "Processing", "16/11/2026"])
    expect(row.getByText(said)).toBeTruthy();
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/facilities/${ARRANGED.id}/view`,
  );
  const wanted = {
    filter: { client: "harbour", statuses: ["PROCESSING"] },
    sort: { field: "LIMIT", direction: "ASC" },
  };
  expect(server.callsOf("StaffFacilities").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({
    organisationId: null,
    list: "STAFF_FACILITIES",
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({ staffFacilities: wanted }),
  );
});

test("it says whose are in it, and without any when one appears", async () => {
  await open("/staff/facilities", []);
  expect(await screen.findByText("No facilities yet")).toBeTruthy();
  expect(screen.getByText(/Those that clients keep for themselves are not shown/)).toBeTruthy();
});
