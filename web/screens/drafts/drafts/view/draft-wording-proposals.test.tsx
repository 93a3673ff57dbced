// The wordings proposed for a draft on its page: whose they are, comparing, accepting, declining, withdrawing, proposing.
// Shows: W-05, W-06.

import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WordingProposalFieldsFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const NOTHING = { totalCount: 0, pageInfo: { endCursor: null, hasNextPage: false }, edges: [] };

const OF_BENEFICIARY: WordingProposalFieldsFragment = {
  id: "0198c000-0000-7000-8000-0000000000d1",
  draftId: DRAFT_ID,
  status: "OPEN",
  proposedBySide: "BENEFICIARY",
  reason: "We are demanded on in Melbourne.",
  createdAt: "2026-11-19T03:00:00.000Z",
  createdByUser: { givenName: "Dee", familyName: "Marsh" },
  waitsFor: ["APPLICANT", "BANK"],
  capabilities: ["CAN_ACCEPT", "CAN_DECLINE"],
  isInForce: false,
  isOutOfDate: false,
  declinedBySide: null,
  declineReason: null,
};
const DECLINED: WordingProposalFieldsFragment = {
  ...OF_BENEFICIARY,
  id: "0198c000-0000-7000-8000-0000000000d2",
  status: "DECLINED",
  proposedBySide: "BANK",
  waitsFor: [],
  capabilities: [],
  declinedBySide: "APPLICANT",
  declineReason: "The site is in Sydney.",
};
const COMPARISON: FakeAnswers = {
  WordingProposalComparison: {
    data: {
      wordingComparison: {
        fromWording: "Unconditional undertaking\nThe Issuer pays on demand.",
        wording: "Unconditional undertaking\nThe Issuer pays on written demand.",
        findings: [
          {
            topic: "DATE",
            severity: "STOP",
            sentence: "It ends on 21 November 2027.",
            message: "The text names another day.",
            mend: "Write 20 November 2027.",
          },
        ],
      },
    },
  },
};

async function openPage(proposals: readonly WordingProposalFieldsFragment[], answers: FakeAnswers = {}) {
  const rendered = await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft({ capabilities: ["CAN_VIEW", "CAN_PROPOSE_WORDING"] }) } },
      DraftUpdated: "silent",
      CommentsOfDraft: { data: { draftComments: NOTHING } },
      ActivityDraftHistory: "silent",
      SharedDocuments: "silent",
      WordingProposals: { data: { draft: { id: DRAFT_ID, version: 7, wordingProposals: proposals } } },
      ...COMPARISON,
      ...answers,
    },
  });
  const card = within(await screen.findByRole("region", { name: "Wording" }));
  return { ...rendered, card };
}
const row = async (card: Awaited<ReturnType<typeof openPage>>["card"], side: string) =>
  within(await card.findByRole("article", { name: `Wording of the ${side}` }));

test("an open proposal says whose it is, why, and whose answer it waits for; settled ones are behind a line", async () => {
  const { card } = await openPage([OF_BENEFICIARY, DECLINED]);
  const open = await row(card, "beneficiary");
  expect(open.getByText("To be decided")).toBeTruthy();
  expect(open.getByText("We are demanded on in Melbourne.")).toBeTruthy();
  expect(open.getByText("Waiting for the applicant and the bank")).toBeTruthy();
  expect(card.getByText("1 earlier proposal")).toBeTruthy();
  expect(card.getByText("Declined by the applicant: The site is in Sydney.")).toBeTruthy();
});

test("both wordings stand beside each other, and accepting sends the version that was shown", async () => {
  const { card, user, server } = await openPage([OF_BENEFICIARY], {
    WordingProposalAccept: {
      data: {
        acceptWordingProposal: {
          clientMutationId: "1",
          wordingProposal: { id: OF_BENEFICIARY.id, status: "OPEN" },
        },
      },
    },
  });
  await user.click((await row(card, "beneficiary")).getByRole("button", { name: /^Compare/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bond wording changes" }));
  expect((await dialog.findByText("written", { selector: "mark" })).tagName).toBe("MARK");
  expect(dialog.getByText("The text names another day.")).toBeTruthy();
  expect(dialog.getByText("It ends on 21 November 2027.")).toBeTruthy();
  expect(dialog.getByText("Write 20 November 2027.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "OK" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Accept wording" }));
  expect(await screen.findByText("You accepted the wording")).toBeTruthy();
  expect(server.inputsOf("WordingProposalAccept")[0]).toMatchObject({
    draftId: DRAFT_ID,
    id: OF_BENEFICIARY.id,
    version: 7,
  });
});

test("a refusal stays in sight, and declining asks for the reason", async () => {
  const { card, user, server } = await openPage([OF_BENEFICIARY], {
    WordingProposalAccept: {
      refusal: {
        code: "VALIDATION_ERROR",
        message: "Some fields need attention.",
        fields: { wording: "$1.00 is not $2.00." },
      },
    },
    WordingProposalDecline: { data: { declineWordingProposal: { clientMutationId: "1" } } },
  });
  await user.click((await row(card, "beneficiary")).getByRole("button", { name: /^Compare/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bond wording changes" }));
  await user.click(await dialog.findByRole("button", { name: "Accept wording" }));
  expect(await dialog.findByText("$1.00 is not $2.00.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  const asks = within(await screen.findByRole("dialog", { name: "Decline this wording" }));
  await user.type(asks.getByRole("textbox", { name: "Reason" }), "The bank has no branch there.");
  await user.click(asks.getByRole("button", { name: "Decline" }));
  expect(await screen.findByText("Wording declined")).toBeTruthy();
  expect(server.inputsOf("WordingProposalDecline")[0]).toMatchObject({
    version: 7,
    reason: "The bank has no branch there.",
  });
});

test("who proposed it may withdraw it", async () => {
  const own = { ...OF_BENEFICIARY, capabilities: ["CAN_WITHDRAW" as const] };
  const { card, user, server } = await openPage([own], {
    WordingProposalWithdraw: { data: { withdrawWordingProposal: { clientMutationId: "1" } } },
  });
  await user.click((await row(card, "beneficiary")).getByRole("button", { name: "Withdraw" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Withdraw this wording?" }));
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Wording withdrawn")).toBeTruthy();
  expect(server.inputsOf("WordingProposalWithdraw")[0]).toMatchObject({ id: own.id });
});

test("another wording is proposed from the present one, with what differs under it", async () => {
  const { card, user, server } = await openPage([], {
    WordingProposalPresent: { data: { draftPreview: { wordingText: "The Issuer pays on demand." } } },
    WordingProposalCreate: { data: { createWordingProposal: { clientMutationId: "1" } } },
  });
  expect(await card.findByText("No one has proposed another wording.")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Propose another wording" }));
  const wording = await screen.findByRole("textbox", { name: "Wording" });
  const dialog = within(screen.getByRole("dialog", { name: "Propose another wording" }));
  expect(dialog.getByText("Nothing is changed yet.")).toBeTruthy();
  await user.clear(wording);
  await user.type(wording, "The Issuer pays on written demand.");
  expect((await dialog.findByText("written", { selector: "mark" })).tagName).toBe("MARK");
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "In writing.");
  await user.click(dialog.getByRole("button", { name: "Propose wording" }));
  expect(await screen.findByText("Wording proposed")).toBeTruthy();
  expect(server.inputsOf("WordingProposalCreate")[0]).toMatchObject({
    draftId: DRAFT_ID,
    version: 7,
    wording: "The Issuer pays on written demand.",
    reason: "In writing.",
  });
});
