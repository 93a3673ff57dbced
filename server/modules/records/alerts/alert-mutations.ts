// The alert calls of the contract and the commands that they run.

import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { accessAlertConfiguration } from "./alert-access.ts";
import { AlertConfigurationRef, TriggerPropertyRef } from "./alert-schema.ts";
import { confirmAlertRecipient } from "./commands/confirm-alert-recipient.ts";
import { createOrganisationAlertConfiguration } from "./commands/create-organisation-alert-configuration.ts";
import { removeOrganisationAlertConfiguration } from "./commands/remove-organisation-alert-configuration.ts";
import { updateOrganisationAlertConfiguration } from "./commands/update-organisation-alert-configuration.ts";

const AlertConfigurationPayloadRef = payloadOf("AlertConfigurationPayload", {
  alertConfiguration: record(AlertConfigurationRef, accessAlertConfiguration, "alertConfigurationId"),
});

mutation("createOrganisationAlertConfiguration", {
  whileActing: "ADMINISTRATION",
  input: inputOf("CreateOrganisationAlertConfigurationInput", (t) => ({
    emailAddresses: t.stringList({ required: true }),
    facilityId: t.id(),
    facilityLimit: t.string(),
    facilityLimitIncludeProjectedDocs: t.boolean(),
    organisationId: t.id({ required: true }),
    triggerLeadTime: t.int(),
    triggerProperty: t.field({ type: TriggerPropertyRef, required: true }),
  })),
  payload: AlertConfigurationPayloadRef,
  run: createOrganisationAlertConfiguration,
});

mutation("updateOrganisationAlertConfiguration", {
  whileActing: "ADMINISTRATION",
  input: versionedInput("UpdateOrganisationAlertConfigurationInput", (t) => ({
    emailAddresses: t.stringList({ required: true }),
    facilityId: t.id(),
    facilityLimit: t.string(),
    facilityLimitIncludeProjectedDocs: t.boolean(),
    triggerLeadTime: t.int(),
    triggerProperty: t.field({ type: TriggerPropertyRef, required: true }),
  })),
  payload: AlertConfigurationPayloadRef,
  run: updateOrganisationAlertConfiguration,
});

mutation("removeOrganisationAlertConfiguration", {
  whileActing: "ADMINISTRATION",
  input: versionedInput("RemoveOrganisationAlertConfigurationInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeOrganisationAlertConfiguration,
});

publicMutation("confirmAlertRecipient", {
  whileActing: "OWN_ACCOUNT",
  input: inputOf("ConfirmAlertRecipientInput", (t) => ({ code: t.string({ required: true }) })),
  payload: EmptyPayloadRef,
  run: confirmAlertRecipient,
});
