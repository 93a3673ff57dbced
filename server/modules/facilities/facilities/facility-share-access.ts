// The only access checks of offers of sharing: for administrators of the organisation that one was made to, and for whoever may share the facility.

import {
  SHARE_OFFER_STATUS_TEXT,
  type ShareOfferDecision,
  type ShareOfferStatus,
  shareOfferStatusAfter,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import {
  NO_SUCH_ORGANISATION_MESSAGE,
  OWN_ORGANISATION_MESSAGE,
} from "@bondline/domain/facilities/facilities/facility-text.ts";
import { asFacilityShareOfferId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { abnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import { type Granted, grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { accessFacility, mayDo } from "./facility-access.ts";
import type { Facility } from "./facility-record.ts";
import type { ShareOffer, SharingParty } from "./facility-share-record.ts";
import {
  findConfirmedHolder,
  findShareOffer,
  isConfirmed,
  listOffersOf,
  listOffersTo,
  lockShareOffer,
} from "./facility-share-store.ts";

const OFFERS_SHOWN_MAX = 20;

/** Whom a facility, or one that is applied for, would be offered to, by their number: for whoever may share it. */
export async function requireRecipient(
  tx: Transaction,
  facility: Pick<Facility, "organisationId">,
  typed: string,
) {
  if (!(await isConfirmed(tx, facility.organisationId))) refuse("ABN_NOT_CONFIRMED");
  const { abn } = requireFields({ abn: required(abnOrAcn) }, { abn: typed });
  const holder = await findConfirmedHolder(tx, abn);
  if (holder === undefined) refuseFields({ abn: NO_SUCH_ORGANISATION_MESSAGE });
  if (holder.id === facility.organisationId) refuseFields({ abn: OWN_ORGANISATION_MESSAGE });
  return holder;
}

export async function findRecipient(
  tx: Transaction,
  { facilityId, abn }: { facilityId: string; abn: string },
): Promise<SharingParty> {
  const facility = await accessFacility(tx, facilityId);
  if (!mayDo(tx, facility, "CAN_SHARE")) refuse("FACILITY_NOT_FOUND", { id: facilityId });
  return await requireRecipient(tx, facility, abn);
}

/** For whoever has a part in it, once it is decided too. */
export async function accessOffer(tx: Transaction, id: string): Promise<ShareOffer> {
  requirePerson(tx.actor);
  const offer = await findShareOffer(tx, asFacilityShareOfferId(id));
  const isParty = async () =>
    offer !== undefined &&
    ((await mayDecide(tx, offer, "accept")) || (await mayDecide(tx, offer, "withdraw")));
  if (offer === undefined || !(await isParty())) refuse("FACILITY_SHARE_OFFER_NOT_FOUND", { id });
  return offer;
}

/** To be answered by an administrator of the organisation that it was made to, or taken back by whoever may share the facility. */
export async function accessOfferToDecide(
  tx: Transaction,
  id: string,
  decision: ShareOfferDecision,
): Promise<{ offer: Granted<ShareOffer, ShareOfferDecision>; status: ShareOfferStatus }> {
  requirePerson(tx.actor);
  const offerId = asFacilityShareOfferId(id);
  await lockShareOffer(tx, offerId);
  const offer = await findShareOffer(tx, offerId);
  if (offer === undefined || !(await mayDecide(tx, offer, decision)))
    refuse("FACILITY_SHARE_OFFER_NOT_FOUND", { id });
  const status = shareOfferStatusAfter(offer.status, decision);
  if (status === undefined)
    refuse("INVALID_TRANSITION", {
      record: "offer",
      status: SHARE_OFFER_STATUS_TEXT[offer.status],
      event: decision,
    });
  return { offer: grant(offer, decision), status };
}

/** The facility is not locked: who offers and who accepts would wait for each other. */
async function mayDecide(tx: Transaction, offer: ShareOffer, decision: ShareOfferDecision): Promise<boolean> {
  if (decision !== "withdraw") {
    const role = roleIn(tx.actor, offer.offeredToOrganisationId) ?? null;
    return decideOrganisation({ role }, "CAN_DECIDE_SHARING").allowed;
  }
  const role = roleIn(tx.actor, offer.organisationId);
  return role !== undefined && mayDo(tx, await accessFacility(tx, offer.facilityId), "CAN_SHARE");
}

/** What was offered and is still to be answered, for administrators of a confirmed organisation; to others there is nothing. */
export async function listOffersToOrganisation(
  tx: Transaction,
  { organisationId, ...list }: PageArguments & { organisationId: string },
): Promise<Page<ShareOffer>> {
  const id = requireOrganisation(tx, organisationId, "CAN_DECIDE_SHARING");
  return await listOffersTo(tx, id, list);
}

/** To whom it is offered is the affair of whoever sees what it costs: its owner's and the provider's. */
export async function listOffersOfFacility(tx: Transaction, facility: Facility): Promise<ShareOffer[]> {
  return mayDo(tx, facility, "CAN_VIEW_COSTS") ? await listOffersOf(tx, facility.id, OFFERS_SHOWN_MAX) : [];
}
