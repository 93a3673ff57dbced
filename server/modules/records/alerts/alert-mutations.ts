// The alert calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload, publicField } from "../../../graphql/command-field.ts";
import { EmptyPayloadRef, mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessAlertConfiguration } from "./alert-access.ts";
import { AlertConfigurationRef, TriggerPropertyRef } from "./alert-schema.ts";
import { confirmAlertRecipient } from "./commands/confirm-alert-recipient.ts";
import { createOrganisationAlertConfiguration } from "./commands/create-organisation-alert-configuration.ts";
import { removeOrganisationAlertConfiguration } from "./commands/remove-organisation-alert-configuration.ts";
import { updateOrganisationAlertConfiguration } from "./commands/update-organisation-alert-configuration.ts";

const AlertConfigurationPayloadRef = builder.objectRef<Payload>("AlertConfigurationPayload").implement({
  fields: (t) => ({
    alertConfiguration: t.field({
      type: AlertConfigurationRef,
      resolve: async (answer, _args, context) =>
        accessAlertConfiguration(await context.read(), resultField<string>(answer, "alertConfigurationId")),
    }),
    clientMutationId: t.string({ resolve: mutationIdOf }),
  }),
});

commandField({
  name: "createOrganisationAlertConfiguration",
  input: builder.inputType("CreateOrganisationAlertConfigurationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      emailAddresses: t.stringList({ required: true }),
      facilityId: t.id(),
      facilityLimit: t.string(),
      facilityLimitIncludeProjectedDocs: t.boolean(),
      organisationId: t.id({ required: true }),
      triggerLeadTime: t.int(),
      triggerProperty: t.field({ type: TriggerPropertyRef, required: true }),
    }),
  }),
  payload: AlertConfigurationPayloadRef,
  run: createOrganisationAlertConfiguration,
});

commandField({
  name: "updateOrganisationAlertConfiguration",
  input: builder.inputType("UpdateOrganisationAlertConfigurationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      emailAddresses: t.stringList({ required: true }),
      facilityId: t.id(),
      facilityLimit: t.string(),
      facilityLimitIncludeProjectedDocs: t.boolean(),
      id: t.id({ required: true }),
      triggerLeadTime: t.int(),
      triggerProperty: t.field({ type: TriggerPropertyRef, required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: AlertConfigurationPayloadRef,
  run: updateOrganisationAlertConfiguration,
});

commandField({
  name: "removeOrganisationAlertConfiguration",
  input: builder.inputType("RemoveOrganisationAlertConfigurationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: EmptyPayloadRef,
  run: removeOrganisationAlertConfiguration,
});

publicField({
  name: "confirmAlertRecipient",
  input: builder.inputType("ConfirmAlertRecipientInput", {
    fields: (t) => ({ clientMutationId: t.string({ required: true }), code: t.string({ required: true }) }),
  }),
  payload: EmptyPayloadRef,
  run: confirmAlertRecipient,
});
