// The clauses of our unconditional undertaking: everything that such an instrument needs, and nothing that spoils it.

import {
  amountText,
  expiryText,
  orPlaceholder,
  stateName,
  type WordingFacts,
  type WordingLabels,
} from "./wording-facts.ts";

export type Clause = { heading: string; text: string; items: readonly string[] };

type Options = { labels: WordingLabels; endsOnDate: boolean };

/** The parts of an undertaking, in the order in which the trade writes them. */
export function undertakingClauses(facts: WordingFacts, { labels, endsOnDate }: Options): Clause[] {
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

function undertaking(facts: WordingFacts, { beneficiary, applicant, agreement }: WordingLabels): string {
  return `At the request of the ${applicant}, and because the ${beneficiary} accepts this as security under the ${agreement}, ${issuerOf(facts)} (the Issuer) undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to ${amountText(facts.amountCents)} in total (the Amount). ${CURRENCY}`;
}

function cashUndertaking(facts: WordingFacts, { beneficiary, applicant, agreement }: WordingLabels): string {
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
