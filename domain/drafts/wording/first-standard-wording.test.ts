// The first version of every standard wording says, byte by byte, what the portal's undertaking said before standard wordings could be changed.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { PROCESS_TYPES, type ProcessType } from "../../process-type.ts";
import { cents } from "../../values/money/money.ts";
import { STATE_CODES } from "../../values/reference-data/states.ts";
import { plainDate } from "../../values/time/plain-date.ts";
import { CONTRACT_FORMS, type ContractForm, EXPIRY_TYPES } from "../drafts/draft.ts";
import { type WordingBlock, wordingBlocks } from "./wording.ts";
import { agreementOf, contractText, joined, numberAndDate } from "./wording-contract.ts";
import {
  amountText,
  expiryText,
  longDate,
  orPlaceholder,
  partyText,
  stateName,
  type WordingFacts,
} from "./wording-facts.ts";
import { wordingHtml, wordingText } from "./wording-output.ts";
import { WORDING_EDITIONS, type WordingEdition } from "./wording-slots.ts";

/** What people type, and what would be read as a place to fill in, a heading, an item or a tag if a fact were read again. */
const HOSTILE = [
  "{amount}",
  "{{expiry}}",
  "{if open} x",
  "## Heading",
  "- item",
  "$&",
  "$1",
  "<b>x</b>",
  "a: b",
  "one\ntwo",
  " ",
  "é e\u0301",
  "x  y",
];
const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 60 }),
  fc.constant("Eastern wharf HC-104, 1 October 2026"),
);
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null });
const day = fc.constantFrom("2026-10-01", "2027-11-20", "2028-02-29").map(plainDate);
const party = fc.record({
  name: maybe(text),
  abnOrAcn: maybe(fc.constantFrom("", "15087651143", "004085616")),
  address: maybe(text),
});
const FACTS: fc.Arbitrary<WordingFacts> = fc.record({
  processType: fc.constantFrom(...PROCESS_TYPES),
  contractForm: fc.constantFrom(...CONTRACT_FORMS),
  issuer: party,
  beneficiary: party,
  applicant: party,
  contractTitle: maybe(text),
  contractNumber: maybe(text),
  contractDate: maybe(day),
  agreementContent: maybe(text),
  siteAddress: maybe(text),
  amountCents: maybe(fc.bigInt({ min: 1n, max: 99_999_999_999n }).map(cents)),
  expiryType: maybe(fc.constantFrom(...EXPIRY_TYPES)),
  expiryDate: maybe(day),
  expiryCondition: maybe(text),
  expiryPlace: fc.constantFrom("Victoria", "Broken Hill"),
  governingState: fc.constantFrom(...STATE_CODES),
  ownClauses: maybe(text),
  guaranteeNumber: maybe(text),
  issueDate: maybe(day),
});

test("every drawn draft reads as it did, as page and as the text that is hashed", () => {
  fc.assert(
    fc.property(FACTS, fc.constantFrom(...WORDING_EDITIONS), (facts, edition) => {
      const [now, before] = [wordingBlocks(facts, edition), wordingBefore(facts, edition)];
      assert.deepEqual(now, before);
      assert.equal(wordingText(now), wordingText(before));
      assert.equal(wordingHtml(now), wordingHtml(before));
    }),
    { numRuns: 2000 },
  );
});

type Labels = { beneficiary: string; applicant: string; agreement: string; site: string };
type Form = { subtitle: string; labels: Labels; endsOnDate: boolean | "BY_EXPIRY_TYPE" };

const CONTRACT = { agreement: "Contract", site: "Site" };
const CONTRACT_SIDES = { ...CONTRACT, beneficiary: "Principal", applicant: "Contractor" };

/** The published forms of contract set the frame alone; their text belongs to others and is not used. */
const WORDING_FORMS: Record<ContractForm, Form> = {
  AS2124: { subtitle: "Security for a contract under AS 2124", labels: CONTRACT_SIDES, endsOnDate: false },
  AS2124_EXPIRY: {
    subtitle: "Security for a contract under AS 2124, with expiry",
    labels: CONTRACT_SIDES,
    endsOnDate: true,
  },
  AS4000: { subtitle: "Security for a contract under AS 4000", labels: CONTRACT_SIDES, endsOnDate: false },
  AS4000_EXPIRY: {
    subtitle: "Security for a contract under AS 4000, with expiry",
    labels: CONTRACT_SIDES,
    endsOnDate: true,
  },
  OTHER: {
    subtitle: "Security for an agreement",
    labels: { ...CONTRACT, beneficiary: "Beneficiary", applicant: "Applicant" },
    endsOnDate: "BY_EXPIRY_TYPE",
  },
};

