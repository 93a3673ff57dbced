// Puts a draft's record into the view that the domain judges its requirements from.

import { type DraftRequirement, draftRequirements } from "@bondline/domain/drafts/draft-requirements.ts";
import type { DraftRequirementsView } from "@bondline/domain/drafts/draft-requirements-view.ts";
import { STATE_CODES } from "@bondline/domain/reference-data/states.ts";
import { dayAt, zoneOf } from "@bondline/domain/time/business-time.ts";
import type { Work } from "../../work/work.ts";
import { type GatewayFeatures, readGatewayFeatures } from "../accounts/gateway-features.ts";
import { feeTermsOf, isOfferedFor } from "./draft-pricing.ts";
import type { Draft } from "./draft-record.ts";

export async function requirementsOf(work: Work, draft: Draft): Promise<DraftRequirement[]> {
  const { gvpIntegration } = await featuresOf(work);
  return draftRequirements(requirementsView(draft, { now: work.now, hasGvpIntegration: gvpIntegration }));
}

const featuresByWork = new WeakMap<Work, Promise<GatewayFeatures>>();

/** Read once for a whole list of drafts. */
function featuresOf(work: Work): Promise<GatewayFeatures> {
  const known = featuresByWork.get(work) ?? readGatewayFeatures(work);
  featuresByWork.set(work, known);
  return known;
}

export function requirementsView(
  draft: Draft,
  { now, hasGvpIntegration }: { now: Work["now"]; hasGvpIntegration: boolean },
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
    facility: null,
    isSecuredByCash: fee?.securityTypeCash ?? false,
    needsDirectorContact: fee?.supplier.profile === "BNK",
    hasGvpIntegration,
    submissionTermsAccepted: draft.submissionTermsAcceptedAt !== null,
    individuals: [],
    suretyBond: null,
    today: dayAt(now, beneficiaryZone(draft)),
  };
}

/** The zone in which the guarantee ends: the beneficiary's state, else the applicant's (ledger Q-084). */
export function beneficiaryZone(draft: Pick<Draft, "parties" | "organisation">): string {
  const beneficiary = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const state = STATE_CODES.find((code) => code === (beneficiary?.state ?? draft.organisation.state)) ?? null;
  return zoneOf({ state, postcode: beneficiary?.postcode ?? null });
}

/** Every ISSUER and BENEFICIARY collaborator whose invitation has not expired (ledger Q-029). */
function isApprover({ roles, invitationStatus }: Draft["collaborators"][number]): boolean {
  return invitationStatus !== "EXPIRED" && roles.some((role) => role === "ISSUER" || role === "BENEFICIARY");
}
