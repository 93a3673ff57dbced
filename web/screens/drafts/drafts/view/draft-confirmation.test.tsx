// The beneficiary's confirmation on a draft's page: what it says at each point, and what is asked, sent again and cancelled.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ConfirmationOfDraftFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const confirmation = (given: Partial<ConfirmationOfDraftFragment> = {}): ConfirmationOfDraftFragment => ({
  id: "0198c000-0000-7000-8000-0000000000e9",
  status: "ASKED",
  emailAddress: "contracts@lessor.example",
  askedAt: "2026-11-20T00:00:00.000Z",
  askedByName: "Ada Nguyen",
  linkEndsAt: "2026-12-04T00:00:00.000Z",
  answeredAt: null,
  answeredByName: null,
  answeredByPosition: null,
  disputeReason: null,
  endedAt: null,
  whatChanged: [],
  text: "Beneficiary: Lessor Pty Ltd",
  sha256: "ab".repeat(32),
  ...given,
});
const ANSWERED = {
  answeredAt: "2026-11-21T00:00:00.000Z",
  answeredByName: "Mona Petrou",
  answeredByPosition: "Contracts manager",
};
const answerOf = (may: readonly string[], ...confirmations: ConfirmationOfDraftFragment[]) => ({
  data: { draft: { id: DRAFT_ID, confirmationCapabilities: may, confirmations } },
});

async function open(answer: object, answers: object = {}) {
  const client = await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({ capabilities: ["CAN_VIEW", "CAN_ASK_CONFIRMATION"] }) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      ConfirmationsOfDraft: answer,
      ...answers,
    } as FakeAnswers,
  });
  const card = await screen.findByRole("region", { name: "Beneficiary’s confirmation" });
  return { ...client, card };
}

test("who may asks the beneficiary, and the card then says at which address, until when", async () => {
  const { user, server, card } = await open(answerOf(["CAN_ASK"]), {
    ConfirmationAsk: { data: { askDraftConfirmation: { clientMutationId: "1" } } },
  });
  await user.click(await within(card).findByRole("button", { name: "Ask the beneficiary to confirm" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask the beneficiary to confirm?" });
  expect(within(dialog).queryByLabelText("Email")).toBeNull();
  server.answers.ConfirmationsOfDraft = answerOf(["CAN_ASK_AGAIN", "CAN_CANCEL"], confirmation()) as never;
  await user.click(within(dialog).getByRole("button", { name: "Send the link" }));
  expect(await within(card).findByText("Asked at contracts@lessor.example")).toBeTruthy();
  expect(within(card).getByText("Waiting for the beneficiary")).toBeTruthy();
  expect(server.callsOf("ConfirmationAsk")[0]?.variables.input).toMatchObject({ draftId: DRAFT_ID });
});

test("a refusal says why in the dialog", async () => {
  const message = "Add the beneficiary’s email address to its party first.";
  const { user, card } = await open(answerOf(["CAN_ASK"]), {
    ConfirmationAsk: {
      refusal: { code: "VALIDATION_ERROR", message: "x", fields: { emailAddress: message } },
    },
  });
  await user.click(await within(card).findByRole("button", { name: "Ask the beneficiary to confirm" }));
  await user.click(await screen.findByRole("button", { name: "Send the link" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("what waits is cancelled after a question", async () => {
  const { user, server, card } = await open(answerOf(["CAN_ASK_AGAIN", "CAN_CANCEL"], confirmation()), {
    ConfirmationCancel: { data: { cancelDraftConfirmation: { clientMutationId: "1" } } },
  });
  expect(await within(card).findByRole("button", { name: "Send a new link" })).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Stop asking" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Stop asking the beneficiary?" });
  await user.click(within(dialog).getByRole("button", { name: "Stop asking" }));
  expect(await screen.findByText("The beneficiary is no longer asked")).toBeTruthy();
  expect(server.callsOf("ConfirmationCancel")).toHaveLength(1);
});

test("what was confirmed says by whom, with its text and hash, and what was taken back since says why", async () => {
  const superseded = confirmation({
    id: "e2",
    status: "SUPERSEDED",
    whatChanged: ["NAME", "WORDING"],
    endedAt: "2026-11-22T00:00:00.000Z",
    ...ANSWERED,
  });
  const { user, card } = await open(
    answerOf([], confirmation({ status: "CONFIRMED", ...ANSWERED }), superseded),
  );
  expect(await within(card).findByText("Confirmed")).toBeTruthy();
  expect(within(card).getAllByText("Mona Petrou, Contracts manager").length).toBeGreaterThan(0);
  expect(within(card).queryByRole("button")).toBeNull();
  await user.click(within(card).getAllByText("What was confirmed, word for word")[0] as HTMLElement);
  expect(within(card).getAllByText(`SHA-256: ${"ab".repeat(32)}`).length).toBeGreaterThan(0);
  await user.click(within(card).getByText("1 earlier answer"));
  expect(
    within(card).getByText(
      "Since the beneficiary confirmed, the beneficiary’s name and the wording changed.",
    ),
  ).toBeTruthy();
});

test("what is wrong is read on the card, with what to do next", async () => {
  const disputed = confirmation({ status: "DISPUTED", disputeReason: "Our ABN is another.", ...ANSWERED });
  const { card } = await open(answerOf(["CAN_ASK"], disputed));
  expect(await within(card).findByText("Our ABN is another.")).toBeTruthy();
  expect(within(card).getByText("Correct the draft, then ask again.")).toBeTruthy();
});
