// Evidence in the contract: the call that prepares it, and the key by which anybody checks it.

import { type EvidenceSigner, evidenceSigner } from "../../../evidence-key.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { AttachmentDownloadRef } from "../../records/attachments/public.ts";
import { createDocumentEvidence } from "./commands/create-document-evidence.ts";
import { accessEvidence } from "./evidence-access.ts";

mutation("createDocumentEvidence", {
  whileActing: "SHARING",
  input: inputOf("CreateDocumentEvidenceInput", (t) => ({ documentId: t.id({ required: true }) })),
  payload: payloadOf("CreateDocumentEvidencePayload", {
    download: record(AttachmentDownloadRef, accessEvidence, "evidenceId"),
  }),
  run: createDocumentEvidence,
});

const EvidenceKeyRef = builder.objectRef<EvidenceSigner>("EvidenceKey").implement({
  description: "The key that signs evidence here.",
  fields: (t) => ({
    fingerprint: t.exposeString("fingerprint", {
      description: "SHA-256 of the public key (SPKI), in hexadecimal. Compare it with what a verifier shows.",
    }),
    spki: t.exposeString("spki", { description: "The public key, base64." }),
  }),
});

builder.queryField("evidenceKey", (t) =>
  t.field({ type: EvidenceKeyRef, resolve: (_root, _args, { application }) => evidenceSigner(application) }),
);
