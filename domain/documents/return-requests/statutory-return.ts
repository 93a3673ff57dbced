// What a statute says of the day by which an original goes back: a table, so that another state's law is another row.

import type { StateCode } from "../../values/reference-data/states.ts";
import { addMonthsClamped, type PlainDate } from "../../values/time/plain-date.ts";

type StatutoryReturn = {
  readonly state: StateCode;
  /** The purposes of a guarantee that it is about. */
  readonly purposes: readonly string[];
  readonly months: number;
  readonly law: string;
  readonly says: string;
};

const STATUTORY_RETURNS: readonly StatutoryReturn[] = [
  {
    state: "NSW",
    purposes: ["RENTAL_BOND"],
    months: 2,
    law: "Retail Leases Act 1994 (NSW), section 16BA",
    says: "For a retail lease the lessor returns the original within two months after the obligations that it secures have ended, or releases it in writing. The time stops while proceedings are under way.",
  },
];

type Facts = { state: string | null; purpose: string | null; retentionType: string | null };

/** The state is where the beneficiary is. */
export function statutoryReturnOf({ state, purpose, retentionType }: Facts): StatutoryReturn | undefined {
  const purposes = [purpose, retentionType === "LEASE" ? "RENTAL_BOND" : null];
  return STATUTORY_RETURNS.find(
    (row) => row.state === state && row.purposes.some((each) => purposes.includes(each)),
  );
}

export function returnBy({ months }: StatutoryReturn, obligationsEnded: PlainDate): PlainDate {
  return addMonthsClamped(obligationsEnded, months);
}
