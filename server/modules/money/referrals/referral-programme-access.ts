// The doors to the referral programme: an organisation's own referrals and what they earned, and the referral portal's workspace.

import { STAFF_WORKSPACES } from "@bondline/domain/people/accounts/staff.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { requirePerson } from "../../../work/actor.ts";
import type { Work } from "../../../work/work.ts";
import { isFeatureOn } from "../../office/gateway-features/gateway-feature-access.ts";
import { accessOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  countOwnReferrals,
  findReferralConfiguration,
  listOwnReferrals,
  type OwnReferral,
  type ReferralConfiguration,
  sumCredits,
} from "./referral-credit-store.ts";
import {
  countPortalReferrals,
  listPortalPeople,
  listPortalReferrals,
  type PortalPerson,
  type PortalReferral,
} from "./referral-store.ts";

export type { OwnReferral, PortalPerson, PortalReferral, ReferralConfiguration };

export async function accessReferralConfiguration(work: Work): Promise<ReferralConfiguration> {
  requirePerson(work.actor);
  return await findReferralConfiguration(work);
}

export async function accessOwnReferrals(
  work: Work,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<OwnReferral>> {
  const { id } = await accessReferringOrganisation(work, organisationId);
  const request = pageRequest(list, isMoment);
  const rows = await listOwnReferrals(work, id, request);
  return pageOf(
    request,
    rows,
    ({ sortText, id: referralId }) => ({ value: sortText, id: referralId }),
    () => countOwnReferrals(work, id),
  );
}

export async function accessReferralSummary(
  work: Work,
  organisationId: string,
): Promise<{ earnedCents: Cents; leftCents: Cents }> {
  const { id } = await accessReferringOrganisation(work, organisationId);
  return await sumCredits(work, id);
}

/** What was earned is money, so it is for those who see the organisation's invoices; a programme that is off has no pages. */
async function accessReferringOrganisation(work: Work, id: string) {
  const organisation = await accessOrganisation(work, id, "CAN_VIEW_BILLING");
  return (await isFeatureOn(work, "referrals")) ? organisation : refuse("ORGANISATION_NOT_FOUND", { id });
}

export async function accessPortalReferrals(work: Work, list: PageArguments): Promise<Page<PortalReferral>> {
  await requirePortal(work);
  const request = pageRequest(list, isMoment);
  const rows = await listPortalReferrals(work, request);
  return pageOf(
    request,
    rows,
    ({ sortText, id }) => ({ value: sortText, id }),
    () => countPortalReferrals(work, COUNT_MAX),
  );
}

export async function accessPortalPeople(work: Work): Promise<PortalPerson[]> {
  await requirePortal(work);
  return await listPortalPeople(work);
}

async function requirePortal(work: Work): Promise<void> {
  const { staff } = requirePerson(work.actor);
  const isTheirs = staff !== null && STAFF_WORKSPACES[staff.staffType] === "REFERRAL";
  if (!isTheirs || !(await isFeatureOn(work, "referralPortal"))) refuse("REFERRAL_NOT_FOUND", { id: "" });
}
