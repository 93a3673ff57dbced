// The search over everything and the page of keys, which open over any page.

import type { Page } from "playwright-core";
import type { ScreenSet } from "./screen-set.ts";

const COMMON = { shows: "Home" } as const;

async function openSearch(page: Page, words = ""): Promise<void> {
  await page.getByRole("button", { name: "Search everything" }).locator("visible=true").click();
  await page.getByRole("combobox", { name: "Search everything" }).fill(words);
}

export const SEARCH_SCREENS: readonly ScreenSet[] = [
  {
    title: "the search over everything",
    person: "ada",
    screens: () => [
      {
        ...COMMON,
        name: "search-offered",
        path: "/home",
        after: async (page) => {
          await openSearch(page);
          await page.getByRole("option", { name: "New draft" }).waitFor();
        },
      },
      {
        ...COMMON,
        name: "search-found",
        path: "/home",
        after: async (page) => {
          await openSearch(page, "woolworths");
          await page.getByRole("group", { name: "Beneficiaries" }).waitFor();
        },
      },
      {
        ...COMMON,
        name: "search-nothing",
        path: "/home",
        after: async (page) => {
          await openSearch(page, "zzz");
          await page.getByText("Nothing found", { exact: false }).locator("visible=true").first().waitFor();
        },
      },
      {
        ...COMMON,
        name: "keys",
        path: "/home",
        after: async (page) => {
          await page.keyboard.press("?");
          await page.getByRole("dialog", { name: "Keys" }).waitFor();
        },
      },
    ],
  },
  {
    title: "the search of the desk",
    person: "rosa",
    screens: () => [
      {
        name: "search-desk",
        path: "/staff/clients",
        shows: "Clients",
        after: async (page) => {
          await openSearch(page, "harbour");
          await page.getByRole("group", { name: "Clients" }).waitFor();
        },
      },
    ],
  },
];
