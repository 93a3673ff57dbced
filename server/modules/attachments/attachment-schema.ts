// Attachments in the contract.

import { builder } from "../../graphql/builder.ts";
import type { AttachmentRow } from "./attachment-record.ts";

const InfectedFileStatusRef = builder.enumType("InfectedFileStatus", {
  values: ["CLEAN", "FAILED", "INFECTED", "NOT_SCANNED"] as const,
});

export const AttachmentRef = builder.objectRef<AttachmentRow>("Attachment").implement({
  fields: (t) => ({
    contentMd5Checksum: t.exposeString("contentMd5Checksum"),
    contentType: t.exposeString("contentType"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    fileName: t.exposeString("fileName"),
    fileSize: t.exposeInt("fileSize"),
    id: t.exposeID("id"),
    infectedFileStatus: t.expose("infectedFileStatus", { type: InfectedFileStatusRef }),
    received: t.boolean({ resolve: ({ receivedAt }) => receivedAt !== null }),
    uploadedBy: t.exposeString("uploadedByName", { nullable: true }),
    variant: t.exposeString("variant"),
  }),
});

export type AttachmentDownload = { url: string };
export const AttachmentDownloadRef = builder.objectRef<AttachmentDownload>("AttachmentDownload").implement({
  fields: (t) => ({ url: t.exposeString("url") }),
});
