// Every key of the product, said once: what is pressed is looked up here, and the page of keys shows the same rows.

import { type PageName, SITE_MAP } from "../../site-map.ts";

/** What a key does wherever somebody is; `isCharacter`: a letter or sign alone, which a switch turns off (WCAG 2.1.4). */
export type GlobalKey = {
  readonly does: "OPEN_SEARCH" | "FOCUS_SEARCH" | "SHOW_KEYS";
  readonly key: string;
  readonly withModifier?: true;
  readonly isCharacter: boolean;
  readonly label: string;
};

export const GLOBAL_KEYS: readonly GlobalKey[] = [
  { does: "OPEN_SEARCH", key: "k", withModifier: true, isCharacter: false, label: "Search everything" },
  { does: "FOCUS_SEARCH", key: "/", isCharacter: true, label: "Search this list, or everything" },
  { does: "SHOW_KEYS", key: "?", isCharacter: true, label: "Show the keys" },
];

/** Pressed before the letter of a page. */
export const CHORD_START = "g";

/** The letter that leads to each page, for whoever may open it. */
const PAGE_LETTERS: Partial<Record<PageName, string>> = {
  home: "h",
  documents: "d",
  sharedWithMe: "s",
  holdings: "v",
  facilities: "f",
  finance: "i",
  reports: "r",
  members: "m",
  settings: "o",
  profile: "p",
  staffDrafts: "q",
  staffWork: "w",
  staffRequests: "a",
  staffFinance: "e",
  staffClients: "c",
  staffPeople: "t",
};

const LETTERS_OF_PATHS = new Map(
  Object.entries(PAGE_LETTERS).map(([page, letter]) => [SITE_MAP[page as PageName].path as string, letter]),
);

export function letterOf(path: string): string | undefined {
  return LETTERS_OF_PATHS.get(path);
}

/** What works inside what has the focus, told beside the others. */
export const KEYS_WITHIN: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ["↑", "↓"], label: "Move through results, menus and suggestions" },
  { keys: ["Enter"], label: "Open what is chosen" },
  { keys: ["Ctrl", "Enter"], label: "Open a result in a new tab" },
  { keys: ["Home", "End"], label: "Go to the first or the last of a menu" },
  { keys: ["←", "→"], label: "Move between days, or along a chart" },
  { keys: ["Esc"], label: "Close what is open, or clear a search" },
];
