// The only access checks of offers to share a facility that is applied for: for administrators of whom it was offered to, and for whoever may share it.

import { applicationShareStatusAfter } from "@bondline/domain/facilities/facilities/facility-application-share.ts";
import {
  SHARE_OFFER_STATUS_TEXT,
  type ShareOfferDecision,
  type ShareOfferStatus,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import { asFacilityApplicationShareId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import { type Granted, grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { requireRecipient } from "../facilities/facility-share-access.ts";
import type { SharingParty } from "../facilities/public.ts";
import { accessApplication, mayDo } from "./application-access.ts";
import type { FacilityApplication } from "./application-record.ts";
import {
  type ApplicationShare,
  findApplicationShare,
  listApplicationSharesTo,
  listSharesOfApplication,
  lockApplicationShare,
} from "./application-share-store.ts";

const OFFERS_SHOWN_MAX = 20;

export async function findApplicationRecipient(
  tx: Transaction,
  { applicationId, abn }: { applicationId: string; abn: string },
): Promise<SharingParty> {
  const application = await accessApplication(tx, applicationId);
  if (!mayDo(tx.actor, application, "CAN_SHARE"))
    refuse("FACILITY_APPLICATION_NOT_FOUND", { id: applicationId });
  return await requireRecipient(tx, application, abn);
}

/** For whoever has a part in it, once it is decided too. */
export async function accessApplicationShare(tx: Transaction, id: string): Promise<ApplicationShare> {
  requirePerson(tx.actor);
  const share = await findApplicationShare(tx, asFacilityApplicationShareId(id));
  const isParty = async () =>
    share !== undefined &&
    ((await mayDecide(tx, share, "accept")) || (await mayDecide(tx, share, "withdraw")));
  if (share === undefined || !(await isParty())) refuse("FACILITY_SHARE_OFFER_NOT_FOUND", { id });
  return share;
}

/** To be answered by an administrator of whom it was offered to, or taken back by whoever may share the facility. */
export async function accessApplicationShareToDecide(
  tx: Transaction,
  id: string,
  decision: ShareOfferDecision,
): Promise<{ share: Granted<ApplicationShare, ShareOfferDecision>; status: ShareOfferStatus }> {
  requirePerson(tx.actor);
  const shareId = asFacilityApplicationShareId(id);
  await lockApplicationShare(tx, shareId);
  const share = await findApplicationShare(tx, shareId);
  if (share === undefined || !(await mayDecide(tx, share, decision)))
    refuse("FACILITY_SHARE_OFFER_NOT_FOUND", { id });
  const status = applicationShareStatusAfter(share.status, decision);
  if (status === undefined)
    refuse("INVALID_TRANSITION", {
      record: "offer",
      status: SHARE_OFFER_STATUS_TEXT[share.status],
      event: decision,
    });
  return { share: grant(share, decision), status };
}

/** The application is not locked: who offers and who accepts would wait for each other. */
async function mayDecide(
  tx: Transaction,
  share: ApplicationShare,
  decision: ShareOfferDecision,
): Promise<boolean> {
  if (decision !== "withdraw") {
    const role = roleIn(tx.actor, share.offeredToOrganisationId) ?? null;
    return decideOrganisation({ role }, "CAN_DECIDE_SHARING").allowed;
  }
  const role = roleIn(tx.actor, share.organisationId);
  if (role === undefined || role === "LIMITED_USER") return false;
  return mayDo(tx.actor, await accessApplication(tx, share.applicationId), "CAN_SHARE");
}

/** What was offered and is still to be answered, for administrators of a confirmed organisation; to others there is nothing. */
export async function listApplicationOffersTo(
  tx: Transaction,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<ApplicationShare>> {
  const id = requireOrganisation(tx, organisationId, "CAN_DECIDE_SHARING");
  return await listApplicationSharesTo(tx, id, list);
}

/** To whom it is offered is the affair of its applicant and the provider. */
export async function listOffersOfApplication(
  tx: Transaction,
  application: FacilityApplication,
): Promise<ApplicationShare[]> {
  return mayDo(tx.actor, application, "CAN_VIEW_DETAILS")
    ? await listSharesOfApplication(tx, application.id, OFFERS_SHOWN_MAX)
    : [];
}
