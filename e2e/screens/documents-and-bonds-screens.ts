// Finance, the instruments beside the bank guarantee, and the requests that are prepared for them.

import { PEOPLE } from "../../server/demo/cast.ts";
import type { ScreenSet } from "./screen-set.ts";

export const DOCUMENT_AND_BOND_SCREENS: readonly ScreenSet[] = [
  {
    title: "finance, switch, surety and prepared requests",
    person: "ada",
    screens: async ({ as }) => {
      const rosa = await as("rosa");
      const { staffOriginations } = await rosa.get(
        "{ staffOriginations(first: 20) { edges { node { id emailAddress } } } }",
      );
      const { node } = staffOriginations.edges.find(
        (edge: { node: { emailAddress: string } }) => edge.node.emailAddress === PEOPLE.ada.email,
      );
      return [
        { name: "origination", path: `/originations/${node.id}`, shows: "Truganina depot" },
        { name: "finance", path: "/finance", shows: "Your enquiries" },
        { name: "finance-apply", path: "/finance/apply", shows: "Which draft do you want to finance?" },
        { name: "switch-create", path: "/bank-guarantee-switch-drafts/create", shows: "Current guarantee" },
        { name: "surety-create", path: "/bond-surety-drafts/create", shows: "Before you begin" },
      ];
    },
  },
  {
    title: "prepared requests and requests after issue at the desk",
    person: "rosa",
    screens: () => [
      { name: "staff-requests", path: "/staff/requests", shows: "Extend to" },
      { name: "staff-originations", path: "/staff/originations", shows: "ada@harbourcivil.example" },
      {
        name: "origination-prepare",
        path: "/staff/originations",
        shows: "ada@harbourcivil.example",
        after: (page) => page.getByRole("button", { name: "Prepare a request" }).click(),
      },
    ],
  },
];
