// The answer of a mutation that changed a draft, or several: the draft as it stands now, through its access check.

import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { chosenRows } from "../../../graphql/chosen-payload.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import { RequirementRef } from "../../../graphql/shared-types.ts";
import { accessChosenDrafts } from "./chosen-draft-access.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftPreviewRef } from "./draft-preview-schema.ts";
import { DraftRef } from "./draft-schema.ts";
import { wordingOf } from "./draft-wording.ts";

export const DraftPayloadRef = payloadOf("DraftPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
});

export const ChosenDraftsPayloadRef = payloadOf("ChosenDraftsPayload", {
  results: chosenRows({
    name: "DraftResult",
    description: "What became of one of several drafts; without a code it was done.",
    field: "draft",
    type: DraftRef,
    access: accessChosenDrafts,
  }),
});

export const UpdateDraftPreviewPayloadRef = payloadOf("UpdateDraftPreviewPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
  draftPreview: readAgain(DraftPreviewRef, async (tx, answer) =>
    wordingOf(tx, await accessDraft(tx, resultField<string>(answer, "draftId"))),
  ),
});

export const CompleteDraftSubmissionPayloadRef = payloadOf("CompleteDraftSubmissionPayload", {
  applicableRequirements: (t) =>
    t.field({
      type: [RequirementRef],
      resolve: (answer) => resultField<DraftRequirement[]>(answer, "applicableRequirements"),
    }),
  draft: record(DraftRef, accessDraft, "draftId"),
});
