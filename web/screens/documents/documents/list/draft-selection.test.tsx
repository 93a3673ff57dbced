// Several drafts of the list are cancelled at once: after a question, in one call, with what became of each.
// Shows: D-91.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HARBOUR_CIVIL, KESTREL, userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { aListedDraft, aPage, FILTER_CHOICES, listCounts } from "../../../../testing/list-answers.ts";
import { renderClient } from "../../../../testing/render-client.tsx";

const open = async (answers: FakeAnswers = {}) =>
  renderClient({
    at: "/documents?tab=drafts",
    token: "token",
    answers: {
      SessionUserState: userState(),
      ListCounts: listCounts({ drafts: 2 }),
      ListDrafts: { data: { drafts: aPage([aListedDraft({ id: "1" }), aListedDraft({ id: "2" })]) } },
      ListFilterChoices: FILTER_CHOICES,
      ...answers,
    },
  });
const DONE = { id: "1", reason: null, draft: aListedDraft({ id: "1", version: 2, status: "CANCELLED" }) };
const REFUSED = {
  id: "2",
  reason: "Someone else changed this.",
  draft: aListedDraft({ id: "2", version: 5 }),
};
const answerOf = (...results: object[]) => ({
  data: { cancelChosenDrafts: { clientMutationId: "1", results } },
});

test("the drafts that are chosen are cancelled once the question is answered, and each refusal is said and tried again", async () => {
  const { user, server } = await open({ ListCancelDrafts: answerOf(DONE, REFUSED) });
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  expect(await screen.findByText("2 drafts chosen")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel 2 drafts" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel 2 drafts?" }));
  expect(server.callsOf("ListCancelDrafts")).toHaveLength(0);
  await user.click(question.getByRole("button", { name: "Cancel 2 drafts" }));
  expect(await screen.findByText("1 of 2 done")).toBeTruthy();
  expect(screen.getByText("Someone else changed this.")).toBeTruthy();
  expect(server.inputsOf("ListCancelDrafts")).toMatchObject([
    {
      organisationId: HARBOUR_CIVIL.id,
      drafts: [
        { id: "1", version: 1 },
        { id: "2", version: 1 },
      ],
    },
  ]);
  server.answers.ListCancelDrafts = answerOf({ ...REFUSED, reason: null });
  await user.click(screen.getByRole("button", { name: "Try 1 again" }));
  expect(await screen.findByText("2 of 2 done")).toBeTruthy();
  expect(server.inputsOf("ListCancelDrafts")[1]).toMatchObject({ drafts: [{ id: "2", version: 5 }] });
});

test("whoever keeps the drafts has sent nothing", async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Choose all that are shown" }));
  await user.click(await screen.findByRole("button", { name: "Cancel 2 drafts" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep" }));
  expect(screen.getByText("2 drafts chosen")).toBeTruthy();
  expect(server.callsOf("ListCancelDrafts")).toHaveLength(0);
});

test("whoever may not add documents there chooses none", async () => {
  await open({ SessionUserState: userState({ organisations: [KESTREL] }) });
  await screen.findAllByRole("row", { name: /Beneficiary/ });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
