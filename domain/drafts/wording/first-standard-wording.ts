// Our own unconditional undertaking, the first version of every standard wording: everything that it needs, and nothing that spoils it.

import type { ProcessType } from "../../process-type.ts";
import type { ContractForm } from "../drafts/draft.ts";
import { CLAUSE_MARK, ITEM_MARK } from "./standard-lines.ts";
import { FORM_ENDS_ON_DATE, type StandardFor, type StandardText } from "./standard-wording.ts";

/** What the two sides and their agreement are called: a contract has a principal, a contractor and a site. */
type Labels = { beneficiary: string; applicant: string; agreement: string; site: string };

const CONTRACT = { agreement: "Contract", site: "Site" };
const CONTRACT_LABELS = { ...CONTRACT, beneficiary: "Principal", applicant: "Contractor" };

/** The published forms of contract set the frame alone; their text belongs to others and is not used. */
const FORMS: Record<ContractForm, { subtitle: string; labels: Labels }> = {
  AS2124: { subtitle: "Security for a contract under AS 2124", labels: CONTRACT_LABELS },
  AS2124_EXPIRY: {
    subtitle: "Security for a contract under AS 2124, with expiry",
    labels: CONTRACT_LABELS,
  },
  AS4000: { subtitle: "Security for a contract under AS 4000", labels: CONTRACT_LABELS },
  AS4000_EXPIRY: {
    subtitle: "Security for a contract under AS 4000, with expiry",
    labels: CONTRACT_LABELS,
  },
  OTHER: {
    subtitle: "Security for an agreement",
    labels: { ...CONTRACT, beneficiary: "Beneficiary", applicant: "Applicant" },
  },
};

/** What a kind says in the place of its form. */
const KINDS: Partial<Record<ProcessType, { title?: string; subtitle?: string; labels: Labels }>> = {
  CASH_SECURITY: {
    title: "Unconditional undertaking secured by cash",
    labels: { ...CONTRACT, beneficiary: "Head Contractor", applicant: "Sub Contractor" },
  },
  LEASE_BOND: {
    subtitle: "Security for a lease",
    labels: { beneficiary: "Lessor", applicant: "Lessee", agreement: "Lease", site: "Premises" },
  },
};

export function firstStandardText({ processType, contractForm }: StandardFor): StandardText {
  const {
    title = "Unconditional undertaking",
    subtitle,
    labels,
  }: { title?: string; subtitle: string; labels: Labels } = { ...FORMS[contractForm], ...KINDS[processType] };
  const clauses = clausesOf(labels, { isCash: processType === "CASH_SECURITY", contractForm });
  return {
    title,
    subtitle,
    particulars: particularsOf(labels, contractForm).join("\n"),
    clauses: clauses.map((lines) => lines.join("\n")).join("\n\n"),
    signature: "Signed for {issuer name} by its authorised officers, each with name and office.",
  };
}

function particularsOf({ beneficiary, applicant, agreement, site }: Labels, form: ContractForm): string[] {
  return [
    "Issuer: {issuer}",
    "Address for presentation: {issuer address}",
    `${beneficiary}: {beneficiary}`,
    `Address of the ${beneficiary}: {beneficiary address}`,
    `${applicant}: {applicant}`,
    `${agreement}: {contract}`,
    `${site}: {site}`,
    "Amount: {amount}",
    ...endsLines(form),
  ];
}

function endsLines(form: ContractForm): string[] {
  const [dated, undated] = ["Ends: {expiry}", "Ends: When it is no longer needed, see below"];
  const rule = FORM_ENDS_ON_DATE[form];
  if (rule === "BY_EXPIRY_TYPE") return [`{if date} ${dated}`, `{if no date} ${undated}`];
  return [rule ? dated : undated];
}

/** The parts of an undertaking, in the order in which the trade writes them. */
function clausesOf(
  labels: Labels,
  { isCash, contractForm }: { isCash: boolean; contractForm: ContractForm },
): string[][] {
  const { beneficiary, applicant, agreement } = labels;
  return [
    clause("Undertaking", isCash ? cashUndertaking(labels) : undertaking(labels)),
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
      `A demand is made in writing, is signed for the ${beneficiary} by a person who states their authority to sign, and is handed in at {issuer address} together with this original. A copy of this original, or a message by email, is not enough.`,
    ),
    clause(
      `Changes to the ${agreement}`,
      `Nothing that is agreed, varied, waived, delayed or left undone under the ${agreement}, and no time or indulgence given to the ${applicant}, releases the Issuer or lessens this undertaking.`,
    ),
    clause("When it ends", ...endingLines(labels, contractForm)),
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
    clause("Law", "This undertaking is governed by the law of {state}, and its courts have jurisdiction."),
  ];
}

const CURRENCY = "The Amount is in Australian dollars and includes any goods and services tax.";

function undertaking({ beneficiary, applicant, agreement }: Labels): string {
  return `At the request of the ${applicant}, and because the ${beneficiary} accepts this as security under the ${agreement}, {issuer name} (the Issuer) undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to {amount} in total (the Amount). ${CURRENCY}`;
}

function cashUndertaking({ beneficiary, applicant, agreement }: Labels): string {
  return `{issuer name} (the Issuer) holds {amount} (the Amount), which the ${applicant} has lodged in cash, because the ${beneficiary} accepts this as security under the ${agreement}. The Issuer undertakes to pay the ${beneficiary}, on written demand, whatever sum or sums the ${beneficiary} names, up to the Amount in total. ${CURRENCY}`;
}

const DATED =
  "This undertaking stays in force until the first of these. A demand received before then is paid.";
const UNDATED = "This undertaking has no date of expiry. It stays in force until the first of these.";
const ON_DATE = "{expiry}, whether or not this original has been returned";

function endingLines({ beneficiary }: Labels, form: ContractForm): string[] {
  const always = [
    `the ${beneficiary} tells the Issuer in writing that this undertaking is no longer required`,
    "this original is returned to the Issuer",
    "the Issuer has paid the whole of the Amount",
  ].map(item);
  const rule = FORM_ENDS_ON_DATE[form];
  if (rule === true) return [DATED, ...always, item(ON_DATE)];
  return [
    ...(rule === "BY_EXPIRY_TYPE" ? [`{if date} ${DATED}`] : []),
    `{if condition} ${DATED}`,
    `{if open} ${UNDATED}`,
    ...always,
    ...(rule === "BY_EXPIRY_TYPE" ? [item(`{if date} ${ON_DATE}`)] : []),
    item("{if condition} {expiry condition}"),
  ];
}

function item(text: string): string {
  return `${ITEM_MARK}${text}`;
}

function clause(heading: string, ...lines: string[]): string[] {
  return [`${CLAUSE_MARK}${heading}`, ...lines];
}
