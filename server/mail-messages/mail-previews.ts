// Every message that the product sends, as people of the cast would get it: for the gallery at /dev/kit, and for tests.

import type { Cents } from "@bondline/domain/values/money/money.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { abnConfirmedMail, abnHeldMail, abnRefusedMail } from "./abn-messages.ts";
import {
  confirmationCodeMail,
  passwordChangedMail,
  providerLinkedMail,
  providerRemovedMail,
  resetCodeMail,
  signUpAttemptMail,
  twoStepSetUpMail,
} from "./account-messages.ts";
import { alertConsentMail } from "./alert-consent-messages.ts";
import { alertMail } from "./alert-messages.ts";
import {
  changesRequestedMail,
  type DraftMailInput,
  declinedMail,
  establishedMail,
  paymentReceivedMail,
  paymentReminderMail,
  paymentRequestedMail,
  submissionReceivedMail,
} from "./draft-messages.ts";
import { facilityAlertMail } from "./facility-alert-messages.ts";
import { shareDecidedMail, shareOfferedMail } from "./facility-share-messages.ts";
import { financeAnswerMail, financeEnquiryMail } from "./finance-messages.ts";
import { handoverMail, handoverReceivedMail } from "./handover-messages.ts";
import { invoiceMail } from "./invoice-messages.ts";
import type { MailContent } from "./mail-content.ts";
import { memberInvitationMail } from "./organisation-messages.ts";
import { preparedRequestMail } from "./prepared-request-messages.ts";
import {
  type MoneyMailInput,
  refundDueMail,
  refundPaidMail,
  refundToPayMail,
  unmatchedPaymentMail,
} from "./refund-messages.ts";

export type MailPreview = {
  /** The name of the function that composes it. */
  readonly template: string;
  /** When it is sent, in a few words. */
  readonly when: string;
  readonly content: MailContent;
};

export type MailExample = Omit<MailPreview, "content"> & {
  /** Goes to whoever's address somebody typed. */
  readonly toStranger: boolean;
  readonly input: object;
  readonly compose: (input: object) => MailContent;
};

const PORTAL = "https://portal.bondline.example";
const LINK = `${PORTAL}/drafts/1?tab=payment&from=mail`;
const HARBOUR = "Harbour Civil Pty Ltd";
const WOOLWORTHS = "Woolworths Group Limited";
const FEES: Cents = cents(377_500n);
const CODE = { code: "042917", link: LINK, minutesValid: 10 };
const ABN = { organisationName: HARBOUR, number: "ABN 53 004 085 616", link: LINK };
const DRAFT: DraftMailInput = {
  givenName: "Ada",
  what: "bank guarantee",
  reference: "BD-104212",
  amountCents: cents(25_000_000n),
  beneficiaryName: WOOLWORTHS,
  link: LINK,
};

const MONEY: MoneyMailInput = {
  what: "bank guarantee",
  reference: "BD-104212",
  invoiceNumber: "INV-2041",
  amount: "$775.00",
  link: LINK,
};

