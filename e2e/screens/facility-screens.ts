// Facilities listed, recorded, changed and looked at, and their applications on both sides of the desk.

import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { sentEmpty } from "../walks/screens.ts";
import type { ScreenSet } from "./screen-set.ts";

const HARBOUR = idOf("organisation", "harbour");

export const FACILITY_SCREENS: readonly ScreenSet[] = [
  {
    title: "facilities of an organisation",
    person: "ada",
    screens: async ({ as }) => {
      const ada = await as("ada");
      const { facilities } = await ada.get(
        "query ($id: ID!) { facilities(organisationId: $id) { id name } }",
        {
          id: HARBOUR,
        },
      );
      const pathOf = (name: string, what: "view" | "edit") =>
        `/facilities/${facilities.find((each: { name: string }) => each.name === name).id}/${what}`;
      return [
        { name: "facilities", path: "/facilities", shows: "offers to share a facility" },
        { name: "facilities-ended", path: "/facilities?tab=ended", shows: "Nothing has ended" },
        {
          name: "facility-create",
          path: "/facilities/create",
          shows: "Used for",
          after: sentEmpty("Save facility"),
        },
        { name: "facility-edit", path: pathOf("Westpac guarantee line", "edit"), shows: "Used for" },
        {
          name: "facility-view",
          path: pathOf("Westpac guarantee line", "view"),
          shows: "raised the facility",
        },
        {
          name: "facility-shared",
          path: pathOf("Group guarantee line", "view"),
          shows: "Shared by Wesfarmers",
        },
        {
          name: "facility-offered",
          path: pathOf("Site lease line", "view"),
          shows: "Waiting for an answer",
        },
        {
          name: "facility-share",
          path: pathOf("Westpac guarantee line", "view"),
          shows: "raised the facility",
          after: async (page) => {
            await page.getByRole("button", { name: "Share" }).click();
            await page.getByLabel("ABN or ACN of the organisation").fill("28 008 984 049");
            await page.getByRole("button", { name: "Continue" }).click();
            await page.getByRole("button", { name: "Send offer" }).waitFor();
          },
        },
        {
          name: "facility-intro-surety",
          path: "/facilities/apply-intro/surety-bond",
          shows: "AA- rated reinsurer",
        },
        {
          name: "facility-intro-property",
          path: "/facilities/apply-intro/property-backed",
          shows: "$850 application fee",
        },
        {
          name: "facility-apply",
          path: await applicationPath(ada, "SURETY_BOND", HARBOUR),
          shows: "Submit application",
        },
        {
          name: "facility-application",
          path: await applicationPath(ada, "PROPERTY_BACKED", HARBOUR),
          shows: "What happens next",
        },
        {
          name: "facility-question",
          path: await applicationWith(ada, "CAN_ANSWER"),
          shows: "Your answer",
        },
        {
          name: "facility-fee",
          path: await applicationWith(ada, "CAN_VIEW_PAYMENT_DETAILS"),
          shows: "Payment reference",
        },
        {
          name: "facility-application-shared",
          path: await applicationWith(ada, "CAN_VIEW", "CAN_VIEW_DETAILS"),
          shows: "applies for this facility",
        },
      ];
    },
  },
  {
    title: "the desk's decision on an application",
    person: "rosa",
    screens: async ({ as }) => [
      { name: "facility-desk", path: "/facilities", shows: "Plant guarantee line" },
      { name: "facility-arrange", path: "/facilities/create", shows: "Organisation and bank" },
      {
        name: "facility-arranged",
        path: await arrangedPath(await as("rosa")),
        shows: "Record approval",
      },
      {
        name: "facility-decision",
        path: await applicationPath(await as("rosa"), "PROPERTY_BACKED"),
        shows: "Send to bank or insurer",
        after: async (page) => {
          await page.getByRole("button", { name: "Send to bank or insurer" }).click();
          await page.getByRole("dialog").waitFor();
        },
      },
    ],
  },
];

/** One of Harbour's, or shared with it, on which may be done what is named and not what else is. */
async function applicationWith(api: Api, capability: string, without?: string): Promise<string> {
  const { facilityApplications } = await api.get(
    "query ($id: ID) { facilityApplications(organisationId: $id, first: 20) { edges { node { id capabilities } } } }",
    { id: HARBOUR },
  );
  const { node } = facilityApplications.edges.find(
    (each: { node: { capabilities: string[] } }) =>
      each.node.capabilities.includes(capability) &&
      !(without !== undefined && each.node.capabilities.includes(without)),
  );
  return `/facilities/apply/${node.id}`;
}

async function arrangedPath(api: Api): Promise<string> {
  const { arrangedFacilities } = await api.get("{ arrangedFacilities(first: 1) { edges { node { id } } } }");
  return `/facilities/${arrangedFacilities.edges[0].node.id}/view`;
}

async function applicationPath(api: Api, facilityType: string, organisationId?: string): Promise<string> {
  const { facilityApplications } = await api.get(
    "query ($id: ID) { facilityApplications(organisationId: $id, first: 20) { edges { node { id facilityType } } } }",
    { id: organisationId ?? null },
  );
  const { node } = facilityApplications.edges.find(
    (each: { node: { facilityType: string } }) => each.node.facilityType === facilityType,
  );
  return `/facilities/apply/${node.id}`;
}
