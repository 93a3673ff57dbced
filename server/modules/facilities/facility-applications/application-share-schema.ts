// Offers to share a facility that is applied for in the contract: what is offered to an organisation, and to whom an application is offered.

import { builder } from "../../../graphql/builder.ts";
import { forwards } from "../../../graphql/connection.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import {
  FacilityShareOfferConnectionRef,
  FacilityShareOfferRef,
  SharedOrganisationRef,
} from "../facilities/public.ts";
import { FacilityApplicationPayloadRef } from "./application-payload.ts";
import { lookUpApplicationRecipient, shareApplicationByNumber } from "./application-recipient.ts";
import { FacilityApplicationRef } from "./application-schema.ts";
import {
  accessApplicationShare,
  listApplicationOffersTo,
  listOffersOfApplication,
} from "./application-share-access.ts";
import { acceptFacilityApplicationShare } from "./commands/accept-facility-application-share.ts";
import { declineFacilityApplicationShare } from "./commands/decline-facility-application-share.ts";
import { withdrawFacilityApplicationShare } from "./commands/withdraw-facility-application-share.ts";

builder.objectField(FacilityApplicationRef, "shareOffers", (t) =>
  t.field({
    type: [FacilityShareOfferRef],
    description:
      "To whom it is offered and what they said, newest first; for its applicant and the provider.",
    resolve: async (application, _args, context) =>
      listOffersOfApplication(await context.read(), application),
  }),
);

builder.queryFields((t) => ({
  facilityApplicationShareOffers: t.field({
    type: FacilityShareOfferConnectionRef,
    description:
      "What of a facility that is applied for is offered to an organisation and waits for its answer.",
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => listApplicationOffersTo(await context.read(), args),
  }),
  facilityApplicationShareRecipient: t.field({
    type: SharedOrganisationRef,
    description:
      "Whom a facility that is applied for would be shared with: the confirmed holder of an ABN or ACN, under its legal name.",
    args: { abn: t.arg.string({ required: true }), applicationId: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => lookUpApplicationRecipient(context, args),
  }),
}));

publicMutation("shareFacilityApplication", {
  whileActing: "SHARING",
  input: versionedInput("ShareFacilityApplicationInput", (t) => ({
    abn: t.string({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: shareApplicationByNumber,
});

const SharePayloadRef = payloadOf("FacilityApplicationSharePayload", {
  facilityShareOffer: record(FacilityShareOfferRef, accessApplicationShare, "offerId"),
});
const ShareInputRef = inputOf("FacilityApplicationShareInput", (t) => ({
  offerId: t.id({ required: true }),
}));

mutation("acceptFacilityApplicationShare", {
  whileActing: "SHARING",
  input: ShareInputRef,
  payload: SharePayloadRef,
  run: acceptFacilityApplicationShare,
});
mutation("declineFacilityApplicationShare", {
  whileActing: "SHARING",
  input: ShareInputRef,
  payload: SharePayloadRef,
  run: declineFacilityApplicationShare,
});
mutation("withdrawFacilityApplicationShare", {
  whileActing: "SHARING",
  input: ShareInputRef,
  payload: SharePayloadRef,
  run: withdrawFacilityApplicationShare,
});
