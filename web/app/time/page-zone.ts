// The zone in which pages tell their instants: the one that the person has chosen in their profile, and Sydney's for everybody else.

import { zoneToShow } from "@bondline/domain/values/reference-data/regions.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { createStore } from "../store.ts";

export const pageZoneStore = createStore<string>(DEFAULT_ZONE);

/** Undefined: nobody is signed in. What this browser does not know, or the portal does not offer, would tell no time at all. */
export function setPageZone(timezone: string | undefined): void {
  const zone = zoneToShow(timezone);
  if (pageZoneStore.get() !== zone) pageZoneStore.set(zone);
}

/** "Australia/Lord_Howe" is Lord Howe. */
export function zoneName(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
