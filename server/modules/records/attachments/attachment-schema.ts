// Attachments in the contract.

import { whyFileStays } from "@bondline/domain/records/attachments/attachment.ts";
import {
  ATTACHMENT_FAILURE_TEXT,
  ATTACHMENT_FAILURES,
} from "@bondline/domain/records/attachments/attachment-failure.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { AttachmentRow } from "./attachment-record.ts";
import { openUploadOf } from "./file-upload-schema.ts";

const InfectedFileStatusRef = enumOf("InfectedFileStatus", ["CLEAN", "FAILED", "INFECTED", "NOT_SCANNED"]);

const AttachmentFailureReasonRef = builder.enumType("AttachmentFailureReason", {
  description: "Why a file was not taken.",
  values: [...ATTACHMENT_FAILURES].toSorted(),
});

export const AttachmentRef = builder.objectRef<AttachmentRow>("Attachment").implement({
  fields: (t) => ({
    contentMd5Checksum: t.exposeString("contentMd5Checksum"),
    contentType: t.exposeString("contentType"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.id({
      description: "The draft that it is attached to; null for a file of another record.",
      nullable: true,
      resolve: ({ draftId }) => draftId ?? null,
    }),
    draftRequestedDocumentId: t.id({
      description: "The required document of a draft that it was put up for.",
      nullable: true,
      resolve: ({ draftRequestedDocumentId }) => draftRequestedDocumentId ?? null,
    }),
    failureMessage: t.string({
      description: "Why the file was not taken and what to do about it, in words for a person.",
      nullable: true,
      resolve: ({ failureReason }) => (failureReason ? ATTACHMENT_FAILURE_TEXT[failureReason] : null),
    }),
    failureReason: t.field({
      type: AttachmentFailureReasonRef,
      description:
        "Given where infectedFileStatus is FAILED; files that failed before there were reasons have none.",
      nullable: true,
      resolve: ({ failureReason }) => failureReason ?? null,
    }),
    fileName: t.exposeString("fileName"),
    fileSize: t.exposeInt("fileSize"),
    id: t.exposeID("id"),
    infectedFileStatus: t.expose("infectedFileStatus", { type: InfectedFileStatusRef }),
    isKept: t.boolean({
      description:
        "It came with the issue or an amendment, or belongs to something that was said of the document, and nobody removes it.",
      resolve: (attachment) => whyFileStays(attachment) !== undefined,
    }),
    received: t.boolean({ resolve: ({ receivedAt }) => receivedAt !== null }),
    uploadPresignedUrl: t.string({
      description:
        "Where the file is still to be sent, so that an upload which was cut off can go on. For whoever announced it, until it has arrived.",
      nullable: true,
      resolve: async (attachment, _args, context) => await openUploadOf(await context.read(), attachment),
    }),
    uploadedBy: t.exposeString("uploadedByName", { nullable: true }),
    variant: t.exposeString("variant"),
  }),
});

export type AttachmentDownload = { url: string };
export const AttachmentDownloadRef = builder.objectRef<AttachmentDownload>("AttachmentDownload").implement({
  fields: (t) => ({ url: t.exposeString("url") }),
});
