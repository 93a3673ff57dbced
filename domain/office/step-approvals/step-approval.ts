// Steps of the desk that two people take from a sum on: which sum is that of a step and product, and what the second person reads of it.

import type { SecondApprovalSums } from "../../drafts/second-approvals/second-approval.ts";
import type { Cents } from "../../values/money/money.ts";
import { aud } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { formatDate, plainDate } from "../../values/time/plain-date.ts";

export const APPROVED_STEP_TEXT = {
  SECURITY_RETURN: "Return of security money",
  FACILITY_ESTABLISH: "Facility",
  FACILITY_ARRANGED: "Arranged facility",
} as const;
export type ApprovedStep = keyof typeof APPROVED_STEP_TEXT;
export const APPROVED_STEPS = codesIn(APPROVED_STEP_TEXT);

/** What a first person has entered, as it was sent, or what they have read where there is nothing to enter. */
export type GivenStep = Readonly<Record<string, string | null>>;

type Fact = { readonly label: string; readonly read: (text: string) => string };
type StepRow = {
  /** By product; by the security of a facility that is arranged, which has no type. */
  readonly sumOf: (product: string) => keyof SecondApprovalSums;
  /** What is shown of it, in this order. */
  readonly facts: Readonly<Record<string, Fact>>;
};

const plain = (label: string): Fact => ({ label, read: (text) => text });
const money = (label: string): Fact => ({ label, read: aud });
const day = (label: string): Fact => ({ label, read: (text) => formatDate(plainDate(text)) });

const STEPS: Readonly<Record<ApprovedStep, StepRow>> = {
  SECURITY_RETURN: {
    sumOf: () => "secondFromSecurityReturn",
    facts: {
      amount: money("Amount returned"),
      returnedDate: day("Returned on"),
      returnedTo: plain("Returned to"),
      reference: plain("Bank reference"),
    },
  },
  FACILITY_ESTABLISH: {
    sumOf: (product) =>
      product === "PROPERTY_BACKED" ? "secondFromPropertyFacility" : "secondFromSuretyFacility",
    facts: {
      name: plain("Name"),
      limit: money("Limit"),
      startDate: day("Begins on"),
      endDate: day("Ends on"),
    },
  },
  FACILITY_ARRANGED: {
    sumOf: (security) =>
      security === "PROPERTY" ? "secondFromPropertyFacility" : "secondFromSuretyFacility",
    facts: {
      name: plain("Name"),
      provider: plain("Bank or insurer"),
      limit: money("Limit"),
      startDate: day("Begins on"),
      endDate: day("Ends on"),
    },
  },
};

type Sized = { readonly step: ApprovedStep; readonly product: string; readonly amountCents: Cents };

/** Where no sum is set for it one person takes the step whatever the amount is. */
export function stepNeedsSecond({ step, product, amountCents }: Sized, sums: SecondApprovalSums): boolean {
  const sum = sums[STEPS[step].sumOf(product)];
  return sum !== null && amountCents >= sum;
}

export function stepFacts(step: ApprovedStep, given: GivenStep): { label: string; value: string }[] {
  return Object.entries(STEPS[step].facts).flatMap(([name, { label, read }]) => {
    const text = given[name];
    return text === undefined || text === null || text === "" ? [] : [{ label, value: read(text) }];
  });
}
