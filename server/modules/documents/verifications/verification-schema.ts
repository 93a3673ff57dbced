// Public verification in the contract: what a stranger is shown, and what a document's readers see of its codes and of who asked.

import {
  checkCodeText,
  VERIFICATION_STATES,
  VERIFICATION_WAYS,
  verificationLink,
} from "@bondline/domain/documents/verifications/verification.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { documentBlinds, readChain } from "../../records/history/public.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import type { Verification } from "./verification-access.ts";
import { type LookUpRow, type PaperCodes, paperCodesOf } from "./verification-part.ts";
import { type VerificationSheet, verificationSheet } from "./verification-sheet.ts";

const VerificationStateRef = enumOf("VerificationState", VERIFICATION_STATES);
const VerificationWayRef = enumOf("VerificationWay", VERIFICATION_WAYS);

export const VerificationRef = builder.objectRef<Verification>("Verification").implement({
  description:
    "Whether issued paper still holds. Everything but state and asOf is null where the state is UNKNOWN.",
  fields: (t) => ({
    amount: t.expose("amount", { type: "Decimal", nullable: true, description: "What it is for now." }),
    asOf: t.expose("asOf", { type: "DateTime" }),
    documentVariant: t.expose("documentVariant", { type: ProcessTypeRef, nullable: true }),
    expiresAt: t.expose("expiresAt", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    issuer: t.exposeString("issuer", { nullable: true }),
    state: t.expose("state", { type: VerificationStateRef }),
    wordingHash: t.exposeString("wordingHash", {
      nullable: true,
      description: "The SHA-256 of the wording in force: as issued, or as the last amendment left it.",
    }),
  }),
});

const DocumentLookUpRef = builder.objectRef<LookUpRow>("DocumentLookUp").implement({
  description: "That somebody asked whether the paper still holds. Who it was is not known.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    outcome: t.expose("outcome", {
      type: VerificationStateRef,
      description: "What was answered; UNKNOWN where the check code was wrong.",
    }),
    way: t.expose("way", { type: VerificationWayRef }),
  }),
});

const PaperCodesRef = builder.objectRef<PaperCodes>("PaperCodes").implement({
  description: "By what a holder of the paper shows that they have it, and who has asked so far.",
  fields: (t) => ({
    checkCode: t.string({ resolve: ({ checkCode }) => checkCodeText(checkCode) }),
    link: t.string({
      description: "As the QR code carries it.",
      resolve: ({ verificationCode }, _args, { application }) =>
        verificationLink(application.settings.publicUrl, verificationCode),
    }),
    lookUpCount: t.int({ resolve: ({ lookUps }) => lookUps.count }),
    lookUps: t.field({
      type: [DocumentLookUpRef],
      description: "The newest ten.",
      resolve: ({ lookUps }) => lookUps.newest,
    }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  verification: t.field({
    type: PaperCodesRef,
    nullable: true,
    description: "Null for paper that was not issued through the portal.",
    resolve: (document) => paperCodesOf(document),
  }),
}));

const VerificationSheetRef = builder.objectRef<VerificationSheet>("VerificationSheet").implement({
  fields: (t) => ({
    content: t.string({
      description: "The file's bytes in base64.",
      resolve: ({ content }) => content.toString("base64"),
    }),
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
  }),
});

builder.queryField("documentVerificationSheet", (t) =>
  t.field({
    type: VerificationSheetRef,
    description: "A page to go beside the paper, by which anybody can check it, as a PDF.",
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => {
      const tx = await context.read();
      const document = await accessDocument(tx, documentId);
      const codes = paperCodesOf(document) ?? refuse("DOCUMENT_NOT_FOUND", { id: documentId });
      const root = { type: "document", id: document.id } as const;
      const head = (await readChain(tx, root, documentBlinds(tx.actor, document))).at(-1);
      return verificationSheet(document, codes, { publicUrl: context.application.settings.publicUrl, head });
    },
  }),
);
