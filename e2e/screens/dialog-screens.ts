// What is asked for before something is done to a client, to money or to one's own account: dialogs that stand on screens of the other tables.

import { idOf } from "../../server/demo/cast-ids.ts";
import { draftsByStatus } from "../walks/records.ts";
import type { Screen } from "../walks/screens.ts";
import type { ScreenSet } from "./screen-set.ts";

const HARBOUR = idOf("organisation", "harbour");

export const DIALOG_SCREENS: readonly ScreenSet[] = [
  {
    title: "dialogs of a client's page",
    person: "rosa",
    screens: () => [
      onClient("staff-client-act", "Act for this client"),
      onClient("staff-client-merge", "Merge into another"),
      onClient("staff-client-close", "Close organisation"),
      onClient("staff-client-history", "History"),
    ],
  },
  {
    title: "dialogs of money",
    person: "rosa",
    screens: async ({ as }) => {
      const drafts = await draftsByStatus(await as("ada"), HARBOUR);
      return [
        {
          name: "staff-credit-note",
          path: `/staff/drafts/${drafts.PROCESSING}`,
          shows: "Credit notes",
          after: (page) => page.getByRole("button", { name: /^Credit INV-/ }).click(),
        },
        {
          name: "staff-finance-answer",
          path: "/staff/finance",
          shows: "Two leases are coming up",
          after: (page) => page.getByRole("button", { name: "Answer", exact: true }).first().click(),
        },
        {
          name: "staff-finance-close",
          path: "/staff/finance",
          shows: "Two leases are coming up",
          after: (page) => page.getByRole("button", { name: "Close enquiry" }).first().click(),
        },
        {
          name: "bank-statement-upload",
          path: "/staff/bank-statements",
          shows: "Bank statements",
          after: (page) => page.getByRole("button", { name: "Upload statement" }).first().click(),
        },
      ];
    },
  },
  {
    title: "dialogs of leaving",
    person: "ada",
    screens: () => [
      {
        name: "organisation-close",
        path: "/settings/organisation",
        shows: "Close the organisation",
        after: (page) => page.getByRole("button", { name: "Close organisation" }).click(),
      },
      {
        name: "account-close",
        path: "/profile",
        shows: "Close your account",
        after: (page) => page.getByRole("button", { name: "Close account" }).click(),
      },
      {
        name: "personal-data",
        path: "/profile",
        shows: "Your data",
        after: (page) => page.getByRole("button", { name: "Download your data" }).click(),
      },
    ],
  },
];

function onClient(name: string, button: string): Screen {
  return {
    name,
    path: `/staff/clients/${HARBOUR}`,
    shows: "Particulars",
    after: async (page) => {
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.getByRole("dialog").waitFor();
    },
  };
}
