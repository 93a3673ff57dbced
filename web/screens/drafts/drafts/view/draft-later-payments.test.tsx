// Later periods on a draft's page: set up on the provider's page, how they stand, and stopped after a question.
// Shows: D-34..D-36, INV-44.

import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../../testing/fake-server.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";

const PAGE = "https://pay.example/save";
const CARD = {
  id: "subscription",
  status: "active",
  hostedUrl: null,
  method: "CARD",
  lastDigits: "4242",
  currentPeriodEnd: "2027-05-11",
} as const;
const MAY: Partial<DraftRecordFragment> = { capabilities: ["CAN_VIEW", "CAN_SET_UP_LATER_PAYMENTS"] };

test("whoever may set them up is led to the page where a card or account is saved", async () => {
  const waiting = { ...CARD, status: "incomplete", hostedUrl: PAGE, method: null, lastDigits: null } as const;
  const { user, server } = await openDraft(MAY, {
    LaterPaymentsSetUp: {
      data: {
        generateNewStripeSubscription: {
          clientMutationId: "1",
          draft: aDraft({ ...MAY, version: 9, paymentSubscription: waiting }),
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Set up card or direct debit" }));
  const link = await screen.findByRole("link", { name: "Save a card or account" });
  expect(link.getAttribute("href")).toBe(PAGE);
  expect(server.inputsOf("LaterPaymentsSetUp")).toMatchObject([{ id: DRAFT_ID }]);
});

const NEXT = { amount: "3125.00", invoiceDate: "2027-05-13", startDate: "2027-05-20" };

test("what comes next is said with its amount and its day, whoever may set up a card or not", async () => {
  await openDraft({ capabilities: ["CAN_VIEW"], nextPeriod: NEXT });
  const card = await screen.findByRole("region", { name: "Later periods" });
  expect(card.textContent).toContain("Next invoice$3,125.00 on 13/05/2027");
  expect(card.textContent).toContain("For the period from 20/05/2027, and due on that day.");
  expect(within(card).queryByRole("button")).toBeNull();
});

test("a card is charged the amount of the next period on its first day", async () => {
  await openDraft({ ...MAY, nextPeriod: NEXT, paymentSubscription: CARD });
  const card = await screen.findByRole("region", { name: "Later periods" });
  expect(card.textContent).toContain("Next charge$3,125.00 on 20/05/2027");
});

test("a declined charge says what to do, and stopping asks first", async () => {
  const pastDue = { ...CARD, status: "past_due" } as const;
  const { user, server } = await openDraft(
    { ...MAY, paymentSubscription: pastDue },
    {
      LaterPaymentsStop: {
        data: {
          cancelPaymentSubscription: { clientMutationId: "1", draft: aDraft({ ...MAY, version: 9 }) },
        },
      },
    },
  );
  const card = await screen.findByRole("region", { name: "Later periods" });
  expect(within(card).getByText("The last charge was declined")).toBeTruthy();
  expect(within(card).getByText("Card ending 4242")).toBeTruthy();
  expect(within(card).getByText("11/05/2027")).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: "Stop" }));
  const question = await screen.findByRole("alertdialog", { name: "Stop paying later periods by itself?" });
  await user.click(within(question).getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.queryByText("Card ending 4242")).toBeNull());
  expect(server.callsOf("LaterPaymentsStop")).toHaveLength(1);
});

test("whoever may not, and of whom nothing is charged, sees no card", async () => {
  await openDraft({ capabilities: ["CAN_VIEW"] });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("region", { name: "Later periods" })).toBeNull();
});

async function openDraft(over: Partial<DraftRecordFragment>, answers: FakeAnswers = {}) {
  return await renderClient({
    at: `/drafts/${OWNER_ID}/${DRAFT_ID}/view`,
    token: "token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft: aDraft(over) } },
      CommentsOfDraft: "silent",
      ActivityDraftHistory: "silent",
      HomeWork: "silent",
      NotificationCount: "silent",
      ...answers,
    },
  });
}
