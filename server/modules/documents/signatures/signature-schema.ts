// Signatures of digital originals in the contract: on their document, in the list of the desk, and the file as it will be signed.

import {
  SIGNATURE_CAPABILITIES,
  SIGNATURE_STATUSES,
} from "@bondline/domain/documents/signatures/signature.ts";
import { SIGNATURE_FIELDS } from "@bondline/domain/documents/signatures/signature-fields.ts";
import { PAPER_INSTEAD_TEXT } from "@bondline/domain/documents/signatures/signature-text.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { DocumentRef } from "../documents/public.ts";
import { envelopeShownTo, type ShownEnvelope, SignatureEnvelopeRef } from "./envelope-schema.ts";
import { type OriginalFile, originalFile } from "./original-file.ts";
import { accessDocumentToSign, capabilitiesOn, listDeskSignatures } from "./signature-access.ts";
import { signatureOf } from "./signature-part.ts";
import { SIGNATURE_COLUMNS, type SignatureOfDesk, type SignatureRow } from "./signature-record.ts";

const StatusRef = enumOf("DocumentSignatureStatus", SIGNATURE_STATUSES);
const CapabilityRef = enumOf("DocumentSignatureCapability", SIGNATURE_CAPABILITIES);
export const PaperInsteadRef = enumOf("PaperInstead", codesIn(PAPER_INSTEAD_TEXT));

type Shown = SignatureRow & {
  capabilities: ReturnType<typeof capabilitiesOn>;
  envelope: ShownEnvelope | null;
  serviceName: string | null;
};

const DocumentSignatureRef = builder.objectRef<Shown>("DocumentSignature").implement({
  description: "That an issuer was asked to sign a digital original, and what its officer said.",
  fields: (t) => ({
    ...outputFieldsOf(t, SIGNATURE_FIELDS, {
      columns: SIGNATURE_COLUMNS,
      enums: { paperInstead: PaperInsteadRef },
    }),
    amount: t.expose("amountCents", { type: "Decimal" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    answeredBy: t.exposeString("answeredByName", { nullable: true }),
    capabilities: t.expose("capabilities", { type: [CapabilityRef] }),
    chainHash: t.exposeString("chainHash", {
      nullable: true,
      description: "The head of the document's history when it was signed, as the file carries it.",
    }),
    chainSequence: t.exposeInt("chainSequence", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    envelope: t.expose("envelope", {
      type: SignatureEnvelopeRef,
      nullable: true,
      description: "What was last sent to an e-signature service; null to all but the issuer's officers.",
    }),
    expiresAt: t.expose("expiresDate", { type: "Date", nullable: true }),
    fileSha256: t.exposeString("fileSha256", {
      nullable: true,
      description: "Null until the signed file is made.",
    }),
    id: t.exposeID("id"),
    paperId: t.exposeID("paperId", { nullable: true, description: "The file among the document's." }),
    serviceName: t.exposeString("serviceName", {
      nullable: true,
      description: "Where else than here it may be signed; null where nowhere.",
    }),
    status: t.expose("status", { type: StatusRef }),
    wordingHash: t.exposeString("wordingHash", { nullable: true }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  signature: t.field({
    type: DocumentSignatureRef,
    nullable: true,
    description: "What was last asked of the bank about a digital original; null where nothing was.",
    resolve: async (document, _args, context) => {
      const signature = signatureOf(document);
      if (signature === null) return null;
      const { actor } = await context.read();
      return {
        ...signature,
        capabilities: capabilitiesOn(actor, document, signature),
        envelope: envelopeShownTo(context.application, actor, document),
        serviceName: context.application.ports.eSignatures?.name ?? null,
      };
    },
  }),
}));

const StaffSignatureRef = builder.objectRef<SignatureOfDesk>("StaffSignature").implement({
  description: "A digital original that waits for its issuer's signature, as the desk lists it.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId"),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
  }),
});
const StaffSignatureConnectionRef = connectionOf(StaffSignatureRef, {
  name: "StaffSignature",
  cappedAt: COUNT_MAX,
});

builder.queryField("staffSignatures", (t) =>
  t.field({
    type: StaffSignatureConnectionRef,
    description: "What waits, the longest waiting first; to a supplier's own people those on what it issued.",
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listDeskSignatures(await context.read(), args),
  }),
);

const OriginalToSignRef = builder.objectRef<OriginalFile>("OriginalToSign").implement({
  fields: (t) => ({
    content: t.string({
      description: "The file's bytes in base64.",
      resolve: ({ content }) => content.toString("base64"),
    }),
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
  }),
});

builder.queryField("documentOriginalToSign", (t) =>
  t.field({
    type: OriginalToSignRef,
    description: "The digital original as its officer is asked to sign it, as a PDF without a signature.",
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => {
      const document = await accessDocumentToSign(await context.read(), documentId);
      const { publicUrl } = context.application.settings;
      return originalFile(document, { publicUrl, signature: undefined });
    },
  }),
);
