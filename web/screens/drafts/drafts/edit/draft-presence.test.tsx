// Whoever else is in a draft is seen in its head and beside the field that they are in; one's own field is shown once somebody could see it.
// Shows: API-088, Q-056.

import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const NOTHING = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };
const SAID = { data: { setDraftRealtimeAuthorState: { clientMutationId: "1" } } };

async function openWizard() {
  const client = await renderClient({
    at: `/drafts/${OWNER_ID}/create?draft=${DRAFT_ID}`,
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [{ ...HARBOUR_CIVIL, id: OWNER_ID }] }),
      DraftOpen: { data: { draft: aDraft({}) } },
      DraftUpdated: "silent",
      DraftFacilities: { data: { facilities: [] } },
      DraftAuthorStateSet: SAID,
    },
  });
  await waitFor(() => expect(client.server.isWatched("DraftPresence")).toBe(true));
  const seen = (people: { tab: string; userId: string; name: string; field: string | null }[]) =>
    act(() => client.server.push("DraftPresence", { draftPresence: { people } }));
  return { ...client, seen };
}

test("the others' faces are in the head, and their names beside the fields that they are in", async () => {
  const { seen } = await openWizard();
  seen([
    { tab: "t1", userId: "u-ben", name: "Ben Okafor", field: "amount" },
    { tab: "t2", userId: "u-ben", name: "Ben Okafor", field: null },
    { tab: "t3", userId: "u-dee", name: "Dee Marsh", field: null },
  ]);
  expect(screen.getByText("Also here: Ben Okafor, Dee Marsh")).toBeTruthy();
  expect(screen.getByText("Ben Okafor is here")).toBeTruthy();
  seen([{ tab: "t3", userId: "u-dee", name: "Dee Marsh", field: "amount" }]);
  expect(screen.getByText("Dee Marsh is here")).toBeTruthy();
  expect(screen.queryByText("Ben Okafor is here")).toBeNull();
  seen([]);
  expect(screen.queryByText(/Also here/)).toBeNull();
});

test("the field that somebody has settled in is told to the others, and to nobody where there are none", async () => {
  const { seen, server, user } = await openWizard();
  await user.click(await screen.findByLabelText("Amount"));
  expect(server.inputsOf("DraftAuthorStateSet")).toEqual([]);
  const tab = server.variablesWatched("DraftPresence").tab as string;
  seen([
    { tab, userId: "u-ada", name: "Ada Nguyen", field: null },
    { tab: "t9", userId: "u-ada", name: "Ada Nguyen", field: "purpose" },
    { tab: "t1", userId: "u-ben", name: "Ben Okafor", field: null },
  ]);
  expect(screen.getByText("Also here: Ben Okafor")).toBeTruthy();
  await waitFor(() => expect(server.inputsOf("DraftAuthorStateSet")).toHaveLength(1));
  expect(server.inputsOf("DraftAuthorStateSet")).toMatchObject([
    { draftId: DRAFT_ID, tab, field: "amount", sequence: 1 },
  ]);
});

test("the view of a draft shows who else has it open", async () => {
  const { server } = await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({}) } },
      CommentsOfDraft: { data: { draftComments: NOTHING } },
      ActivityDraftHistory: "silent",
    },
  });
  await waitFor(() => expect(server.isWatched("DraftPresence")).toBe(true));
  const names = ["Ben Okafor", "Cam Tran", "Dee Marsh", "Ida Quinn"];
  act(() =>
    server.push("DraftPresence", {
      draftPresence: { people: names.map((name) => ({ tab: name, userId: name, name, field: null })) },
    }),
  );
  expect(screen.getByText("Also here: Ben Okafor, Cam Tran, Dee Marsh, Ida Quinn")).toBeTruthy();
  expect(screen.getByText("+1")).toBeTruthy();
});
