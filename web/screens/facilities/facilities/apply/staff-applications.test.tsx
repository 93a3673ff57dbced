// The applications of all clients: narrowed, ordered and taken away as they are shown.
// Shows: L-03.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const STAFF = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
} as const;
const SENT = {
  __typename: "FacilityApplication",
  id: "0190a000-0000-7000-8000-00000000a001",
  referenceNumber: "FA-4411",
  facilityType: "SURETY_BOND",
  status: "PENDING_PAYMENT",
  statusText: "Pending payment",
  createdAt: "2026-11-20T00:00:00.000Z",
  submission: { submittedAt: "2026-11-21T00:00:00.000Z" },
  supplierName: "Macquarie",
  applicationInformation: { facilityLimit: "2000000.00" },
  organisationId: "harbour",
  nextStepWith: "APPLICANT",
  nextStepSince: "2026-11-21T00:00:00.000Z",
  organisation: { name: "Harbour Civil Pty Ltd" },
};

async function open(at: string, rows: readonly object[], answers: FakeAnswers = {}) {
  const staffFacilityApplications = {
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
      StaffFacilityApplications: { data: { staffFacilityApplications } },
      ListViews: { data: { listViews: [] } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("each stands with its client and leads to itself; the address narrows and orders it, and its file", async () => {
  const { user, server, path } = await open(
    "/staff/applications?client=harbour&statuses=PENDING_PAYMENT&sort=limit-ascending",
    [SENT],
    { ExportOffer: "silent" },
  );
  const row = within((await screen.findByText("Harbour Civil Pty Ltd")).closest("tr") as HTMLElement);
  for (const said of ["FA-4411", "Pending payment", "$2,000,000.00", "Macquarie", "21/11/2026"])
    expect(row.getByText(said)).toBeTruthy();
  const wanted = {
    filter: { client: "harbour", statuses: ["PENDING_PAYMENT"] },
    sort: { field: "LIMIT", direction: "ASC" },
  };
  expect(server.callsOf("StaffFacilityApplications").at(-1)?.variables).toMatchObject(wanted);
  expect(server.callsOf("ListViews")[0]?.variables).toEqual({
    organisationId: null,
    list: "STAFF_APPLICATIONS",
  });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() =>
    expect(server.callsOf("ExportOffer")[0]?.variables.wanted).toMatchObject({
      staffFacilityApplications: wanted,
    }),
  );
  expect(row.getByRole("link", { name: /Harbour Civil/ }).getAttribute("href")).toBe(
    `/facilities/apply/${SENT.id}`,
  );
  expect(path()).toContain("client=harbour");
});

test("without any the list says when one appears", async () => {
  await open("/staff/applications", []);
  expect(await screen.findByText("No applications yet")).toBeTruthy();
});
