// The call by which a draft's document is issued, and the command that it runs.

import { builder } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftRef } from "../../drafts/drafts/public.ts";
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
  input: versionedInput("EstablishDraftInput", (t) => ({
    bank: t.field({ type: BankDetailsInputRef, required: true }),
    establishedDate: t.field({ type: "Date", required: true }),
    guaranteeNumber: t.string({ required: true }),
  })),
  payload: EstablishDraftPayloadRef,
  run: establishDraft,
});
