// Offers to share a facility in the contract: what is offered to an organisation, and to whom a facility is offered.

import { SHARE_OFFER_STATUSES } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { acceptFacilityShareOffer } from "./commands/accept-facility-share-offer.ts";
import { declineFacilityShareOffer } from "./commands/decline-facility-share-offer.ts";
import { withdrawFacilityShareOffer } from "./commands/withdraw-facility-share-offer.ts";
import { lookUpRecipient } from "./facility-recipient.ts";
import { DocumentFacilityRef, SharedOrganisationRef } from "./facility-schema.ts";
import { accessOffer, listOffersOfFacility, listOffersToOrganisation } from "./facility-share-access.ts";
import type { ShareOffer } from "./facility-share-record.ts";

const ShareOfferStatusRef = enumOf("FacilityShareOfferStatus", SHARE_OFFER_STATUSES);

/** Of a facility that is there, or of one that is applied for. */
type OfferShown = Pick<
  ShareOffer,
  "createdAt" | "decidedAt" | "offeredByOrganisation" | "offeredToOrganisation" | "status"
> & { id: string };

export const FacilityShareOfferRef = builder.objectRef<OfferShown>("FacilityShareOffer").implement({
  description: "Who offers to share a facility with whom. What the facility is, is seen once it is accepted.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    id: t.exposeID("id"),
    offeredByOrganisation: t.field({
      type: SharedOrganisationRef,
      resolve: ({ offeredByOrganisation }) => offeredByOrganisation,
    }),
    offeredToOrganisation: t.field({
      type: SharedOrganisationRef,
      resolve: ({ offeredToOrganisation }) => offeredToOrganisation,
    }),
    status: t.expose("status", { type: ShareOfferStatusRef }),
  }),
});

export const FacilityShareOfferConnectionRef = connectionOf(FacilityShareOfferRef, {
  name: "FacilityShareOffer",
  cappedAt: COUNT_MAX,
});

builder.objectField(DocumentFacilityRef, "shareOffers", (t) =>
  t.field({
    type: [FacilityShareOfferRef],
    description:
      "Those that wait for an answer and those that were declined, newest first; for its owner and the provider.",
    resolve: async (facility, _args, context) => listOffersOfFacility(await context.read(), facility),
  }),
);

builder.queryFields((t) => ({
  facilityShareOffers: t.field({
    type: FacilityShareOfferConnectionRef,
    description: "What is offered to an organisation and waits for its answer.",
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listOffersToOrganisation(await context.read(), args),
  }),
  facilityShareRecipient: t.field({
    type: SharedOrganisationRef,
    description:
      "Whom a facility would be shared with: the confirmed holder of an ABN or ACN, under its legal name.",
    args: { abn: t.arg.string({ required: true }), facilityId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => lookUpRecipient(context, args),
  }),
}));

const FacilityShareOfferPayloadRef = payloadOf("FacilityShareOfferPayload", {
  facilityShareOffer: record(FacilityShareOfferRef, accessOffer, "offerId"),
});

const FacilityShareOfferInputRef = inputOf("FacilityShareOfferInput", (t) => ({
  offerId: t.id({ required: true }),
}));

mutation("acceptFacilityShareOffer", {
  whileActing: "SHARING",
  input: FacilityShareOfferInputRef,
  payload: FacilityShareOfferPayloadRef,
  run: acceptFacilityShareOffer,
});
mutation("declineFacilityShareOffer", {
  whileActing: "SHARING",
  input: FacilityShareOfferInputRef,
  payload: FacilityShareOfferPayloadRef,
  run: declineFacilityShareOffer,
});
mutation("withdrawFacilityShareOffer", {
  whileActing: "SHARING",
  input: FacilityShareOfferInputRef,
  payload: FacilityShareOfferPayloadRef,
  run: withdrawFacilityShareOffer,
});
