// Documents recorded, projected, edited and handed over.

import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { sentEmpty } from "../walks/screens.ts";
import type { ScreenSet } from "./screen-set.ts";

const HARBOUR = idOf("organisation", "harbour");

export const DOCUMENT_SCREENS: readonly ScreenSet[] = [
  {
    title: "documents of an organisation",
    person: "ada",
    screens: async ({ product, as }) => {
      const ada = await as("ada");
      const own = await documentOf(ada, "WBG 0071 883");
      const issued = await documentOf(ada, "BBA-55012");
      const digital = await documentOf(ada, "MBL-D 2041");
      const lost = await documentOf(ada, "G 2026/001183");
      const worked = await documentOf(ada, "G 2026/");
      const { text } = await product.mailTo("mona.petrou@keeper.example", /is on its way to you/);
      const handover = /\/handover\/[0-9a-f-]+\/\w+/.exec(text)?.[0] ?? "";
      const request = await product.mailTo("leo.brandt@lessor.example", /return the original/);
      const answer = /\/return\/[0-9a-f-]+#\w+/.exec(request.text)?.[0] ?? "";
      const toAgree = await product.mailTo("contracts@bhp.example", /agree or refuse/);
      const agreement = /\/agree\/[0-9a-f-]+#\w+/.exec(toAgree.text)?.[0] ?? "";
      const toConfirm = await product.mailTo("contracts@qantas.example", /in your favour, DR-/);
      const confirmation = /\/confirm\/[0-9a-f-]+#\w+/.exec(toConfirm.text)?.[0] ?? "";
      return [
        {
          name: "confirmation-answer",
          path: confirmation,
          shows: "Is everything right?",
          after: (page) => page.getByRole("radio", { name: /^Something is wrong/ }).click(),
        },
        { name: "confirmation-answer-invalid", path: `${confirmation}x`, shows: "This link does not work" },
        {
          name: "return-answer",
          path: answer,
          shows: "What about the original?",
          after: (page) => page.getByRole("radio", { name: /^Not yet/ }).click(),
        },
        {
          name: "agreement-answer",
          path: agreement,
          shows: "Do you agree?",
          after: (page) => page.getByRole("radio", { name: /^I don’t agree/ }).click(),
        },
        { name: "agreement-answer-invalid", path: `${agreement}x`, shows: "This link does not work" },
        { name: "return-answer-invalid", path: `${answer}x`, shows: "This link does not work" },
        {
          name: "document-ask-return",
          path: `/documents/${issued}/view`,
          shows: "Ask for its return",
          after: async (page) => {
            await page.getByRole("button", { name: "Ask for its return" }).click();
            await page.getByRole("dialog").waitFor();
          },
        },
        { name: "handover", path: handover, shows: "Confirm receipt", after: sentEmpty("Confirm receipt") },
        { name: "handover-invalid", path: `${handover}x`, shows: "This link does not work" },
        { name: "verify", path: "/verify", shows: "Drop the PDF", after: sentEmpty("Check") },
        {
          name: "verify-paper",
          path: "/verify/paper",
          shows: "Verification code",
          after: sentEmpty("Check"),
        },
        {
          name: "document-invite-person",
          path: `/documents/${issued}/view`,
          shows: "Invite",
          after: async (page) => {
            await page.getByRole("button", { name: "Invite", exact: true }).click();
            await page.getByRole("button", { name: "Send invitation" }).click();
          },
        },
        {
          name: "accept-document-invitation",
          path: "/accept-invitation/document/nowhere",
          shows: "Failed to accept invitation",
        },
        {
          name: "document-hand-over",
          path: `/documents/${issued}/view`,
          shows: "Hand over the original",
          after: (page) => page.getByRole("button", { name: "Hand over the original" }).click(),
        },
        {
          name: "document-declare-lost",
          path: `/documents/${issued}/view`,
          shows: "Declare lost",
          after: async (page) => {
            await page.getByRole("button", { name: "Show custody record" }).click();
            await page.getByRole("button", { name: "Declare lost" }).click();
          },
        },
        {
          name: "document-digital",
          path: `/documents/${digital}/view`,
          shows: "Waiting for the bank's signature",
        },
        {
          name: "document-bank-actions",
          path: `/documents/${HARBOUR}/${issued}/view`,
          shows: "Who is the letter addressed to",
        },
        {
          name: "document-ask-bank",
          path: `/documents/${HARBOUR}/${issued}/view`,
          shows: "Ask for a change",
          after: async (page) => {
            await page.getByRole("button", { name: "Ask for a change" }).click();
            await page.getByRole("menuitem", { name: "Letter, copy or other bank action" }).click();
            await page.getByRole("button", { name: "Ask the bank" }).click();
          },
        },
        { name: "document-lost", path: `/documents/${lost}/view`, shows: "The issuer decides now." },
        {
          name: "document-request",
          path: `/documents/${HARBOUR}/${worked}/view`,
          shows: "Ask for a change",
          after: async (page) => {
            await page.getByRole("button", { name: "Ask for a change" }).click();
            await page.getByRole("menuitem", { name: "Reduce" }).click();
            await page.getByLabel("By how much").fill("50000");
          },
        },
        {
          name: "document-add",
          path: "/documents/add",
          shows: "Record document",
          after: sentEmpty("Record document"),
        },
        { name: "probably-done", path: "/documents/probably-done", shows: "Probably done" },
        { name: "document-add-projected", path: "/documents/add/projected", shows: "Expected from" },
        {
          name: "document-view",
          path: `/documents/${HARBOUR}/${worked}/view`,
          shows: "How this was worked out",
        },
        {
          name: "document-party-sources",
          path: `/documents/${HARBOUR}/${worked}/view`,
          shows: "Where these details come from",
          after: async (page) => {
            await page.getByText("Where these details come from").click();
            await page.getByText("Who confirmed them").waitFor();
          },
        },
        {
          name: "document-cost-rate",
          path: `/documents/${own}/view`,
          shows: "New rate",
          after: async (page) => {
            await page.getByRole("button", { name: "New rate" }).click();
            await page.getByRole("button", { name: "Set the new rate" }).click();
          },
        },
        { name: "document-own-view", path: `/documents/${own}/view`, shows: "HC-061" },
        { name: "document-own-edit", path: `/documents/${HARBOUR}/${own}/edit`, shows: "Your notes" },
        { name: "document-notes-edit", path: `/documents/${HARBOUR}/${issued}/edit`, shows: "Your notes" },
      ];
    },
  },
];

/** The newest that fits; another may be one that the organisation records itself, without costs. */
async function documentOf(api: Api, search: string): Promise<string> {
  const { documents } = await api.get(
    "query ($o: ID!, $search: String) { documents(organisationId: $o, search: $search, first: 1) { edges { node { id } } } }",
    { o: HARBOUR, search },
  );
  return documents.edges[0].node.id;
}
