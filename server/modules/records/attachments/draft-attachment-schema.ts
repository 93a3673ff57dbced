// What a draft shows of its attachments in the contract, and the link by which one is downloaded.

import { builder } from "../../../graphql/builder.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftRef } from "../../drafts/drafts/public.ts";
import { downloadOf } from "./attachment-download.ts";
import { AttachmentDownloadRef, AttachmentRef } from "./attachment-schema.ts";
import { filesFor, openableFiles } from "./draft-attachments.ts";

builder.objectField(DraftRef, "attachments", (t) =>
  t.field({
    type: [AttachmentRef],
    resolve: async (draft, _args, context) => filesFor((await context.read()).actor, draft),
  }),
);

builder.queryField("draftAttachmentDownload", (t) =>
  t.field({
    type: AttachmentDownloadRef,
    args: {
      draftId: t.arg.id({ required: true }),
      id: t.arg.id({ required: true }),
      organisationId: t.arg.id(),
    },
    resolve: async (_root, { draftId, id, organisationId }, context) => {
      const tx = await context.read();
      return downloadOf(tx, openableFiles(tx.actor, await accessDraft(tx, draftId, organisationId)), id);
    },
  }),
);
