// A list that is narrowed, with what narrows it, its columns, its views and what is done with those that are chosen.

import type { Page } from "playwright-core";
import type { ScreenSet } from "./screen-set.ts";

const NARROWED =
  "/documents?tab=established&beneficiary=l&amount=1000.00..900000000.00&variants=BANK_GUARANTEE.SURETY_BOND";

export const LIST_SCREENS: readonly ScreenSet[] = [
  {
    title: "a list that is narrowed",
    person: "ada",
    screens: () => [
      { name: "list-narrowed", path: NARROWED, shows: "Beneficiary: l" },
      {
        name: "list-add-filter",
        path: NARROWED,
        shows: "Add filter",
        after: (page) => page.getByRole("button", { name: "Add filter" }).click(),
      },
      {
        name: "list-filter-days",
        path: "/documents?tab=closed&expires=2026-01-01..2027-06-30",
        shows: "Expires: 01/01/2026 to 30/06/2027",
        after: (page) => page.getByRole("button", { name: /^Change the filter Expires/ }).click(),
      },
      {
        name: "list-filter-choices",
        path: "/documents?tab=established&states=NSW",
        shows: "New South Wales",
        after: (page) => page.getByRole("button", { name: /^Change the filter/ }).click(),
      },
      { name: "list-nothing-fits", path: "/documents?tab=established&bank=nobody", shows: "Nothing matches" },
      {
        name: "list-save-view",
        path: NARROWED,
        shows: "Views",
        after: async (page) => {
          await page.getByRole("button", { name: "Views", exact: true }).click();
          await page.getByRole("menuitem", { name: "Save as a view…" }).click();
          await page.getByRole("button", { name: "Save", exact: true }).click();
        },
      },
      { name: "list-chosen", path: "/documents?tab=established", shows: "Views", after: chooseAll },
      {
        name: "list-set-fact",
        path: "/documents?tab=established",
        shows: "Views",
        after: async (page) => {
          await chooseAll(page);
          await page.getByRole("button", { name: "More", exact: true }).click();
          await page.getByRole("menuitem", { name: "Set a fact…" }).click();
          await page.getByRole("button", { name: "Set", exact: true }).click();
        },
      },
    ],
  },
];

/** A phone has a box beside each row, and none for all of them. */
async function chooseAll(page: Page): Promise<void> {
  await page
    .getByRole("checkbox", { name: /^Choose/ })
    .first()
    .check();
}
