// The draft calls of the contract and the commands that they run.

import { wantedRowInput } from "../../../graphql/chosen-access.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { beginDraftSubmission } from "./commands/begin-draft-submission.ts";
import { cancelChosenDrafts } from "./commands/cancel-chosen-drafts.ts";
import { cancelDraft } from "./commands/cancel-draft.ts";
import { cancelDraftSubmission } from "./commands/cancel-draft-submission.ts";
import { completeDraftSubmission } from "./commands/complete-draft-submission.ts";
import { createDraft } from "./commands/create-draft.ts";
import { rejectDraft } from "./commands/reject-draft.ts";
import { requestDraftChanges } from "./commands/request-draft-changes.ts";
import { setDraftDiscount } from "./commands/set-draft-discount.ts";
import { updateDraft } from "./commands/update-draft.ts";
import { updateDraftPreview } from "./commands/update-draft-preview.ts";
import { DraftChangesInputRef } from "./draft-input-schema.ts";
import {
  ChosenDraftsPayloadRef,
  CompleteDraftSubmissionPayloadRef,
  DraftPayloadRef,
  UpdateDraftPreviewPayloadRef,
} from "./draft-payload.ts";

const DraftVersionInputRef = versionedInput("DraftVersionInput", () => ({}));

const DraftReasonInputRef = versionedInput("DraftReasonInput", (t) => ({
  reason: t.string({ required: true }),
}));

mutation("createDraft", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDraftInput", (t) => ({
    draft: t.field({ type: DraftChangesInputRef, required: true }),
    organisationId: t.id({ required: true }),
    processType: t.field({ type: ProcessTypeRef, required: true }),
  })),
  payload: DraftPayloadRef,
  run: createDraft,
});

const UpdateDraftInputRef = versionedInput("UpdateDraftInput", (t) => ({
  draft: t.field({ type: DraftChangesInputRef, required: true }),
}));

mutation("updateDraft", {
  whileActing: "AS_MEMBER",
  input: UpdateDraftInputRef,
  payload: DraftPayloadRef,
  run: updateDraft,
});
mutation("updateDraftPreview", {
  whileActing: "AS_MEMBER",
  input: UpdateDraftInputRef,
  payload: UpdateDraftPreviewPayloadRef,
  run: updateDraftPreview,
});

mutation("cancelDraft", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraft,
});

const ChosenDraftInputRef = wantedRowInput(
  "ChosenDraftInput",
  "A draft, and the version of it that was read.",
);
mutation("cancelChosenDrafts", {
  whileActing: "WILL",
  input: inputOf("CancelChosenDraftsInput", (t) => ({
    drafts: t.field({ type: [ChosenDraftInputRef], required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: ChosenDraftsPayloadRef,
  run: cancelChosenDrafts,
});

mutation("beginDraftSubmission", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: beginDraftSubmission,
});
mutation("cancelDraftSubmission", {
  whileActing: "WILL",
  input: DraftVersionInputRef,
  payload: DraftPayloadRef,
  run: cancelDraftSubmission,
});

mutation("completeDraftSubmission", {
  whileActing: "WILL",
  input: versionedInput("CompleteDraftSubmissionInput", (t) => ({
    acceptSubmissionTerms: t.boolean({ required: true }),
  })),
  payload: CompleteDraftSubmissionPayloadRef,
  run: completeDraftSubmission,
});

mutation("requestDraftChanges", {
  whileActing: "OFFICE",
  input: DraftReasonInputRef,
  payload: DraftPayloadRef,
  run: requestDraftChanges,
});
mutation("rejectDraft", {
  whileActing: "OFFICE",
  input: DraftReasonInputRef,
  payload: DraftPayloadRef,
  run: rejectDraft,
});

mutation("setDraftDiscount", {
  whileActing: "OFFICE",
  input: versionedInput("SetDraftDiscountInput", (t) => ({
    acceptedChannelPartnerId: t.id(),
    discountPercentage: t.string(),
    establishmentFeeDiscountAmount: t.string(),
  })),
  payload: DraftPayloadRef,
  run: setDraftDiscount,
});
