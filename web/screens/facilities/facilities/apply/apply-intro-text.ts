// The two information pages: what a facility is, who can apply, what it costs and what is needed.

import { SUPPORT_DOCUMENTS } from "@bondline/domain/facilities/facilities/facility-application-files.ts";
import { SURETY_REVENUE_MIN_CENTS } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import { centsFromDecimal, formatAudShort } from "@bondline/domain/values/money/money.ts";
import type { FacilityApplyFeesQuery } from "../../../../api/generated/graphql.ts";

type Fees = FacilityApplyFeesQuery["facilityFees"];
export type IntroSection = {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it costs, of the fees that hold now. */
  readonly costLines?: (fees: Fees) => readonly string[];
};
export type IntroText = {
  readonly facilityType: "SURETY_BOND" | "PROPERTY_BACKED";
  readonly title: string;
  readonly sentence: string;
  readonly sections: readonly IntroSection[];
};

const REVENUE = `$${SURETY_REVENUE_MIN_CENTS / 100_000_000n}m`;
const DOCUMENTS = SUPPORT_DOCUMENTS.map(({ label }) => label);

/** By the word in the address. */
export const INTRO_TEXTS: Readonly<Record<string, IntroText>> = {
  "surety-bond": {
    facilityType: "SURETY_BOND",
    title: "Apply for Surety Bond Facility",
    sentence: "A limit with an insurer, under which bonds are issued without security behind them.",
    sections: [
      {
        title: "What to expect",
        lines: [
          "Cover is on AA- rated reinsurer paper.",
          "You fill in the application here; it is saved as you go.",
          "Our team checks it and sends it to the insurer. You can follow it here.",
          "Once it is established, each bond counts towards the limit.",
        ],
      },
      {
        title: "Who can apply",
        lines: [
          `Businesses with revenue of at least ${REVENUE}.`,
          "Companies registered in Australia, with an ABN or ACN.",
        ],
      },
      {
        title: "What we need",
        lines: ["Details of the applicant, and of the entities that share the facility.", ...DOCUMENTS],
      },
    ],
  },
  "property-backed": {
    facilityType: "PROPERTY_BACKED",
    title: "Apply for Property Backed Facility",
    sentence:
      "A limit with a bank, secured over property, under which guarantees are issued without cash deposits.",
    sections: [
      {
        title: "How it works",
        lines: [
          "The facility is secured over property by a bank.",
          "You fill in the application here; it is saved as you go.",
          "Our team sends it to the bank, which values the property and sets the limit.",
          "Once the application fee is paid the facility is established, and guarantees are issued under it.",
        ],
      },
      {
        title: "Who can apply and cost",
        lines: ["Businesses whose owners or directors hold residential or commercial property in Australia."],
        costLines: (fees) => [
          `${short(fees.applicationFee)} application fee to establish the facility.`,
          `${short(fees.perGuaranteeFee)} establishment fee per guarantee issued.`,
          `Ongoing fee: ${fees.residentialPercentage}% per annum if secured by residential property, ${fees.commercialPercentage}% per annum if any of it is commercial.`,
        ],
      },
      {
        title: "What we need",
        lines: ["Details of the applicant, of each property and of its owners and mortgage.", ...DOCUMENTS],
      },
    ],
  },
};

function short(decimal: string): string {
  return formatAudShort(centsFromDecimal(decimal));
}
