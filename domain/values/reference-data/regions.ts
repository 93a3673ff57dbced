// How a person's days and figures are written, and by which clock: what a profile may choose.

import { DEFAULT_ZONE } from "../time/business-time.ts";
import type { Option } from "./option-list.ts";

export const LOCALES = [
  { code: "en-AU", label: "English (Australia)" },
  { code: "en-NZ", label: "English (New Zealand)" },
  { code: "en-GB", label: "English (United Kingdom)" },
  { code: "en-US", label: "English (United States)" },
] as const satisfies readonly Option[];

/** The clocks of Australia, and of its neighbour. */
export const TIME_ZONES = [
  { code: "Australia/Sydney", label: "Sydney, Canberra" },
  { code: "Australia/Melbourne", label: "Melbourne" },
  { code: "Australia/Brisbane", label: "Brisbane" },
  { code: "Australia/Adelaide", label: "Adelaide" },
  { code: "Australia/Darwin", label: "Darwin" },
  { code: "Australia/Perth", label: "Perth" },
  { code: "Australia/Hobart", label: "Hobart" },
  { code: "Pacific/Auckland", label: "Auckland" },
] as const satisfies readonly Option[];

/** The zone in which moments are written for a person: their own, and Sydney's for nobody and for what the portal does not offer. */
export function zoneToShow(timezone: string | undefined): string {
  return TIME_ZONES.find(({ code }) => code === timezone)?.code ?? DEFAULT_ZONE;
}
