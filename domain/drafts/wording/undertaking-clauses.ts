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
  const { beneficiary, applicant } = labels;
  const issuer = orPlaceholder(facts.issuer.name, "name of the issuer");
  return [
    clause(
      "Undertaking",
      `At the request of the ${applicant}, and because the ${beneficiary} accepts this as security under the Contract, ${issuer} (the Issuer) undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to ${amountText(facts.amountCents)} in total (the Amount). The Amount is in Australian dollars and includes any goods and services tax.`,
    ),
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
      "Changes to the Contract",
      `Nothing that is agreed, varied, waived, delayed or left undone under the Contract, and no time or indulgence given to the ${applicant}, releases the Issuer or lessens this undertaking.`,
    ),
    ending(facts, { labels, endsOnDate }),
    clause(
      "Payment by the Issuer's choice",
      `The Issuer may at any time pay the ${beneficiary} what is left of the Amount, or a smaller sum that the ${beneficiary} agrees to in writing. The Issuer's liability then ends.`,
    ),
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
