// An organisation's home, lists, members and settings, and one's own account; and what stands there before there is anything.

import { PEOPLE } from "../../server/demo/cast.ts";
import { sentEmpty } from "../walks/screens.ts";
import { invitationCode } from "./invitation-code.ts";
import type { ScreenSet } from "./screen-set.ts";

const INVITED = "accounts@kestrel.example";
const TELSTRA = {
  name: "Telstra Limited",
  abn: "33051775556",
  address: "242 Exhibition Street, Melbourne VIC 3000",
  entityType: "PUB",
  industry: "J58",
};
const EMPTY_TABS = {
  drafts: "No drafts yet",
  established: "Nothing is established yet",
  projected: "Nothing is projected",
  closed: "Nothing is closed yet",
  "awaiting-return": "Nothing is awaiting return",
  discontinued: "Nothing was discontinued",
};

export const ORGANISATION_SCREENS: readonly ScreenSet[] = [
  {
    title: "an organisation at work",
    person: "ada",
    screens: () => [
      { name: "home", path: "/home", shows: "Drafts waiting on you" },
      {
        name: "organisation-update",
        path: "/home",
        shows: "Your organisation",
        after: async (page) => {
          await page.getByRole("button", { name: "Update" }).click();
          await page.getByRole("checkbox", { name: "Civil Trades Federation" }).waitFor();
        },
      },
      { name: "documents", path: "/documents", shows: "Qantas Airways Limited" },
      { name: "documents-drafts", path: "/documents?tab=drafts", shows: "Qantas Airways Limited" },
      { name: "documents-established", path: "/documents?tab=established", shows: "BBA-55012" },
      { name: "documents-discontinued", path: "/documents?tab=discontinued", shows: "$27,500.00" },
      { name: "documents-no-results", path: "/documents?search=zzz", shows: "Nothing matches" },
      { name: "submission-terms", path: "/submissionTerms", shows: "Submission" },
      { name: "reports", path: "/reports", shows: "By month of expiry" },
      {
        name: "reports-what-if",
        path: "/reports",
        shows: "By month of expiry",
        after: async (page) => {
          await page.getByText("Compare two days").click();
          await page.getByText("What if a guarantee comes back?").click();
          await page.getByRole("combobox", { name: "Guarantee" }).fill("G 2026/001197");
          await page.getByRole("option", { name: /G 2026\/001197/ }).click();
          await page.getByRole("slider", { name: "Comes back on" }).waitFor();
        },
      },
      {
        name: "report-sent-regularly",
        path: "/reports",
        shows: "By month of expiry",
        after: async (page) => {
          await page.getByRole("button", { name: "Export", exact: true }).first().click();
          const dialog = page.getByRole("dialog", { name: "Export" });
          await dialog.getByRole("radio", { name: "Every month" }).click();
          await dialog.getByText("on the 1st of each month").waitFor();
        },
      },
      { name: "exports", path: "/exports", shows: "Sent regularly" },
      { name: "report-calendar", path: "/reports?view=calendar&month=2028-10", shows: "October 2028" },
      { name: "holdings", path: "/holdings", shows: "Wesfarmers Limited" },
      { name: "holdings-none", path: "/holdings?search=zzz", shows: "Nothing matches" },
      { name: "holding-add", path: "/holdings/add", shows: "Amount that the contract requires" },
      { name: "shared-with-me", path: "/shared-with-me", shows: "Wesfarmers Limited" },
      { name: "referral", path: "/referral", shows: "Wesfarmers Limited" },
    ],
  },
  {
    title: "an administrator's settings",
    person: "ada",
    screens: () => [
      { name: "profile", path: "/profile", shows: PEOPLE.ada.email },
      ...["organisation", "alerts", "metadata", "billing"].map((tab) => ({
        name: `settings-${tab}`,
        path: `/settings/${tab}`,
        shows: "Settings",
      })),
      { name: "billing-statement", path: "/settings/billing/statement", shows: "Statement" },
    ],
  },
  {
    title: "members and invitations",
    person: "ada",
    screens: async ({ product, as }) => {
      const code = await invitationCode(product, await as("ada"), INVITED);
      return [
        { name: "members", path: "/members", shows: INVITED },
        {
          name: "members-invite",
          path: "/members",
          shows: INVITED,
          after: async (page) => {
            await page.getByRole("button", { name: "Invite member" }).click();
            await sentEmpty("Send invitation")(page);
          },
        },
        {
          name: "members-remove",
          path: "/members",
          shows: INVITED,
          after: async (page) => {
            await page.getByRole("button", { name: "Actions for Ben Okafor" }).click();
            await page.getByRole("menuitem", { name: "Remove from organisation" }).click();
            await page.getByRole("alertdialog").waitFor();
          },
        },
        {
          name: "accept-invitation-of-another",
          path: `/accept-invitation/organisation/${code}`,
          shows: "Failed to accept invitation",
        },
        {
          name: "accept-invitation-missing",
          path: "/accept-invitation/organisation/nowhere",
          shows: "Failed to find invitation",
        },
      ];
    },
  },
  {
    title: "somebody without an organisation",
    person: "dee",
    screens: () => [{ name: "first-organisation", path: "/home", shows: "Organisation name" }],
  },
  {
    title: "an organisation that has nothing yet",
    person: "fay",
    screens: async ({ as }) => {
      const fay = await as("fay");
      await fay.mutate("createOrganisation", "CreateOrganisationInput", TELSTRA, "organisation { id }");
      return [
        { name: "empty-home", path: "/home", shows: "Telstra Limited" },
        ...Object.entries(EMPTY_TABS).map(([tab, shows]) => ({
          name: `empty-${tab}`,
          path: `/documents?tab=${tab}`,
          shows,
        })),
      ];
    },
  },
];
