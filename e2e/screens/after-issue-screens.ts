// What is done with a document once it is there, by each side: the dialogs of its page, and the pages that go with it.

import {
  asked,
  done,
  found,
  fromMenu,
  LEASE_BOND_AS_IT_CAME,
  press,
  recorded,
  viewOf,
} from "./after-issue-steps.ts";
import type { ScreenSet } from "./screen-set.ts";

export const AFTER_ISSUE_SCREENS: readonly ScreenSet[] = [
  {
    title: "what an applicant does with its documents",
    person: "ada",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const tender = await recorded(ada, "harbour");
      const closed = await recorded(ada, "harbour");
      await done(ada, "closeDocument", {
        ...closed,
        outcome: "RETURNED",
        closedDate: "2026-06-30",
        reason: "Back.",
      });
      const issued = await found(ada, "G 2026/001197");
      return [
        fromMenu("document-close", tender, "Close"),
        fromMenu("document-remove", tender, "Remove"),
        fromMenu("document-reopen", closed, "Reopen"),
        fromMenu("document-to-final", tender, "Make the performance guarantee"),
        fromMenu("document-renew", issued, "Renew it"),
        fromMenu("document-copy", closed, "Copy it to a new draft"),
        asked("document-amend-wording", issued, "Amend", async (page) => {
          await page.getByLabel("What to amend").selectOption("Whole wording");
          const wording = page.getByRole("textbox", { name: "New wording" });
          await wording.fill(`${await wording.inputValue()}\nIt may be presented in Perth as well.`);
        }),
        {
          name: "document-record-return",
          path: viewOf(tender),
          shows: "Record the return",
          after: press("Record the return"),
        },
        {
          name: "handover-second-code",
          path: viewOf(tender),
          shows: "Hand over the original",
          after: async (page) => {
            await press("Hand over the original")(page);
            await page.getByLabel("Recipient's name").fill("Mona Petrou");
            await page.getByLabel("Recipient's email").fill("mona.petrou@keeper.example");
            await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
            await page.getByRole("heading", { name: "Second code" }).waitFor();
          },
        },
        {
          name: "documents-ask-returns",
          path: "/documents?tab=established",
          shows: "BBA-55012",
          after: async (page) => {
            // One row's own: a document that another window records meanwhile leaves not all chosen.
            await page.getByRole("checkbox", { name: "Choose BBA-55012", exact: true }).check();
            await press("Ask for their return")(page);
          },
        },
        {
          name: "calendar-add",
          path: "/profile",
          shows: "Add to calendar",
          after: async (page) => {
            await press("Add to calendar")(page);
            await press("Make address")(page);
            await page.getByText("How to add it").waitFor();
          },
        },
      ];
    },
  },
  {
    title: "paper that a beneficiary has received",
    person: "ada",
    screens: async ({ as }) => {
      const received = await recorded(await as("ada"), "harbour", LEASE_BOND_AS_IT_CAME);
      return [{ name: "received-paper", path: viewOf(received), shows: "Compared with the other record" }];
    },
  },
  {
    title: "an original that its applicant has lost",
    person: "wes",
    screens: async ({ as }) => {
      const wes = await as("wes");
      const lost = await recorded(wes, "wesfarmers");
      const said = {
        documentId: lost.id,
        version: lost.version,
        lastSeenDate: "2026-06-30",
        searched: "The safe.",
      };
      await done(wes, "declareDocumentLost", said);
      return [
        {
          name: "document-indemnity",
          path: viewOf(lost),
          shows: "Give indemnity",
          after: press("Give indemnity"),
        },
        { name: "document-found", path: viewOf(lost), shows: "It was found", after: press("It was found") },
      ];
    },
  },
  {
    title: "what the provider does with issued guarantees",
    person: "rosa",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const lost = await found(ada, "G 2026/001183");
      const extended = await found(ada, "G 2026/001197");
      return [
        asked("document-claim", lost, "Claim", (page) =>
          page.getByRole("radio", { name: "Extend or pay" }).check(),
        ),
        { name: "document-lost-consent", path: viewOf(lost), shows: "Consent", after: press("Consent") },
        {
          name: "document-milestone",
          path: viewOf(lost),
          shows: "Confirm milestone",
          after: press(/^Confirm milestone/),
        },
        { name: "document-extend", path: viewOf(extended), shows: "Extend", after: press(/^Extend:/) },
        {
          name: "document-decline-request",
          path: viewOf(extended),
          shows: "Decline",
          after: press(/^Decline: Extend/),
        },
      ];
    },
  },
];
