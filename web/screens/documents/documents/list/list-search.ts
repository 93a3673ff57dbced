// What the address of the lists may say (tab, words searched for), and what is made of an address that says nonsense.

export const LIST_TABS = [
  "drafts",
  "established",
  "projected",
  "closed",
  "awaiting-return",
  "discontinued",
] as const;

export type ListTab = (typeof LIST_TABS)[number];

export type ListSearch = { readonly tab: ListTab; readonly search: string };

export function listSearchFrom(given: Record<string, unknown>): ListSearch {
  return {
    tab: LIST_TABS.find((tab) => tab === given.tab) ?? "drafts",
    search: typeof given.search === "string" || typeof given.search === "number" ? String(given.search) : "",
  };
}

/** For the router: the address keeps only what says something. */
export function tidyListSearch(given: Record<string, unknown>): Partial<ListSearch> {
  const { tab, search } = listSearchFrom(given);
  return { ...(given.tab === undefined ? {} : { tab }), ...(search === "" ? {} : { search }) };
}
