// An application that is over says from which day it is archived, or since when; its legal holds are the provider's; and archived ones alone are still found.
// Shows: FA-156.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { anApplication, APPLICATION_ID as ID, withFiles } from "./application-example.ts";

const NONE = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};
const DECLINED: Parameters<typeof anApplication>[0] = {
  status: "REJECTED",
  statusText: "Declined",
  nextStep: "OVER",
  nextStepWith: "NOBODY",
  decisionReason: "Outside our policy.",
  archiveDate: "2033-11-20",
  capabilities: ["CAN_VIEW", "CAN_VIEW_DETAILS"],
};

const applicationsAsked = ({ filter }: Record<string, unknown>) => {
  const isArchive = JSON.stringify(filter ?? {}).includes("ARCHIVED");
  return { data: { facilityApplications: { ...NONE, totalCount: isArchive ? 3 : 0 } } };
};

function open(at: string, answers: FakeAnswers) {
  return renderClient({ at, token: "token", answers: { SessionUserState: userState(), ...answers } });
}
const openRecord = (given: Parameters<typeof anApplication>[0], answers: FakeAnswers = {}) =>
  open(`/facilities/apply/${ID}`, {
    FacilityApplicationOpen: { data: { facilityApplication: anApplication({ ...DECLINED, ...given }) } },
    FacilityApplicationFiles: withFiles(),
    CommentsOfFacilityApplication: { data: { facilityApplicationComments: NONE } },
    ActivityFacilityApplicationHistory: { data: { facilityApplicationHistory: NONE } },
    ...answers,
  });

test("one that is over says from which day it is archived, and what was said of the decision", async () => {
  await openRecord({});
  expect(await screen.findByText("It is archived from 20/11/2033 on.")).toBeTruthy();
  expect(screen.getByText("Outside our policy.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Legal hold" })).toBeNull();
});

test("one that was established waits for its facility", async () => {
  await openRecord({
    status: "ESTABLISHED",
    statusText: "Established",
    decisionReason: null,
    facilityId: "0198c000-0000-7000-8000-0000000000fa",
  });
  expect(await screen.findByText("It is archived from 20/11/2033 on, once its facility is.")).toBeTruthy();
});

test("an archived one says since when and why, and the provider's people read its holds", async () => {
  const { data } = userState({ me: RAVI, organisations: [] });
  await openRecord(
    { archivedAt: "2033-11-19T16:30:00Z" },
    { SessionUserState: { data }, ArchiveHolds: { data: { archiveHolds: NONE } } },
  );
  expect(await screen.findByText("Archived on 20/11/2033")).toBeTruthy();
  expect(screen.getByText(/^Declined\. Closed applications are archived after seven years/)).toBeTruthy();
  expect(screen.getByText("Outside our policy.")).toBeTruthy();
  const holds = within(await screen.findByRole("region", { name: "Legal hold" }));
  expect(await holds.findByText("No legal hold")).toBeTruthy();
});

test("an organisation whose applications are all archived still has their list and its filter", async () => {
  const { server } = await open("/facilities", {
    FacilityList: {
      data: { documentFacilityCount: { current: 0, ended: 0 }, documentFacilities: NONE },
    },
    FacilityApplicationList: applicationsAsked,
  });
  expect(await screen.findByRole("region", { name: "Applications" })).toBeTruthy();
  expect(server.callsOf("FacilityApplicationList").at(-1)?.variables).toMatchObject({
    filter: { archived: ["ARCHIVED"] },
    first: 1,
  });
});
