// The answer of a mutation that changed a draft: the draft as it stands now, through its access check.

import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import { RequirementRef } from "../../../graphql/shared-types.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftPreviewRef } from "./draft-preview-schema.ts";
import { DraftRef } from "./draft-schema.ts";
import { wordingOf } from "./draft-wording.ts";

export const DraftPayloadRef = payloadOf("DraftPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
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
