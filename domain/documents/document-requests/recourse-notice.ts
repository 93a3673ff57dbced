// What a statute says of the notice before recourse to a security: a table, so that another state's law is another row.

import type { StateCode } from "../../values/reference-data/states.ts";
import { businessDayOnOrAfter } from "../../values/time/business-days.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";

type RecourseNotice = {
  readonly state: StateCode;
  /** The purposes of a guarantee that it is about. */
  readonly purposes: readonly string[];
  readonly businessDays: number;
  readonly law: string;
  readonly says: string;
};

export const RECOURSE_NOTICES: readonly RecourseNotice[] = [
  {
    state: "WA",
    purposes: ["CONSTRUCTION_SECURITY", "PERFORMANCE", "MAINTENANCE", "RETENTION_RELEASE"],
    businessDays: 5,
    law: "Building and Construction Industry (Security of Payment) Act 2021 (WA), section 57",
    says: "For construction contracts made from 01/02/2023, a beneficiary gives at least 5 business days' written notice before recourse to a performance security, naming the contract, the clause and the circumstances. A contract can't say otherwise.",
  },
];

type Facts = { state: string | null; purpose: string | null };

/** The state is where the beneficiary is. */
export function recourseNoticeOf({ state, purpose }: Facts): RecourseNotice | undefined {
  return RECOURSE_NOTICES.find((row) => row.state === state && row.purposes.some((each) => each === purpose));
}

/** The first day behind as many whole business days as the notice takes, where the claim is the notice. */
export function recourseFrom({ businessDays, state }: RecourseNotice, claimedOn: PlainDate): PlainDate {
  let day = claimedOn;
  for (let counted = 0; counted < businessDays; counted += 1)
    day = businessDayOnOrAfter(addDays(day, 1), state);
  return addDays(day, 1);
}
