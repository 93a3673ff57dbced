// A draft at each of its steps, in every status, at its submission and on its way.

import { idOf } from "../../server/demo/cast-ids.ts";
import { draftsByStatus, draftUnder, NAMES_DIRECTORS, raiseDraft } from "../walks/records.ts";
import { sentEmpty } from "../walks/screens.ts";
import type { ScreenSet } from "./screen-set.ts";

const HARBOUR = idOf("organisation", "harbour");
const INDIVIDUALS = "query ($id: ID!) { draft(id: $id) { identification { individuals { id surname } } } }";
const STEPS = ["guarantee", "parties", "contract", "funds"];

export const DRAFT_SCREENS: readonly ScreenSet[] = [
  {
    title: "each step of a draft, begun, filled in and refused",
    person: "ada",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const { DRAFT: filled = "" } = await draftsByStatus(ada, HARBOUR);
      const begun = await raiseDraft(ada, "harbour");
      const step = (draftId: string, id: string) => `/drafts/${HARBOUR}/create?draft=${draftId}&step=${id}`;
      return [
        { name: "draft-new", path: `/drafts/${HARBOUR}/create`, shows: "New draft" },
        ...STEPS.map((id) => ({
          name: `draft-step-${id}`,
          path: step(filled, id),
          shows: /^Draft DR-/,
        })),
        {
          name: "draft-step-refused",
          path: step(begun.id, "guarantee"),
          shows: /^Draft DR-/,
          after: sentEmpty("Continue"),
        },
      ];
    },
  },
  {
    title: "a draft in every status",
    person: "ada",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const drafts = await draftsByStatus(ada, HARBOUR);
      const begun = await raiseDraft(ada, "harbour");
      const parties = [
        { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd" },
        { partyVariant: "BENEFICIARY" },
      ];
      const gaps = await raiseDraft(ada, "harbour", { parties });
      return [
        ...Object.entries(drafts).map(([status, id]) => ({
          name: `draft-view-${status.toLowerCase().replaceAll("_", "-")}`,
          path: `/drafts/${HARBOUR}/${id}/view`,
          shows: "Activity",
        })),
        {
          name: "draft-required-document-declined",
          path: `/drafts/${HARBOUR}/${drafts.PROCESSING}/view`,
          shows: "Draft bank guarantee form",
          after: (page) =>
            page
              .getByRole("button", { name: /^Not Approve/ })
              .first()
              .click(),
        },
        { name: "draft-view-begun", path: `/drafts/${HARBOUR}/${begun.id}/view`, shows: "Activity" },
        {
          name: "draft-view-parties",
          path: `/drafts/${HARBOUR}/${gaps.id}/view`,
          shows: "Activity",
          after: async (page) => {
            await page.getByRole("button", { name: "Edit parties" }).click();
            await page.getByRole("button", { name: /^Fill in what is missing/ }).click();
            await page.getByRole("button", { name: /^Edit Phone of Applicant/ }).click();
          },
        },
        {
          name: "draft-submit",
          path: `/drafts/${HARBOUR}/${drafts.DRAFT}/submit`,
          shows: "Before you submit",
        },
        {
          name: "draft-progress",
          path: `/progress/${HARBOUR}/${drafts.SUBMITTED}`,
          shows: "Waiting on",
        },
      ];
    },
  },
  {
    title: "the verification of a director, to begin and to go on with",
    person: "ada",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const drafts = await draftsByStatus(ada, HARBOUR);
      const begun = await draftUnder(ada, HARBOUR, NAMES_DIRECTORS);
      const path = async (draftId: string | undefined, surname: string) => {
        const { draft } = await ada.get(INDIVIDUALS, { id: draftId });
        const named: { id: string; surname: string }[] = draft.identification.individuals;
        const id = named.find((each) => each.surname === surname)?.id;
        return `/drafts/${HARBOUR}/${draftId}/individuals/${id}/identity`;
      };
      return [
        { name: "identity-form", path: await path(begun, "Verified"), shows: "Home address" },
        {
          name: "identity-form-refused",
          path: await path(begun, "Pending"),
          shows: "Home address",
          after: sentEmpty("Submit Details"),
        },
        {
          name: "identity-continue",
          path: await path(drafts.IDENTIFYING, "Pending"),
          shows: "Details registered",
        },
        {
          name: "identity-verified",
          path: await path(drafts.IDENTIFYING, "Verified"),
          shows: "This person is verified",
        },
      ];
    },
  },
];
