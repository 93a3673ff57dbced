// Steps of the desk that two people take from a sum on: which sum is that of a step and product, and what the second person reads of it.

import {
  SECOND_DISCOUNT_FIELD_OF,
  SECOND_RETURN_FIELD_OF,
  type SecondApprovalSums,
} from "../../drafts/second-approvals/second-approval.ts";
import type { ProcessType } from "../../process-type.ts";
import {
  dayField,
  type Field,
  type Fields,
  moneyField,
  percentageField,
  textField,
} from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import type { Cents } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { RAISED_FACILITY_FIELDS } from "./raised-facility.ts";

export const APPROVED_STEP_TEXT = {
  SECURITY_RETURN: "Return of security money",
  FACILITY_ESTABLISH: "Facility",
  FACILITY_ARRANGED: "Arranged facility",
  FACILITY_RAISE: "Facility limit or security",
  REFUND_TRANSFER: "Refund by bank transfer",
  DRAFT_DISCOUNT: "Discount on a draft",
  DRAFT_DEPOSIT: "Deposit recorded by hand",
} as const;
export type ApprovedStep = keyof typeof APPROVED_STEP_TEXT;
export const APPROVED_STEPS = codesIn(APPROVED_STEP_TEXT);

/** What a first person has entered, as it was sent, or what they have read where there is nothing to enter. */
export type GivenStep = Readonly<Record<string, string | null>>;

type StepRow = {
  /** By product, the first that is set; by the security of a facility that is arranged, which has no type; no sum is too small where it is "ANY_SUM". */
  readonly sumsOf: (product: string) => readonly (keyof SecondApprovalSums)[] | "ANY_SUM";
  /** What is shown of it, in this order. */
  readonly facts: Fields;
};

const plain = (label: string) => textField(label, LENGTHS.attribute);

const STEPS: Readonly<Record<ApprovedStep, StepRow>> = {
  SECURITY_RETURN: {
    sumsOf: (product) => [SECOND_RETURN_FIELD_OF[product as ProcessType], "secondFromSecurityReturn"],
    facts: {
      amount: moneyField("Amount returned"),
      returnedDate: dayField("Returned on"),
      returnedTo: plain("Returned to"),
      reference: plain("Bank reference"),
    },
  },
  FACILITY_ESTABLISH: {
    sumsOf: (product) => [
      product === "PROPERTY_BACKED" ? "secondFromPropertyFacility" : "secondFromSuretyFacility",
    ],
    facts: {
      name: plain("Name"),
      limit: moneyField("Limit"),
      startDate: dayField("Begins on"),
      endDate: dayField("Ends on"),
    },
  },
  FACILITY_ARRANGED: {
    sumsOf: sumsOfSecurity,
    facts: {
      name: plain("Name"),
      provider: plain("Bank or insurer"),
      limit: moneyField("Limit"),
      startDate: dayField("Begins on"),
      endDate: dayField("Ends on"),
    },
  },
  FACILITY_RAISE: { sumsOf: sumsOfSecurity, facts: RAISED_FACILITY_FIELDS },
  REFUND_TRANSFER: {
    sumsOf: () => "ANY_SUM",
    facts: {
      // With its currency, in which the money came.
      amount: plain("Amount to pay back"),
      invoice: plain("Invoice"),
      paidTo: plain("Account to pay"),
      account: plain("Account on the draft"),
    },
  },
  DRAFT_DISCOUNT: {
    sumsOf: (product) => [SECOND_DISCOUNT_FIELD_OF[product as ProcessType]],
    facts: {
      takesOff: moneyField("Takes off"),
      discountPercentage: percentageField("Off the first ongoing fee"),
      establishmentFeeDiscountAmount: moneyField("Off the establishment fee"),
      partner: plain("Agreed with"),
      feePlan: plain("Fee plan"),
    },
  },
  DRAFT_DEPOSIT: {
    sumsOf: () => ["secondFromDeposit"],
    facts: {
      amount: moneyField("Amount received"),
      invoice: plain("Invoice"),
      receivedDate: dayField("Received on"),
      note: plain("Note"),
    },
  },
};

type Sized = { readonly step: ApprovedStep; readonly product: string; readonly amountCents: Cents };

/** Where no sum is set for it one person takes the step whatever the amount is. */
export function stepNeedsSecond({ step, product, amountCents }: Sized, sums: SecondApprovalSums): boolean {
  const fields = STEPS[step].sumsOf(product);
  if (fields === "ANY_SUM") return true;
  const sum = fields.map((field) => sums[field]).find((each) => each !== null) ?? null;
  return sum !== null && amountCents >= sum;
}

export type StepFact = {
  readonly label: string;
  readonly value: string;
  /** What stood there, empty for nothing; null where the step changes nothing that stands. */
  readonly before: string | null;
};

/** With what stands before, only what differs from it. */
export function stepFacts(step: ApprovedStep, given: GivenStep, before: GivenStep | null): StepFact[] {
  const facts = Object.entries(STEPS[step].facts).map(([name, field]) => ({
    label: field.label,
    value: shown(field, given[name]),
    before: before === null ? null : shown(field, before[name]),
  }));
  return facts.filter(({ value, before }) => value !== (before ?? ""));
}

/** It was taken once, in whichever way its field may be typed. */
function shown(field: Field<unknown>, text: string | null | undefined): string {
  if (text === null || text === undefined || text === "") return "";
  const validated = field.rule(text);
  return field.show(validated.ok ? field.write(validated.value) : text);
}

function sumsOfSecurity(security: string): readonly (keyof SecondApprovalSums)[] {
  return [security === "PROPERTY" ? "secondFromPropertyFacility" : "secondFromSuretyFacility"];
}
