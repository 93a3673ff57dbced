// Finance as the server holds it: what is advertised, how far a draft has come with it, and enquiries.

import type { DraftId, FinanceEnquiryId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  EnquiryStatus,
  FinanceApplicationStatus,
  PreferredTime,
} from "@bondline/domain/money/finance/finance.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

export type FinanceOfferRow = {
  annualRatePercentage: string;
  minAmountCents: Cents;
  maxAmountCents: Cents;
  termMonths: number[];
  availableMinBusinessDays: number;
  availableMaxBusinessDays: number;
};

export type FinanceContact = {
  givenName: string;
  familyName: string;
  emailAddress: string;
  phoneNumber: string;
  preferredTime: PreferredTime;
};

/** The contact is whole or absent. */
export type FinanceApplicationRow = { [Field in keyof FinanceContact]: FinanceContact[Field] | null } & {
  id: string;
  draftId: DraftId;
  status: FinanceApplicationStatus;
  version: number;
};

export type FinanceEnquiryRow = FinanceContact & {
  id: FinanceEnquiryId;
  organisationId: OrganisationId;
  organisationName: string;
  draftId: DraftId | null;
  draftReferenceNumber: string | null;
  status: EnquiryStatus;
  message: string | null;
  financeAmountCents: Cents | null;
  termMonths: number | null;
  annualRatePercentage: string | null;
  fortnightlyRepaymentCents: Cents | null;
  createdBy: string;
  answerNote: string | null;
  answeredAt: Instant | null;
  createdAt: Instant;
  version: number;
};
