// The clocks of a place as the machine's zone data has them, read through Intl, for the proofs to compare with.

const ZONES = {
  NSW: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  WA: "Australia/Perth",
  ACT: "Australia/Canberra",
  NT: "Australia/Darwin",
  TAS: "Australia/Hobart",
  "NSW 2880": "Australia/Broken_Hill",
  "NSW 2898": "Australia/Lord_Howe",
} as const;

export type OraclePlace = keyof typeof ZONES;

export const ORACLE_PLACES = Object.keys(ZONES) as OraclePlace[];

/** "2026-10-04 16:00:00": what a clock on the wall of the place shows at the moment. */
export function oracleWallClock(milliseconds: number, place: OraclePlace): string {
  return CLOCKS[place].format(milliseconds).replace(", ", " ");
}

const CLOCKS = Object.fromEntries(
  Object.entries(ZONES).map(([place, timeZone]) => [place, clockIn(timeZone)]),
) as Record<OraclePlace, Intl.DateTimeFormat>;

/** Sweden writes the day as we keep it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
}
