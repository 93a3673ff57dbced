// The calls by which a draft's document is issued and gets its paper, and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftRef } from "../../drafts/drafts/public.ts";
import { addIssuedPaper } from "./commands/add-issued-paper.ts";
import { establishDraft } from "./commands/establish-draft.ts";
import { accessDocument } from "./document-access.ts";
import { DocumentRef } from "./document-schema.ts";

const EstablishDraftPayloadRef = payloadOf("EstablishDraftPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
  draft: record(DraftRef, accessDraft, "draftId"),
});

const BankDetailsInputRef = builder.inputType("BankDetailsInput", {
  fields: (t) => ({
    address: t.string(),
    bsb: t.string(),
    name: t.string({ description: "Left out, or a name of the draft's own bank or insurer." }),
  }),
});

mutation("establishDraft", {
  whileActing: "OFFICE",
  input: versionedInput("EstablishDraftInput", (t) => ({
    bank: t.field({ type: BankDetailsInputRef, required: true }),
    establishedDate: t.field({ type: "Date", required: true }),
    guaranteeNumber: t.string({ required: true }),
    issuedPaperId: t.id({
      description:
        "An attachment of the draft whose variant is ISSUED_PAPER: the guarantee as the bank issued it.",
    }),
  })),
  payload: EstablishDraftPayloadRef,
  run: establishDraft,
});

mutation("addIssuedPaper", {
  whileActing: "OFFICE",
  input: inputOf("AddIssuedPaperInput", (t) => ({
    draftId: t.id({ required: true }),
    issuedPaperId: t.id({ required: true }),
  })),
  payload: payloadOf("AddIssuedPaperPayload", {
    document: record(DocumentRef, accessDocument, "documentId"),
    draft: record(DraftRef, accessDraft, "draftId"),
  }),
  run: addIssuedPaper,
});
