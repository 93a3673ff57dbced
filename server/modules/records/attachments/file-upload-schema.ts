// The link by which an announced file is uploaded, in the contract.

import type { App } from "../../../app.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { UPLOAD_MINUTES } from "./announce-file.ts";
import type { AttachmentRow } from "./attachment-record.ts";

type FileUpload = {
  contentType: string;
  fileName: string;
  uploadPresignedUrl: string;
  headers: { name: string; value: string }[];
};

const FileUploadHeaderRef = builder.objectRef<{ name: string; value: string }>("FileUploadHeader").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

export const FileUploadRef = builder.objectRef<FileUpload>("FileUpload").implement({
  fields: (t) => ({
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
    headers: t.field({ type: [FileUploadHeaderRef], resolve: ({ headers }) => headers }),
    uploadPresignedUrl: t.exposeString("uploadPresignedUrl"),
  }),
});

type Announced = Pick<
  AttachmentRow,
  "contentMd5Checksum" | "contentType" | "fileName" | "fileSize" | "storageKey"
>;

/** The link is made when it is read, so that no answer that is kept holds one. */
export async function fileUploadOf(app: App, attachment: Announced): Promise<FileUpload> {
  const { url, headers } = await app.ports.files.presignUpload({
    key: attachment.storageKey,
    contentType: attachment.contentType,
    contentMd5: attachment.contentMd5Checksum,
    contentLength: attachment.fileSize,
    fileName: attachment.fileName,
    expiresInSeconds: UPLOAD_MINUTES * 60,
  });
  return {
    contentType: attachment.contentType,
    fileName: attachment.fileName,
    uploadPresignedUrl: url,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  };
}

/** Nobody but who announced a file may send it. */
export async function openUploadOf(tx: Transaction, attachment: AttachmentRow): Promise<string | null> {
  const { receivedAt, infectedFileStatus, uploadedBy } = attachment;
  const isOpen = receivedAt === null && infectedFileStatus === "NOT_SCANNED";
  if (!isOpen || tx.actor.kind !== "person" || tx.actor.accountId !== uploadedBy) return null;
  return (await fileUploadOf(tx.app, attachment)).uploadPresignedUrl;
}
