// The answer of a mutation that changed a draft, or several: the draft as it stands now, through its access check.

import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements-view.ts";
import { builder } from "../../../graphql/builder.ts";
import type { ChosenResult } from "../../../graphql/chosen-results.ts";
import type { Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import { RequirementRef } from "../../../graphql/shared-types.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessChosenDrafts } from "./chosen-draft-access.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftPreviewRef } from "./draft-preview-schema.ts";
import type { Draft } from "./draft-record.ts";
import { DraftRef } from "./draft-schema.ts";
import { wordingOf } from "./draft-wording.ts";

export const DraftPayloadRef = payloadOf("DraftPayload", {
  draft: record(DraftRef, accessDraft, "draftId"),
});

type ShownResult = ChosenResult & { draft: Draft | null };

const DraftResultRef = builder.objectRef<ShownResult>("DraftResult").implement({
  description: "What became of one of several drafts; without a code it was done.",
  fields: (t) => ({
    code: t.exposeString("code", { nullable: true }),
    draft: t.expose("draft", {
      type: DraftRef,
      nullable: true,
      description: "As it is now; null where it is not there.",
    }),
    id: t.exposeID("id"),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was not done, for a person." }),
  }),
});

async function resultsNow(tx: Transaction, answer: Payload): Promise<ShownResult[]> {
  const results = resultField<ChosenResult[]>(answer, "results");
  const drafts = await accessChosenDrafts(tx, results);
  return results.map((each) => ({ ...each, draft: drafts.get(each.id.toLowerCase()) ?? null }));
}

export const ChosenDraftsPayloadRef = payloadOf("ChosenDraftsPayload", {
  results: (t) =>
    t.field({
      type: [DraftResultRef],
      resolve: async (answer, _args, context) => resultsNow(await context.read(), answer),
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
