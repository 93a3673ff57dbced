// The calls by which the provider decides who holds an ABN.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessClaim } from "./abn-claim-access.ts";
import { AbnClaimRef } from "./abn-claim-schema.ts";
import { confirmOrganisationAbn } from "./commands/confirm-organisation-abn.ts";
import { refuseOrganisationAbn } from "./commands/refuse-organisation-abn.ts";

const AbnClaimPayloadRef = builder.objectRef<Payload>("AbnClaimPayload").implement({
  fields: (t) => ({
    abnClaim: t.field({
      type: AbnClaimRef,
      resolve: async (answer, _args, context) =>
        accessClaim(await context.read(), resultField<string>(answer, "organisationId")),
    }),
    clientMutationId: t.string({ resolve: mutationIdOf }),
  }),
});

commandField({
  name: "confirmOrganisationAbn",
  input: builder.inputType("ConfirmOrganisationAbnInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      howChecked: t.string({ required: true }),
      id: t.id({ required: true }),
      legalName: t.string({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: AbnClaimPayloadRef,
  run: confirmOrganisationAbn,
});

commandField({
  name: "refuseOrganisationAbn",
  input: builder.inputType("RefuseOrganisationAbnInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      reason: t.string({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: AbnClaimPayloadRef,
  run: refuseOrganisationAbn,
});
