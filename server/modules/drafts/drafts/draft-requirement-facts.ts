// Puts a draft's record into the view that the domain validates its requirements from.

import { draftRequirements } from "@bondline/domain/drafts/drafts/draft-requirements.ts";
import type {
  DraftRequirement,
  DraftRequirementsView,
} from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import type { GatewayFeatures } from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { collaboratorStatusAt, isApprover } from "@bondline/domain/records/collaborators/collaborator.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FacilityRoom, facilityRoomFor } from "../../facilities/facilities/facility-access.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import { bankFeaturesOf } from "./draft-bank.ts";
import { draftDay } from "./draft-day.ts";
import { partsOfDraft } from "./draft-parts.ts";
import { feeTermsOf, isOfferedFor } from "./draft-pricing.ts";
import type { Draft } from "./draft-record.ts";

export async function requirementsOf(tx: Transaction, draft: Draft): Promise<DraftRequirement[]> {
  const { gvpIntegration } = await featuresOf(tx);
  const facility = await facilityRoomFor(tx, draft.facilityId, draft.id);
  return draftRequirements(requirementsView(tx, draft, { hasGvpIntegration: gvpIntegration, facility }));
}

const featuresByTransaction = new WeakMap<Transaction, Promise<GatewayFeatures>>();

/** Read once for a whole list of drafts. */
function featuresOf(tx: Transaction): Promise<GatewayFeatures> {
  const known = featuresByTransaction.get(tx) ?? readGatewayFeatures(tx);
  featuresByTransaction.set(tx, known);
  return known;
}

function requirementsView(
  tx: Transaction,
  draft: Draft,
  { hasGvpIntegration, facility }: { hasGvpIntegration: boolean; facility: FacilityRoom | null },
): DraftRequirementsView {
  const fee = draft.feeSummary;
  const ofParts: Partial<DraftRequirementsView> = Object.assign(
    {},
    ...partsOfDraft(tx.app).map(({ requirements }) => requirements?.(draft)),
  );
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
      .filter(({ sentAt, roles, invitationStatus }) =>
        isApprover({ roles, invitationStatus: collaboratorStatusAt({ sentAt, invitationStatus }, tx.now) }),
      )
      .map((each) => ({ name: each.givenName ?? each.emailAddress, hasApproved: each.hasApproved })),
    attachments: [],
    feeSummary: fee === null ? null : { isOffered: isOfferedFor(fee, draft), ...feeTermsOf(fee) },
    facility,
    isSecuredByCash: fee?.securityTypeCash ?? false,
    bankFeatures: bankFeaturesOf(draft),
    bankDetails: {
      previousIdentification: draft.bankDetailsPreviousIdentification,
      customerNumber: draft.bankDetailsCustomerNumber,
      fundingBankName: draft.bankDetailsFundingBankName,
      fundingAmount: draft.bankDetailsFundingAmountCents?.toString() ?? null,
      fundingPurpose: draft.bankDetailsFundingPurpose,
      creditInterestAccountName: draft.bankDetailsCreditInterestAccountName,
      creditInterestBSB: draft.bankDetailsCreditInterestBsb,
      creditInterestAccountNumber: draft.bankDetailsCreditInterestAccountNumberLast,
    },
    additionalSupplierDetail: {
      businessActivity: draft.additionalSupplierDetailBusinessActivity,
      relationshipPurpose: draft.additionalSupplierDetailRelationshipPurpose,
    },
    hasGvpIntegration,
    submissionTermsAccepted: draft.submissionTermsAcceptedAt !== null,
    individuals: [],
    requirementsOfParts: [],
    suretyBond: null,
    today: draftDay(tx, draft),
    ...ofParts,
  };
}
