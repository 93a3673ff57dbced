// The calls about the individuals of a draft.

import { IDENTITY_FORM_FIELDS } from "@bondline/domain/drafts/identity/identity-form.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { DraftPayloadRef, DraftRef } from "../drafts/public.ts";
import { overrideIdentification } from "./commands/override-identification.ts";
import { prefillIdentification } from "./commands/prefill-identification.ts";
import { renewIdentityCheck } from "./commands/renew-identity-check.ts";
import { saveIdentification } from "./commands/save-identification.ts";
import { startIdentityCheck } from "./commands/start-identity-check.ts";
import { updateGreenId } from "./commands/update-green-id.ts";
import { updateIdentification } from "./commands/update-identification.ts";
import { updateSimpleKycDataFromApiByIdentificationId } from "./commands/update-simple-kyc-data-from-api-by-identification-id.ts";
import { accessIndividual } from "./individual-access.ts";
import {
  INDIVIDUAL_ENUMS,
  IndividualRef,
  IndividualRoleRef,
  type ShownIndividual,
  shownIndividual,
} from "./individual-schema.ts";

const { roles: _, ...ownFields } = INDIVIDUAL_FIELDS;

const SimpleKycInputRef = builder.inputType("SimpleKycInput", {
  fields: (t) => inputFieldsOf(t, INDIVIDUAL_FIELDS, {}, { group: "simpleKyc" }),
});

const IndividualInputRef = builder.inputType("IndividualInput", {
  description: "A field that is left out stays as it is, and one that is null is empty.",
  fields: (t) => ({
    ...inputFieldsOf(t, ownFields, INDIVIDUAL_ENUMS),
    roles: t.field({ type: [IndividualRoleRef] }),
    simpleKyc: t.field({ type: SimpleKycInputRef }),
  }),
});

const SavedIndividualRef = builder.inputType("SavedIndividualInput", {
  fields: (t) => ({
    id: t.id({ description: "Left out for a new one." }),
    individual: t.field({ type: IndividualInputRef, required: true }),
    version: t.int({ description: "The version that was read; needed where there is an id." }),
  }),
});

mutation("saveIdentification", {
  whileActing: "IDENTITY",
  input: inputOf("SaveIdentificationInput", (t) => ({
    draftId: t.id({ required: true }),
    individuals: t.field({ type: [SavedIndividualRef], required: true }),
    removedIndividualIds: t.idList({ description: "Those who are no longer among them." }),
  })),
  payload: DraftPayloadRef,
  run: saveIdentification,
});

const UpdateIdentificationPayloadRef = payloadOf("UpdateIdentificationPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
  individual: record(IndividualRef, readShown, "individualId"),
});

async function readShown(tx: Transaction, id: string): Promise<ShownIndividual> {
  const { draft, individual } = await accessIndividual(tx, id);
  return shownIndividual(tx, draft, individual);
}

mutation("updateIdentification", {
  whileActing: "IDENTITY",
  input: versionedInput("UpdateIdentificationInput", (t) => ({
    individual: t.field({ type: IndividualInputRef, required: true }),
  })),
  payload: UpdateIdentificationPayloadRef,
  run: updateIdentification,
});

mutation("prefillIdentification", {
  whileActing: "IDENTITY",
  input: inputOf("PrefillIdentificationInput", (t) => ({ draftId: t.id({ required: true }) })),
  payload: DraftPayloadRef,
  run: prefillIdentification,
});

mutation("startIdentityCheck", {
  whileActing: "IDENTITY",
  input: versionedInput("StartIdentityCheckInput", (t) => ({
    individual: t.field({
      required: true,
      type: builder.inputType("IdentityFormInput", {
        description: "By what a person is registered. A field that is left out stays as it is.",
        fields: (within) => ({
          ...inputFieldsOf(within, IDENTITY_FORM_FIELDS, {}),
          simpleKyc: within.field({ type: SimpleKycInputRef }),
        }),
      }),
    }),
  })),
  payload: UpdateIdentificationPayloadRef,
  run: startIdentityCheck,
});

mutation("renewIdentityCheck", {
  whileActing: "IDENTITY",
  input: inputOf("RenewIdentityCheckInput", (t) => ({ id: t.id({ required: true }) })),
  payload: UpdateIdentificationPayloadRef,
  run: renewIdentityCheck,
});

mutation("updateGreenId", {
  whileActing: "IDENTITY",
  input: inputOf("UpdateGreenIdInput", (t) => ({
    id: t.id({ required: true, description: "Whose session has ended: a reason to ask the service." }),
  })),
  payload: UpdateIdentificationPayloadRef,
  run: updateGreenId,
});

mutation("updateSimpleKycDataFromApiByIdentificationId", {
  whileActing: "IDENTITY",
  input: inputOf("UpdateSimpleKycDataFromApiInput", (t) => ({
    identificationIndividualId: t.id({ required: true }),
  })),
  payload: UpdateIdentificationPayloadRef,
  run: updateSimpleKycDataFromApiByIdentificationId,
});

mutation("overrideIdentification", {
  whileActing: "OFFICE",
  input: versionedInput("OverrideIdentificationInput", (t) => ({ reason: t.string({ required: true }) })),
  payload: UpdateIdentificationPayloadRef,
  run: overrideIdentification,
});
