// Public holidays of the states and territories that fall on a weekday, 2026 to 2028, as the states have gazetted them.

import { type PlainDate, plainDate } from "../time/plain-date.ts";
import type { StateCode } from "./states.ts";

type PublicHoliday = { readonly date: PlainDate; readonly name: string };

export function findPublicHoliday(date: PlainDate, state: StateCode): PublicHoliday | undefined {
  return PUBLIC_HOLIDAYS[state].find((holiday) => holiday.date === date);
}

const EVERYWHERE: readonly PublicHoliday[] = [
  holiday("2026-01-01", "New Year's Day"),
  holiday("2026-01-26", "Australia Day"),
  holiday("2026-04-03", "Good Friday"),
  holiday("2026-04-06", "Easter Monday"),
  holiday("2026-12-25", "Christmas Day"),
  holiday("2026-12-28", "Boxing Day, observed"),
  holiday("2027-01-01", "New Year's Day"),
  holiday("2027-01-26", "Australia Day"),
  holiday("2027-03-26", "Good Friday"),
  holiday("2027-03-29", "Easter Monday"),
  holiday("2027-12-27", "Christmas Day, observed"),
  holiday("2027-12-28", "Boxing Day, observed"),
  holiday("2028-01-03", "New Year's Day, observed"),
  holiday("2028-01-26", "Australia Day"),
  holiday("2028-04-14", "Good Friday"),
  holiday("2028-04-17", "Easter Monday"),
  holiday("2028-04-25", "Anzac Day"),
  holiday("2028-12-25", "Christmas Day"),
  holiday("2028-12-26", "Boxing Day"),
];

const SECOND_MONDAY_OF_MARCH = ["2026-03-09", "2027-03-08", "2028-03-13"];
const FIRST_MONDAY_OF_MARCH = ["2026-03-02", "2027-03-01", "2028-03-06"];
const FIRST_MONDAY_OF_MAY = ["2026-05-04", "2027-05-03", "2028-05-01"];
const FIRST_MONDAY_OF_JUNE = ["2026-06-01", "2027-06-07", "2028-06-05"];
const SECOND_MONDAY_OF_JUNE = ["2026-06-08", "2027-06-14", "2028-06-12"];
const FIRST_MONDAY_OF_AUGUST = ["2026-08-03", "2027-08-02", "2028-08-07"];
const FIRST_MONDAY_OF_OCTOBER = ["2026-10-05", "2027-10-04", "2028-10-02"];
const FIRST_TUESDAY_OF_NOVEMBER = ["2026-11-03", "2027-11-02", "2028-11-07"];

/** Anzac Day of 2027 is a Sunday; of 2026 a Saturday, for which three give a Monday. */
const ANZAC_MONDAY_AFTER_SUNDAY = ["2027-04-26"];
const ANZAC_MONDAY_AFTER_WEEKEND = ["2026-04-27", "2027-04-26"];

const OF_ITS_OWN: Record<StateCode, readonly PublicHoliday[]> = {
  NSW: [
    ...named("Anzac Day, additional day", ANZAC_MONDAY_AFTER_WEEKEND),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
    ...named("Labour Day", FIRST_MONDAY_OF_OCTOBER),
  ],
  VIC: [
    ...named("Labour Day", SECOND_MONDAY_OF_MARCH),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
    ...named("Melbourne Cup", FIRST_TUESDAY_OF_NOVEMBER),
  ],
  QLD: [
    ...named("Anzac Day, observed", ANZAC_MONDAY_AFTER_SUNDAY),
    ...named("Labour Day", FIRST_MONDAY_OF_MAY),
    ...named("King's Birthday", FIRST_MONDAY_OF_OCTOBER),
  ],
  SA: [
    ...named("Adelaide Cup", SECOND_MONDAY_OF_MARCH),
    ...named("Anzac Day, observed", ANZAC_MONDAY_AFTER_SUNDAY),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
    ...named("Labour Day", FIRST_MONDAY_OF_OCTOBER),
  ],
  WA: [
    ...named("Labour Day", FIRST_MONDAY_OF_MARCH),
    ...named("Anzac Day, observed", ANZAC_MONDAY_AFTER_WEEKEND),
    ...named("Western Australia Day", FIRST_MONDAY_OF_JUNE),
    ...named("King's Birthday", ["2026-09-28", "2027-09-27"]),
  ],
  ACT: [
    ...named("Canberra Day", SECOND_MONDAY_OF_MARCH),
    ...named("Anzac Day, observed", ANZAC_MONDAY_AFTER_WEEKEND),
    ...named("Reconciliation Day", ["2026-06-01", "2027-05-31", "2028-05-29"]),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
    ...named("Labour Day", FIRST_MONDAY_OF_OCTOBER),
  ],
  NT: [
    ...named("Anzac Day, observed", ANZAC_MONDAY_AFTER_SUNDAY),
    ...named("May Day", FIRST_MONDAY_OF_MAY),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
    ...named("Picnic Day", FIRST_MONDAY_OF_AUGUST),
  ],
  TAS: [
    ...named("Eight Hours Day", SECOND_MONDAY_OF_MARCH),
    ...named("King's Birthday", SECOND_MONDAY_OF_JUNE),
  ],
};

/**
 * Until when each state's holidays are all known. Western Australia proclaims the King's Birthday year by year, and
 * that of 2028 is not proclaimed yet. Whoever adds a year moves these on.
 */
export const HOLIDAYS_KNOWN_UNTIL: Record<StateCode, PlainDate> = {
  NSW: plainDate("2028-12-31"),
  VIC: plainDate("2028-12-31"),
  QLD: plainDate("2028-12-31"),
  SA: plainDate("2028-12-31"),
  WA: plainDate("2027-12-31"),
  ACT: plainDate("2028-12-31"),
  NT: plainDate("2028-12-31"),
  TAS: plainDate("2028-12-31"),
};

/**
 * Whole days for a whole state. Days of one town or of part of a day are left out, and so is the Friday before the
 * football final in Victoria, which follows a fixture. Until a later year is added only its weekends are free.
 */
export const PUBLIC_HOLIDAYS: Record<StateCode, readonly PublicHoliday[]> = {
  NSW: withEverywhere(OF_ITS_OWN.NSW),
  VIC: withEverywhere(OF_ITS_OWN.VIC),
  QLD: withEverywhere(OF_ITS_OWN.QLD),
  SA: withEverywhere(OF_ITS_OWN.SA),
  WA: withEverywhere(OF_ITS_OWN.WA),
  ACT: withEverywhere(OF_ITS_OWN.ACT),
  NT: withEverywhere(OF_ITS_OWN.NT),
  TAS: withEverywhere(OF_ITS_OWN.TAS),
};

function withEverywhere(own: readonly PublicHoliday[]): readonly PublicHoliday[] {
  return [...EVERYWHERE, ...own].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function named(name: string, dates: readonly string[]): PublicHoliday[] {
  return dates.map((date) => holiday(date, name));
}

function holiday(date: string, name: string): PublicHoliday {
  return { date: plainDate(date), name };
}
