// The answer of a mutation that changed a draft: the draft as it stands now, through its access check.

import type { DraftRequirement } from "@bondline/domain/drafts/drafts/draft-requirements.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftRef, RequirementRef } from "./draft-schema.ts";

export const DraftPayloadRef = builder.objectRef<Payload>("DraftPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    draft: t.field({
      type: DraftRef,
      resolve: async (answer, _args, context) =>
        accessDraft(await context.read(), resultField(answer, "draftId")),
    }),
  }),
});

export const CompleteDraftSubmissionPayloadRef = builder
  .objectRef<Payload>("CompleteDraftSubmissionPayload")
  .implement({
    fields: (t) => ({
      applicableRequirements: t.field({
        type: [RequirementRef],
        resolve: (answer) => resultField<DraftRequirement[]>(answer, "applicableRequirements"),
      }),
      clientMutationId: t.string({ resolve: mutationIdOf }),
      draft: t.field({
        type: DraftRef,
        resolve: async (answer, _args, context) =>
          accessDraft(await context.read(), resultField(answer, "draftId")),
      }),
    }),
  });
