// What would get an undertaking in a standard wording refused, found in what an example of each ending reads like.

import { cents } from "../../values/money/money.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import type { ExpiryType } from "../drafts/draft.ts";
import { expiryTypesOf, type StandardFor, type StandardText } from "./standard-wording.ts";
import { wordingBlocks } from "./wording.ts";
import { wordingFindings } from "./wording-assurance.ts";
import type { WordingFacts } from "./wording-facts.ts";
import { wordingHtml, wordingText } from "./wording-output.ts";
import { WORDING_EDITIONS } from "./wording-slots.ts";

const EXAMPLE_DAY = plainDate("2026-11-20");
const EXAMPLE: Omit<WordingFacts, "processType" | "contractForm" | "expiryType"> = {
  issuer: { name: "Example bank", abnOrAcn: "15087651143", address: "1 Bank Street, Perth WA 6000" },
  beneficiary: {
    name: "Example beneficiary",
    abnOrAcn: "004085616",
    address: "1 Collins Street, Melbourne VIC 3000",
  },
  applicant: {
    name: "Example applicant",
    abnOrAcn: "51824753556",
    address: "12 Kent Street, Sydney NSW 2000",
  },
  contractTitle: null,
  contractNumber: "EX-104",
  contractDate: plainDate("2026-10-01"),
  agreementContent: "Works at the eastern wharf",
  siteAddress: "8 Wharf Road, Pyrmont NSW 2009",
  amountCents: cents(7_348_253n),
  expiryDate: plainDate("2027-11-20"),
  expiryCondition: "the works are complete",
  expiryPlace: "Victoria",
  governingState: "VIC",
  ownClauses: null,
  guaranteeNumber: null,
  issueDate: null,
};

/** A part may not be missing, and nothing may stop the issue. */
export function senseFault(text: StandardText, of: StandardFor): string | undefined {
  for (const expiryType of expiryTypesOf(of)) {
    const { wordingText: read } = exampleReading(text, of, expiryType);
    const [fault] = wordingFindings(read, exampleOf(of, expiryType), EXAMPLE_DAY).filter(
      ({ severity, topic }) => severity === "STOP" || topic === "PART",
    );
    if (fault !== undefined) return `${fault.message} ${fault.mend}`;
  }
  return undefined;
}

/** How an example that ends so reads, as the page and as the text that is hashed. */
export function exampleReading(
  text: StandardText,
  of: StandardFor,
  expiryType: ExpiryType,
): { html: string; wordingText: string } {
  const blocks = wordingBlocks(exampleOf(of, expiryType), WORDING_EDITIONS[0], text);
  return { html: wordingHtml(blocks), wordingText: wordingText(blocks) };
}

function exampleOf(of: StandardFor, expiryType: ExpiryType): WordingFacts {
  return {
    ...EXAMPLE,
    ...of,
    expiryType,
    expiryDate: expiryType === "FIXED" ? EXAMPLE.expiryDate : null,
    expiryCondition: expiryType === "CONDITIONAL" ? EXAMPLE.expiryCondition : null,
  };
}
