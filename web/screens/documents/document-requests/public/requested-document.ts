// What of a document its requests are asked and answered by, and what of a request is reckoned again in the client.

import { isOpenRequest } from "@bondline/domain/documents/document-requests/document-request.ts";
import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import type {
  DocumentTerms,
  RequestContext,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { recourseNoticeOf } from "@bondline/domain/documents/document-requests/recourse-notice.ts";
import type { DocumentStatus } from "@bondline/domain/documents/documents/document.ts";
import { purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { addCents, centsFromDecimal, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { zoneOf } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type {
  DocumentRequestRecordFragment,
  DocumentRequestsFieldsFragment,
} from "../../../../api/generated/graphql.ts";

export type RequestRecord = DocumentRequestRecordFragment;

export type RequestedDocument = DocumentRequestsFieldsFragment & {
  readonly id: string;
  readonly version: number;
  readonly status: DocumentStatus;
  readonly amount: string;
  readonly expiresAt: string | null;
  readonly projectAddress: string | null;
  readonly agreementContent: string | null;
  readonly purpose: string | null;
  readonly specifiedOtherPurpose: string | null;
  readonly parties: readonly {
    readonly partyVariant: string | null;
    readonly name: string | null;
    readonly address: string | null;
    readonly state: string | null;
    readonly postcode: string | null;
  }[];
};

export function termsOf(document: RequestedDocument): DocumentTerms {
  const { status, amount, expiresAt, parties } = document;
  const applicant = parties.find(({ partyVariant }) => partyVariant === "ISSUER");
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === beneficiary?.state) ?? null;
  return {
    status,
    amountCents: centsFromDecimal(amount),
    expiresAt: expiresAt === null ? null : plainDate(expiresAt),
    expiryZone: zoneOf({ state, postcode: beneficiary?.postcode ?? null }),
    wording: {
      APPLICANT_NAME: applicant?.name ?? null,
      APPLICANT_ADDRESS: applicant?.address ?? null,
      BENEFICIARY_NAME: beneficiary?.name ?? null,
      BENEFICIARY_ADDRESS: beneficiary?.address ?? null,
      PROJECT_ADDRESS: document.projectAddress,
      AGREEMENT: document.agreementContent,
      PURPOSE: purposeText(document),
      // As long as a letter: it is read where it is changed, and the server compares it.
      WHOLE_WORDING: null,
    },
  };
}

/** Undefined where no statute asks for notice before recourse. */
export function recourseNoticeFor({ parties, purpose }: RequestedDocument) {
  const state = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.state ?? null;
  return recourseNoticeOf({ state, purpose });
}

/** What else waits on it, at this moment. */
export function requestContextOf({ requests }: RequestedDocument, now: Date): RequestContext {
  const claims = requests.filter((request) => request.kind === "CLAIM" && isOpenRequest(request));
  const claimedCents = addCents(
    ...claims.map(({ amount }) => (amount === null ? ZERO_CENTS : centsFromDecimal(amount))),
  );
  return { now: instant(now.toISOString()), claimedCents };
}

type Said = Pick<
  RequestRecord,
  | "kind"
  | "amount"
  | "requestedExpiryDate"
  | "claimAction"
  | "fromAmount"
  | "fromExpiryDate"
  | "wordingField"
  | "newText"
  | "scheduledDate"
  | "milestone"
>;

export function stageOf({ scheduledDate, milestone }: Pick<RequestRecord, "scheduledDate" | "milestone">) {
  return { milestone, scheduledDate: scheduledDate === null ? null : plainDate(scheduledDate) };
}

export function sentenceOf(request: Said): string {
  const { kind, claimAction, amount, fromAmount, requestedExpiryDate: end, fromExpiryDate: from } = request;
  return requestSentence({
    kind,
    claimAction,
    wordingField: request.wordingField,
    ...stageOf(request),
    newText: request.newText,
    amountCents: amount === null ? null : centsFromDecimal(amount),
    fromAmountCents: centsFromDecimal(fromAmount),
    requestedExpiryDate: end === null ? null : plainDate(end),
    fromExpiryDate: from === null ? null : plainDate(from),
    fromText: null,
  });
}