/** What a kind says in the place of its form. */
const KIND_WORDS: Partial<Record<ProcessType, { title?: string; subtitle?: string; labels: Labels }>> = {
  CASH_SECURITY: {
    title: "Unconditional undertaking secured by cash",
    labels: { ...CONTRACT, beneficiary: "Head Contractor", applicant: "Sub Contractor" },
  },
  LEASE_BOND: {
    subtitle: "Security for a lease",
    labels: { beneficiary: "Lessor", applicant: "Lessee", agreement: "Lease", site: "Premises" },
  },
};

function wordingBefore(facts: WordingFacts, edition: WordingEdition = WORDING_EDITIONS[0]): WordingBlock[] {
  const form = WORDING_FORMS[facts.contractForm];
  const {
    title = "Unconditional undertaking",
    subtitle = form.subtitle,
    labels,
  } = {
    ...form,
    ...KIND_WORDS[facts.processType],
  };
  const clauses = undertakingClauses(facts, { labels, endsOnDate: endsOnDate(facts) });
  const ownLines = linesOf(facts.ownClauses ?? "");
  return [
    { kind: "title", text: title },
    { kind: "subtitle", text: subtitle },
    ...particulars(facts, labels, edition),
    ...(ownLines.length > 0
      ? ownLines
      : clauses.map((clause, index) => ({ kind: "clause" as const, number: index + 1, ...clause }))),
    {
      kind: "signature",
      text: `Signed for ${orPlaceholder(facts.issuer.name, "name of the issuer")} by its authorised officers, each with name and office.`,
    },
  ];
}

function endsOnDate(facts: WordingFacts): boolean {
  const rule = WORDING_FORMS[facts.contractForm].endsOnDate;
  return rule === "BY_EXPIRY_TYPE" ? facts.expiryType === "FIXED" : rule;
}

function particulars(facts: WordingFacts, labels: Labels, edition: WordingEdition): WordingBlock[] {
  const { issuer, beneficiary, applicant } = facts;
  return [
    ...issueBlocks(facts),
    fact("Issuer", partyText(issuer, "issuer")),
    fact("Address for presentation", orPlaceholder(issuer.address, "address for presentation at the issuer")),
    fact(labels.beneficiary, partyText(beneficiary, "beneficiary")),
    fact(
      `Address of the ${labels.beneficiary}`,
      orPlaceholder(beneficiary.address, "address of the beneficiary"),
    ),
    fact(labels.applicant, partyText(applicant, "applicant")),
    fact(labels.agreement, CONTRACT_TEXT[edition](facts)),
    fact(labels.site, orPlaceholder(facts.siteAddress, "address of the site")),
    fact("Amount", amountText(facts.amountCents)),
    fact("Ends", endsOnDate(facts) ? expiryText(facts) : "When it is no longer needed, see below"),
  ];
}

function issueBlocks({ guaranteeNumber, issueDate }: WordingFacts): WordingBlock[] {
  return [
    fromIssue("Number", guaranteeNumber),
    fromIssue("Date of issue", issueDate === null ? null : longDate(issueDate)),
  ];
}

const CONTRACT_TEXT: Record<WordingEdition, (facts: WordingFacts) => string> = {
  CONTRACT_ONCE: contractText,
  /** Title, number and date as far as they are given; the description of the agreement is always there. */
  CONTRACT_IN_PARTS: (facts) => joined([facts.contractTitle, ...numberAndDate(facts), agreementOf(facts)]),
};

function fact(label: string, value: string): WordingBlock {
  return { kind: "fact", label, value, isFromIssue: false };
}

function fromIssue(label: string, value: string | null): WordingBlock {
  return { kind: "fact", label, value: value ?? "given when it is issued", isFromIssue: true };
}
type Clause = { heading: string; text: string; items: readonly string[] };

type Options = { labels: Labels; endsOnDate: boolean };

