// The calls by which the provider decides who holds an ABN.

import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessClaim } from "./abn-claim-access.ts";
import { AbnClaimRef } from "./abn-claim-schema.ts";
import { confirmOrganisationAbn } from "./commands/confirm-organisation-abn.ts";
import { refuseOrganisationAbn } from "./commands/refuse-organisation-abn.ts";

const AbnClaimPayloadRef = payloadOf("AbnClaimPayload", {
  abnClaim: record(AbnClaimRef, accessClaim, "organisationId"),
});

mutation("confirmOrganisationAbn", {
  whileActing: "OFFICE",
  input: versionedInput("ConfirmOrganisationAbnInput", (t) => ({
    howChecked: t.string({ required: true }),
    legalName: t.string({ required: true }),
  })),
  payload: AbnClaimPayloadRef,
  run: confirmOrganisationAbn,
});

mutation("refuseOrganisationAbn", {
  whileActing: "OFFICE",
  input: versionedInput("RefuseOrganisationAbnInput", (t) => ({
    reason: t.string({ required: true }),
  })),
  payload: AbnClaimPayloadRef,
  run: refuseOrganisationAbn,
});
