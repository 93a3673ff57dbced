// A draft at the desk that is archived says so, with why it was declined.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RAVI, userState } from "../../../testing/client-cast.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";

const NOTHING = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};

test("an archived draft says since when, and that nothing in it changes any more", async () => {
  const draft = aStaffDraft({
    status: "REJECTED",
    rejectionReason: "Outside our policy.",
    archivedAt: "2033-11-19T16:30:00Z",
    archiveDate: "2033-11-20",
    capabilities: ["CAN_VIEW"],
  });
  await renderClient({
    at: `/staff/drafts/${draft.id}`,
    token: "token",
    answers: {
      SessionUserState: { data: userState({ me: RAVI, organisations: [] }).data },
      StaffQueue: { data: { staffDrafts: NOTHING } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      DeskNotes: "silent",
      ActivityDraftHistory: { data: { draftHistory: NOTHING } },
    },
  });
  expect(await screen.findByText("Archived on 20/11/2033")).toBeTruthy();
  expect(screen.getByText("It can be read, and nothing in it changes any more.")).toBeTruthy();
  expect(screen.getByText("Why it was declined: Outside our policy.")).toBeTruthy();
});