/** The parts of an undertaking, in the order in which the trade writes them. */
function undertakingClauses(facts: WordingFacts, { labels, endsOnDate }: Options): Clause[] {
  const { beneficiary, applicant, agreement } = labels;
  const isCash = facts.processType === "CASH_SECURITY";
  return [
    clause("Undertaking", isCash ? cashUndertaking(facts, labels) : undertaking(facts, labels)),
    clause(
      "Unconditional and irrevocable",
      `This undertaking is unconditional and irrevocable. The Issuer pays without reference to the ${applicant}, without asking whether a demand is justified, and even though the ${applicant} objects or has told the Issuer not to pay.`,
    ),
    clause(
      "Demands in part",
      `The ${beneficiary} may demand the Amount at once or in parts. Each payment reduces the Amount by what is paid.`,
    ),
    clause(
      "How to demand",
      `A demand is made in writing, is signed for the ${beneficiary} by a person who states their authority to sign, and is handed in at ${orPlaceholder(facts.issuer.address, "address for presentation at the issuer")} together with this original. A copy of this original, or a message by email, is not enough.`,
    ),
    clause(
      `Changes to the ${agreement}`,
      `Nothing that is agreed, varied, waived, delayed or left undone under the ${agreement}, and no time or indulgence given to the ${applicant}, releases the Issuer or lessens this undertaking.`,
    ),
    ending(facts, { labels, endsOnDate }),
    clause(
      "Payment by the Issuer's choice",
      `The Issuer may at any time pay the ${beneficiary} what is left of the Amount, or a smaller sum that the ${beneficiary} agrees to in writing. The Issuer's liability then ends.`,
    ),
    ...(isCash
      ? [
          clause(
            "What is left of the cash",
            `The Issuer keeps what is left of the Amount for demands of the ${beneficiary} alone. When this undertaking has ended, it pays what is left back to the ${applicant}.`,
          ),
        ]
      : []),
    clause(
      "No transfer",
      `This undertaking is given to the ${beneficiary} alone. It cannot be assigned or transferred without the Issuer's written consent.`,
    ),
    clause(
      "Law",
      `This undertaking is governed by the law of ${stateName(facts.governingState)}, and its courts have jurisdiction.`,
    ),
  ];
}

const CURRENCY = "The Amount is in Australian dollars and includes any goods and services tax.";

function undertaking(facts: WordingFacts, { beneficiary, applicant, agreement }: Labels): string {
  return `At the request of the ${applicant}, and because the ${beneficiary} accepts this as security under the ${agreement}, ${issuerOf(facts)} (the Issuer) undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to ${amountText(facts.amountCents)} in total (the Amount). ${CURRENCY}`;
}

function cashUndertaking(facts: WordingFacts, { beneficiary, applicant, agreement }: Labels): string {
  return `${issuerOf(facts)} (the Issuer) holds ${amountText(facts.amountCents)} (the Amount), which the ${applicant} has lodged in cash, because the ${beneficiary} accepts this as security under the ${agreement}. The Issuer undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to the Amount in total. ${CURRENCY}`;
}

function issuerOf({ issuer }: WordingFacts): string {
  return orPlaceholder(issuer.name, "name of the issuer");
}

function ending(facts: WordingFacts, { labels, endsOnDate }: Options): Clause {
  const { beneficiary } = labels;
  const always = [
    `the ${beneficiary} tells the Issuer in writing that this undertaking is no longer required`,
    "this original is returned to the Issuer",
    "the Issuer has paid the whole of the Amount",
  ];
  if (endsOnDate) {
    const items = [...always, `${expiryText(facts)}, whether or not this original has been returned`];
    const text =
      "This undertaking stays in force until the first of these. A demand received before then is paid.";
    return { heading: "When it ends", text, items };
  }
  if (facts.expiryType === "CONDITIONAL") {
    const condition = orPlaceholder(facts.expiryCondition, "condition on which it ends");
    const text =
      "This undertaking stays in force until the first of these. A demand received before then is paid.";
    return { heading: "When it ends", text, items: [...always, condition] };
  }
  const text = "This undertaking has no date of expiry. It stays in force until the first of these.";
  return { heading: "When it ends", text, items: always };
}

function clause(heading: string, text: string): Clause {
  return { heading, text, items: [] };
}

function linesOf(typed: string): WordingBlock[] {
  const lines = typed.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => ({ kind: "line", text: line }));
}