/** One of each message, with what it is made of. */
export const MAIL_EXAMPLES: readonly MailExample[] = [
  example(
    confirmationCodeMail,
    "somebody signs up",
    { ...CODE, device: "Chrome on Windows" },
    { toStranger: true },
  ),
  example(
    signUpAttemptMail,
    "an address that has an account is signed up again",
    {
      signInLink: `${PORTAL}/account/login`,
      resetLink: LINK,
    },
    { toStranger: true },
  ),
  example(resetCodeMail, "a password was forgotten", { ...CODE, givenName: "Ada" }),
  example(twoStepSetUpMail, "staff who must have a second step sign in for the first time", {
    givenName: "Rosa",
    code: "K7QM-2XNA-9TRD-HW4E",
    minutesValid: 10,
    resetLink: `${PORTAL}/account/reset`,
  }),
  example(passwordChangedMail, "a password was changed or reset", {
    signedOut: "every device",
    givenName: "Ada",
    resetLink: LINK,
  }),
  example(providerLinkedMail, "an account of another provider is linked", {
    givenName: "Ada",
    providerName: "Google",
    resetLink: LINK,
  }),
  example(providerRemovedMail, "an account of another provider is removed", {
    givenName: "Ada",
    providerName: "Google",
    resetLink: LINK,
  }),
  example(
    memberInvitationMail,
    "somebody is invited into an organisation",
    {
      organisationName: HARBOUR,
      invitedBy: "Ada Nguyen",
      role: "Standard User",
      link: LINK,
      daysValid: 7,
    },
    { toStranger: true },
  ),
  example(abnConfirmedMail, "the provider has confirmed whose an ABN is", {
    ...ABN,
    legalName: "HARBOUR CIVIL PTY LTD",
  }),
  example(abnRefusedMail, "the provider could not confirm whose an ABN is", {
    ...ABN,
    reason: "The register has another name under this number.",
  }),
  example(abnHeldMail, "the ABN that an organisation gave is confirmed as another's", ABN),
  example(shareOfferedMail, "another organisation offers to share a facility", {
    otherName: "Wesfarmers Limited",
    link: LINK,
  }),
  example(shareDecidedMail, "an offer to share was answered or withdrawn", {
    otherName: "Wesfarmers Limited",
    link: LINK,
    event: "ACCEPTED",
  }),
  example(
    preparedRequestMail,
    "staff have prepared a request for somebody",
    {
      what: "bank guarantee",
      amountCents: cents(25_000_000n),
      beneficiaryName: WOOLWORTHS,
      preparedBy: "Rosa Marin, Bondline",
      note: "As discussed on Thursday: please check the contract number.",
      lastDate: plainDate("2026-12-20"),
      link: LINK,
    },
    { toStranger: true },
  ),
  example(submissionReceivedMail, "a draft was submitted", DRAFT),
  example(changesRequestedMail, "the provider asks for a change", {
    ...DRAFT,
    reason:
      "Two things, please:\n\n1. The expiry is before practical completion.\n2. The ABN is that of the parent.",
  }),
  example(declinedMail, "the provider declines", {
    ...DRAFT,
    reason: "The contract names another beneficiary.",
  }),
  example(paymentRequestedMail, "a draft was approved", {
    ...DRAFT,
    totalCents: FEES,
    depositReference: "BL-7KQ2-4410",
  }),
  example(paymentReminderMail, "an invoice is unpaid after 7, 14 and 28 days", {
    ...DRAFT,
    openCents: FEES,
    depositReference: "BL-7KQ2-4410",
    askedDate: plainDate("2026-11-20"),
    isLast: true,
  }),
  example(paymentReceivedMail, "every invoice of a draft is paid", { ...DRAFT, paidCents: FEES }),
  example(refundDueMail, "a refund becomes due", { ...MONEY, givenName: "Ada", refundReason: "OVERPAID" }),
  example(refundPaidMail, "staff have paid a refund", {
    ...MONEY,
    givenName: "Ada",
    paidDate: plainDate("2026-11-24"),
    method: "Bank transfer",
    paymentReference: "NPP 20261124 118",
    note: "Paid in one sum with the refund for INV-2040.",
  }),
  example(refundToPayMail, "a refund becomes due, to the operator", {
    ...MONEY,
    organisationName: HARBOUR,
    refundReason: "OVERPAID",
  }),
  example(unmatchedPaymentMail, "a card payment is not the one that was asked for, to the operator", {
    ...MONEY,
    organisationName: HARBOUR,
    expected: "$3,775.00",
    differs: "another amount",
  }),
  example(establishedMail, "the guarantee was issued", {
    ...DRAFT,
    guaranteeNumber: "BNK-104882",
    issuedBy: "BNK Banking Corporation Limited",
    establishedDate: plainDate("2026-11-20"),
    ends: plainDate("2028-06-30"),
  }),
  example(
    invoiceMail,
    "an invoice is sent to further people",
    {
      organisationName: HARBOUR,
      invoiceNumber: "INV-7KQ2",
      what: "bank guarantee",
      draftReference: "BD-104212",
      status: "open",
      totalCents: FEES,
      paidCents: cents(0n),
      depositReference: "BL-7KQ2-4410",
      bankAccount: { name: "Bondline Trust Account", bsb: "033088", number: "482913" },
      paymentLink: LINK,
    },
    { toStranger: true },
  ),
  example(alertMail, "a date that an alert watches comes near", {
    organisationName: HARBOUR,
    what: "bank guarantee",
    referenceNumber: "BNK-104882",
    amountCents: cents(25_000_000n),
    beneficiaryName: WOOLWORTHS,
    triggerProperty: "EXPIRES_AT",
    triggerLeadTime: 30,
    triggerDate: plainDate("2027-01-13"),
    today: plainDate("2026-12-14"),
    link: LINK,
    settingsLink: `${PORTAL}/settings/alerts`,
  }),
  example(
    alertConsentMail,
    "an alert is to go to somebody outside the organisation",
    {
      organisationName: HARBOUR,
      askedBy: "Ada Nguyen",
      link: `${PORTAL}/alert-confirmation/Ab3dEf6hIj9kLm2nOp5qRs`,
      daysValid: 30,
    },
    { toStranger: true },
  ),
  example(financeEnquiryMail, "somebody asks about finance, to the operator", {
    organisationName: HARBOUR,
    contactName: "Ada Nguyen",
    emailAddress: "ada@harbourcivil.example",
    phoneNumber: "0491 570 006",
    preferredTime: "Mornings",
    financeAmountCents: cents(25_000_000n),
    termMonths: 12,
    fortnightlyRepaymentCents: cents(1_012_345n),
    draftReference: "BD-104212",
    message: "The head contract begins in February.",
    link: `${PORTAL}/staff/drafts`,
  }),
  example(financeAnswerMail, "the operator answers an enquiry about finance", {
    givenName: "Ada",
    organisationName: HARBOUR,
    answerNote: "We can offer twelve months. Please call us for the terms.",
    link: `${PORTAL}/finance`,
  }),
  example(facilityAlertMail, "what is taken of a facility reaches the limit of an alert", {
    organisationName: HARBOUR,
    facilityName: "Macquarie working capital",
    provider: "Macquarie Bank Limited",
    limitCents: cents(200_000_000n),
    usedCents: cents(165_000_000n),
    facilityLimitCents: cents(160_000_000n),
    facilityLimitIncludeProjectedDocs: true,
    link: `${PORTAL}/facilities/1/view`,
    settingsLink: `${PORTAL}/settings/alerts`,
  }),
  example(
    handoverMail,
    "a paper original is handed to somebody",
    {
      recipientName: "Mona Petrou",
      handedOverBy: "Ada Nguyen",
      organisationName: HARBOUR,
      what: "bank guarantee",
      guaranteeNumber: "WBG 0071 883",
      amountCents: cents(25_000_000n),
      beneficiaryName: WOOLWORTHS,
      bankName: "Westpac",
      notes: "By courier on Tuesday morning.",
      link: `${PORTAL}/handover/1/Ab3dEf6hIj9kLm2nOp5qRs`,
      daysValid: 30,
    },
    { toStranger: true },
  ),
  example(handoverReceivedMail, "its recipient confirms that they have the original", {
    custodianName: "Mona Petrou",
    storageAddress: "Level 2, 1 Woolworths Way, Bella Vista NSW 2153",
    dateReceived: plainDate("2026-11-24"),
    referenceNumber: "BNK-104882",
    amountCents: cents(25_000_000n),
    link: `${PORTAL}/documents/1/view`,
  }),
];

export const MAIL_PREVIEWS: readonly MailPreview[] = MAIL_EXAMPLES.map(
  ({ template, when, compose, input }) => ({
    template,
    when,
    content: compose(input),
  }),
);

function example<Input extends object>(
  compose: (input: Input) => MailContent,
  when: string,
  input: Input,
  { toStranger = false }: { toStranger?: boolean } = {},
): MailExample {
  return { template: compose.name, when, toStranger, input, compose: (given) => compose(given as Input) };
}
