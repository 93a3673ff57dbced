// The legal hold of a record: the provider's people read who set it and why, and only an administrator sets and ends one.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Me, RAVI, userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";
import { aStaffDraft } from "../../drafts/drafts/public/staff-draft-example.ts";

const DRAFT = aStaffDraft();
const NOTHING = {
  totalCount: 0,
  totalCountIsCapped: false,
  pageInfo: { endCursor: null, hasNextPage: false },
  edges: [],
};
const HOLD = {
  id: "h1",
  reason: "Supreme Court of NSW, 2026/1182.",
  heldBy: "Rosa Whitfield",
  createdAt: "2026-11-20T00:00:00.000Z",
  endedAt: null as string | null,
  endedBy: null as string | null,
  endedReason: null as string | null,
};
const ENDED = {
  ...HOLD,
  endedAt: "2026-11-23T00:00:00.000Z",
  endedBy: "Gus Lind",
  endedReason: "The order was lifted.",
};
const ADMINISTRATOR = { ...RAVI, staff: { ...RAVI.staff, isAdmin: true } } as Me;

const holds = (...given: readonly object[]) => ({
  data: {
    archiveHolds: { ...NOTHING, totalCount: given.length, edges: given.map((node) => ({ node })) },
  },
});

async function open(answers: FakeAnswers, me: Me = ADMINISTRATOR) {
  const opened = await renderClient({
    at: `/staff/drafts/${DRAFT.id}`,
    token: "token",
    answers: {
      SessionUserState: { data: userState({ me, organisations: [] }).data },
      StaffQueue: { data: { staffDrafts: NOTHING } },
      StaffQueueCount: { data: { staffDraftCount: { all: 0, applicant: 0, bank: 0, provider: 0 } } },
      StaffMoney: "silent",
      StaffDraft: { data: { draft: DRAFT } },
      StaffChangeHistory: { data: { draftHistory: { edges: [] } } },
      StaffDraftWording: { data: { draftPreview: { html: "", wordingHash: "h", checks: [] } } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: { data: { draftHistory: NOTHING } },
      ...answers,
    },
  });
  return { ...opened, card: await screen.findByRole("region", { name: "Legal hold" }) };
}

test("an administrator sets one, and must say why", async () => {
  const { server, user, card } = await open({
    ArchiveHolds: holds(),
    SetArchiveHold: { data: { createArchiveHold: { clientMutationId: "m", archiveHoldId: "h1" } } },
  });
  expect(await within(card).findByText("No legal hold")).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Set legal hold" }));
  const dialog = await screen.findByRole("dialog", { name: "Set a legal hold?" });
  await user.click(within(dialog).getByRole("button", { name: "Set legal hold" }));
  expect(server.callsOf("SetArchiveHold")).toHaveLength(0);
  await user.type(within(dialog).getByRole("textbox", { name: /^Reason/ }), HOLD.reason);
  server.answers.ArchiveHolds = holds(HOLD);
  await user.click(within(dialog).getByRole("button", { name: "Set legal hold" }));
  expect(await within(card).findByText(HOLD.reason)).toBeTruthy();
  expect(server.inputsOf("SetArchiveHold")).toMatchObject([
    { recordKind: "DRAFT", recordId: DRAFT.id, reason: HOLD.reason },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("it is ended with a reason, which stands with it", async () => {
  const { server, user, card } = await open({
    ArchiveHolds: holds(HOLD),
    EndArchiveHold: { data: { endArchiveHold: { clientMutationId: "m", archiveHoldId: "h1" } } },
  });
  await user.click(await within(card).findByRole("button", { name: "End legal hold" }));
  const dialog = await screen.findByRole("dialog", { name: "End this legal hold?" });
  await user.type(within(dialog).getByRole("textbox", { name: /^Reason/ }), "The order was lifted.");
  server.answers.ArchiveHolds = holds(ENDED);
  await user.click(within(dialog).getByRole("button", { name: "End legal hold" }));
  expect(
    await within(card).findByText("Ended by Gus Lind on 23/11/2026: The order was lifted."),
  ).toBeTruthy();
  expect(server.inputsOf("EndArchiveHold")).toMatchObject([{ id: "h1", reason: "The order was lifted." }]);
  expect(within(card).getByRole("button", { name: "Set legal hold" })).toBeTruthy();
});

test("the others of the staff read it and have nothing to press; a failure can be tried again", async () => {
  const { server, user, card } = await open({ ArchiveHolds: "unreachable" }, RAVI);
  expect(await within(card).findByText("The legal holds could not be loaded")).toBeTruthy();
  server.answers.ArchiveHolds = holds(HOLD);
  await user.click(within(card).getByRole("button", { name: "Retry" }));
  expect(await within(card).findByText(HOLD.reason)).toBeTruthy();
  expect(within(card).queryByRole("button", { name: /legal hold/i })).toBeNull();
});
