// What the address of the facility list may say, and what is made of an address that says nonsense.

export const FACILITY_LIST_TABS = ["current", "ended"] as const;
export type FacilityListTab = (typeof FACILITY_LIST_TABS)[number];
export type FacilityListSearch = { readonly tab: FacilityListTab; readonly search: string };

export function facilitySearchFrom(given: Record<string, unknown>): FacilityListSearch {
  return {
    tab: FACILITY_LIST_TABS.find((tab) => tab === given.tab) ?? "current",
    search: typeof given.search === "string" || typeof given.search === "number" ? String(given.search) : "",
  };
}

/** For the router: the address keeps only what says something. */
export function tidyFacilitySearch(given: Record<string, unknown>): Partial<FacilityListSearch> {
  const { tab, search } = facilitySearchFrom(given);
  return { ...(given.tab === undefined ? {} : { tab }), ...(search === "" ? {} : { search }) };
}
