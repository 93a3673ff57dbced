// The wording of a draft in the contract, as it would be issued.

import { builder } from "../../../graphql/builder.ts";
import { WordingCheckRef, WordingFindingRef } from "./draft-schema.ts";
import type { DraftWording } from "./draft-wording.ts";

export const DraftPreviewRef = builder.objectRef<DraftWording>("DraftPreview").implement({
  fields: (t) => ({
    checks: t.field({ type: [WordingCheckRef], resolve: ({ checks }) => checks }),
    findings: t.field({
      description: "What has to be mended first, then in the order of the text.",
      type: [WordingFindingRef],
      resolve: ({ findings }) => findings,
    }),
    html: t.exposeString("html"),
    wordingHash: t.exposeString("hash"),
    wordingText: t.exposeString("text", {
      description: "Line by line, without what is known only at the issue: what the hash stands for.",
    }),
  }),
});
