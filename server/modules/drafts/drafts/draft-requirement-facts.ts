// Puts a draft's record into the view that the domain validates its requirements from.

import {
  type DraftRequirement,
  draftRequirements,
} from "@bondline/domain/drafts/drafts/draft-requirements.ts";
import type { DraftRequirementsView } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  unanswered,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import type { GatewayFeatures } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { STATE_CODES } from "@bondline/domain/values/reference-data/states.ts";
import { dayAt, zoneOf } from "@bondline/domain/values/time/business-time.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FacilityRoom, facilityRoomFor } from "../../facilities/facilities/facility-access.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import { QUESTIONNAIRE_COLUMNS, REQUESTED_DOCUMENT_COLUMNS } from "../surety-bonds/surety-bond-record.ts";
import { feeTermsOf, isOfferedFor } from "./draft-pricing.ts";
import type { Draft } from "./draft-record.ts";

export async function requirementsOf(tx: Transaction, draft: Draft): Promise<DraftRequirement[]> {
  const { gvpIntegration } = await featuresOf(tx);
  const facility = await facilityRoomFor(tx, draft.facilityId, draft.id);
  return draftRequirements(
    requirementsView(draft, { now: tx.now, hasGvpIntegration: gvpIntegration, facility }),
  );
}

const featuresByTransaction = new WeakMap<Transaction, Promise<GatewayFeatures>>();

/** Read once for a whole list of drafts. */
function featuresOf(tx: Transaction): Promise<GatewayFeatures> {
  const known = featuresByTransaction.get(tx) ?? readGatewayFeatures(tx);
  featuresByTransaction.set(tx, known);
  return known;
}

export function requirementsView(
  draft: Draft,
  {
    now,
    hasGvpIntegration,
    facility,
  }: { now: Transaction["now"]; hasGvpIntegration: boolean; facility: FacilityRoom | null },
): DraftRequirementsView {
  const fee = draft.feeSummary;
  return {
    ...draft,
    deliveryDetails: {
      deliveryType: draft.deliveryType,
      address: draft.deliveryAddress,
      recipientNames: draft.deliveryRecipientNames,
      phoneNumber: draft.deliveryPhoneNumber,
    },
    refundAccountNumber: draft.refundAccountNumberLast,
    refundBSB: draft.refundBsb,
    approvers: draft.collaborators
      .filter(isApprover)
      .map((each) => ({ name: each.givenName ?? each.emailAddress, hasApproved: each.hasApproved })),
    attachments: draft.attachments.map((each) => ({ ...each, received: each.receivedAt !== null })),
    feeSummary: fee === null ? null : { isOffered: isOfferedFor(fee, draft), ...feeTermsOf(fee) },
    facility,
    isSecuredByCash: fee?.securityTypeCash ?? false,
    needsDirectorContact: fee?.supplier.profile === "BNK",
    hasGvpIntegration,
    submissionTermsAccepted: draft.submissionTermsAcceptedAt !== null,
    individuals: [],
    bgSwitch: bankSwitchFacts(draft.bgSwitch),
    suretyBond: suretyFacts(draft),
    today: dayAt(now, beneficiaryZone(draft)),
  };
}

function suretyFacts({
  processType,
  suretyBond,
  requestedSuretyDocument,
}: Draft): DraftRequirementsView["suretyBond"] {
  if (processType !== "SURETY_BOND") return null;
  const answers = textsByPath(QUESTIONNAIRE_FIELDS, QUESTIONNAIRE_COLUMNS, suretyBond ?? {});
  const document = textsByPath(
    REQUESTED_DOCUMENT_FIELDS,
    REQUESTED_DOCUMENT_COLUMNS,
    requestedSuretyDocument ?? {},
  );
  return {
    securityType: suretyBond?.securityType ?? null,
    isQuestionnaireComplete: unanswered(QUESTIONNAIRE_FIELDS, answers).length === 0,
    isBondComplete: unanswered(REQUESTED_DOCUMENT_FIELDS, document).length === 0,
    hasDeclaredRevenue: suretyBond !== null && suretyBond.revenueDeclaredAt !== null,
    hasAcceptedBrokerage: suretyBond !== null && suretyBond.brokerageAcceptedAt !== null,
  };
}

function bankSwitchFacts(bgSwitch: Draft["bgSwitch"]): DraftRequirementsView["bgSwitch"] {
  if (bgSwitch === null) return null;
  return {
    ...bgSwitch,
    valueCents: bgSwitch.valueCents,
    declarations: {
      detailsAreTrue: bgSwitch.detailsAreTrueAt !== null,
      bankMayBeContacted: bgSwitch.bankMayBeContactedAt !== null,
      originalWillBeReturned: bgSwitch.originalWillBeReturnedAt !== null,
    },
  };
}

/** The zone in which the guarantee ends: the beneficiary's state, else the applicant's. */
export function beneficiaryZone(draft: Pick<Draft, "parties" | "organisation">): string {
  const beneficiary = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === (beneficiary?.state ?? draft.organisation.state)) ?? null;
  return zoneOf({ state, postcode: beneficiary?.postcode ?? null });
}

/** Every ISSUER and BENEFICIARY collaborator whose invitation has not expired. */
function isApprover({ roles, invitationStatus }: Draft["collaborators"][number]): boolean {
  return invitationStatus !== "EXPIRED" && roles.some((role) => role === "ISSUER" || role === "BENEFICIARY");
}
