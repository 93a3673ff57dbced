// The call that closes a record of one's own, and the command that it runs.

import { CLOSE_OUTCOMES } from "@bondline/domain/documents/documents/close-out.ts";
import { enumOf } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { closeDocument } from "./commands/close-document.ts";

const OutcomeRef = enumOf("DocumentCloseOutcome", CLOSE_OUTCOMES);

mutation("closeDocument", {
  whileActing: "WILL",
  input: versionedInput("CloseDocumentInput", (t) => ({
    closedDate: t.string({ required: true }),
    outcome: t.field({ type: OutcomeRef, required: true }),
    reason: t.string({ required: true }),
  })),
  payload: payloadOf("CloseDocumentPayload", {
    document: record(DocumentRef, accessDocument, "documentId"),
  }),
  run: closeDocument,
});
