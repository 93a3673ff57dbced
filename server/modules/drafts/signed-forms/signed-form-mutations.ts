// The calls about forms that are signed elsewhere and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { RequiredDocumentPayloadRef } from "../required-documents/public.ts";
import { callOffFormEnvelope } from "./commands/call-off-form-envelope.ts";
import { openFormEnvelope } from "./commands/open-form-envelope.ts";
import { SignerCapacityRef } from "./signed-form-schema.ts";

const FormSignerInputRef = builder.inputType("FormSignerInput", {
  fields: (t) => ({
    accountId: t.id({ required: true, description: "Of one of its candidates." }),
    capacity: t.field({ type: SignerCapacityRef, required: true }),
  }),
});

mutation("openFormEnvelope", {
  whileActing: "SIGNING",
  input: inputOf("OpenFormEnvelopeInput", (t) => ({
    requiredDocumentId: t.id({ required: true }),
    signers: t.field({
      type: [FormSignerInputRef],
      required: true,
      description: "In the order in which they sign.",
    }),
  })),
  payload: RequiredDocumentPayloadRef,
  run: openFormEnvelope,
});

mutation("callOffFormEnvelope", {
  whileActing: "SIGNING",
  input: inputOf("CallOffFormEnvelopeInput", (t) => ({ requiredDocumentId: t.id({ required: true }) })),
  payload: RequiredDocumentPayloadRef,
  run: callOffFormEnvelope,
});
