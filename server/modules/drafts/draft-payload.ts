// The answer of a mutation that changed a draft: the draft as it stands now, through its door.

import { builder } from "../../graphql/builder.ts";
import type { Payload } from "../../graphql/command-field.ts";
import { factOf, mutationIdOf } from "../../graphql/payloads.ts";
import { accessDraft } from "./draft-access.ts";
import { DraftRef } from "./draft-schema.ts";

export const DraftPayloadRef = builder.objectRef<Payload>("DraftPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    draft: t.field({
      type: DraftRef,
      resolve: async (answer, _args, context) => accessDraft(await context.read(), factOf(answer, "draftId")),
    }),
  }),
});
