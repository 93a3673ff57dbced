// The calls about signatures of digital originals and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { callOffSignatureEnvelope } from "./commands/call-off-signature-envelope.ts";
import { declineDigitalOriginal } from "./commands/decline-digital-original.ts";
import { openSignatureEnvelope } from "./commands/open-signature-envelope.ts";
import { signDigitalOriginal } from "./commands/sign-digital-original.ts";
import { PaperInsteadRef } from "./signature-schema.ts";

const DigitalOriginalPayloadRef = payloadOf("DigitalOriginalPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

const VERSION = "Of the document.";

mutation("signDigitalOriginal", {
  whileActing: "SIGNING",
  input: inputOf("SignDigitalOriginalInput", (t) => ({
    authority: t.string({ required: true, description: "By what the officer may sign for the issuer." }),
    documentId: t.id({ required: true }),
    signedName: t.string({ required: true }),
    version: t.int({ required: true, description: VERSION }),
  })),
  payload: DigitalOriginalPayloadRef,
  run: signDigitalOriginal,
});

mutation("openSignatureEnvelope", {
  whileActing: "SIGNING",
  input: inputOf("OpenSignatureEnvelopeInput", (t) => ({
    authority: t.string({ required: true, description: "By what the officer may sign for the issuer." }),
    documentId: t.id({ required: true }),
    signedName: t.string({ required: true }),
    version: t.int({ required: true, description: VERSION }),
  })),
  payload: DigitalOriginalPayloadRef,
  run: openSignatureEnvelope,
});

mutation("callOffSignatureEnvelope", {
  whileActing: "SIGNING",
  input: inputOf("CallOffSignatureEnvelopeInput", (t) => ({
    documentId: t.id({ required: true }),
    version: t.int({ required: true, description: VERSION }),
  })),
  payload: DigitalOriginalPayloadRef,
  run: callOffSignatureEnvelope,
});

mutation("declineDigitalOriginal", {
  whileActing: "SIGNING",
  input: inputOf("DeclineDigitalOriginalInput", (t) => ({
    declineReason: t.string({ required: true }),
    documentId: t.id({ required: true }),
    paperInstead: t.field({
      type: PaperInsteadRef,
      description: "How the original comes instead; null where that is not known yet.",
    }),
    version: t.int({ required: true, description: VERSION }),
  })),
  payload: DigitalOriginalPayloadRef,
  run: declineDigitalOriginal,
});
