// A facility that is over says from which day it is archived, or since when; people are taken off it and none added, and its legal holds are the provider's.
// Shows: FA-157.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aFacility, FACILITY_ID as ID } from "../facility-example.ts";

const NONE = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

const openFacility = (given: Parameters<typeof aFacility>[0], answers: FakeAnswers = {}) =>
  renderClient({
    at: `/facilities/${ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      FacilityView: { data: { documentFacility: aFacility(given) } },
      FacilityDocuments: { data: { documents: NONE } },
      ActivityFacilityHistory: { data: { documentFacilityHistory: NONE } },
      ...answers,
    },
  });

test("one that was cancelled says from which day it is archived, and why it ended", async () => {
  await openFacility({
    status: "CANCELLED",
    closedAt: "2026-11-20T01:00:00.000Z",
    archiveDate: "2033-11-20",
    endedReason: "Moved to another bank.",
  });
  expect(await screen.findByText("This facility is cancelled")).toBeTruthy();
  expect(screen.getByText("Moved to another bank.")).toBeTruthy();
  expect(screen.getByText("It is archived from 20/11/2033 on.")).toBeTruthy();
});

test("one that is past its last day says that it has ended, and that it waits for what was on it", async () => {
  await openFacility({ endDate: "2019-06-30", archiveDate: "2026-06-30" });
  expect(await screen.findByText("This facility ended on 30/06/2019")).toBeTruthy();
  expect(
    screen.getByText("It is archived from 30/06/2026 on, once everything that was on it is."),
  ).toBeTruthy();
});

test("an archived one says since when; whoever reads it is taken off, and nobody is added", async () => {
  await openFacility({
    endDate: "2019-06-30",
    archiveDate: "2026-06-30",
    archivedAt: "2026-06-29T16:30:00Z",
    capabilities: ["CAN_VIEW", "CAN_STOP_SHARING", "CAN_TAKE_OFF_COLLABORATORS", "CAN_VIEW_COSTS"],
    sharedFacilityWithOrganisations: [{ id: "wesfarmers", name: "Wesfarmers Limited", abn: "28008984049" }],
    members: [
      {
        id: "cam",
        givenName: "Cam",
        familyName: "Nguyen",
        emailAddress: "cam@harbourcivil.example",
        addedAt: "2018-02-01T00:00:00Z",
      },
    ],
  });
  expect(await screen.findByText("Archived on 30/06/2026")).toBeTruthy();
  expect(screen.getByText(/^This facility ended on 30\/06\/2019\. Facilities that are over/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop sharing with Wesfarmers Limited" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove Cam Nguyen" })).toBeTruthy();
  for (const name of ["Share", "Add", "Edit", "More actions"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("region", { name: "Legal hold" })).toBeNull();
});

test("the provider's people read the legal holds of one that was arranged", async () => {
  const { data } = userState({ me: RAVI, organisations: [] });
  await openFacility(
    { isSystemFacility: true, organisationId: HARBOUR_CIVIL.id, capabilities: ["CAN_VIEW"] },
    {
      SessionUserState: { data },
      ArchiveHolds: { data: { archiveHolds: NONE } },
      StepApprovals: "silent",
      RecordMails: "silent",
    },
  );
  const holds = within(await screen.findByRole("region", { name: "Legal hold" }));
  expect(await holds.findByText("No legal hold")).toBeTruthy();
});
