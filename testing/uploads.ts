// Sends files as a browser does: announced, PUT to the link with its headers, and reported as sent.

import { createHash } from "node:crypto";
import { receiveAttachment } from "../server/modules/records/attachments/attachment-jobs.ts";
import type { Api, ApiReply } from "./api.ts";
import { aPdf } from "./sample-files.ts";
import type { World } from "./world.ts";

export type FileToSend = { bytes?: Buffer; fileName?: string; contentType?: string; variant?: string };
export type FileUpload = {
  uploadPresignedUrl: string;
  contentType: string;
  headers: { name: string; value: string }[];
};
export type Announced = { attachmentId: string; fileUpload: FileUpload };

export function md5Of(bytes: Buffer): string {
  return createHash("md5").update(bytes).digest("base64");
}

export async function announce(
  api: Api,
  draftId: string,
  {
    bytes = aPdf(),
    fileName = "contract.pdf",
    contentType = "application/pdf",
    variant = "CONTRACT",
  }: FileToSend = {},
  changes: object = {},
): Promise<ApiReply> {
  return await api.mutate(
    "createDraftAttachment",
    "CreateDraftAttachmentInput",
    {
      draftId,
      fileName,
      contentType,
      contentMd5Checksum: md5Of(bytes),
      fileSize: bytes.length,
      variant,
      ...changes,
    },
    `attachment { id draftId: id fileName contentType contentMd5Checksum fileSize variant received infectedFileStatus uploadedBy }
     fileUpload { uploadPresignedUrl contentType fileName headers { name value } } draft { id }`,
  );
}

export async function mustAnnounce(api: Api, draftId: string, file?: FileToSend): Promise<Announced> {
  const { data, errors } = await announce(api, draftId, file);
  if (errors) throw new Error(`The file was not taken: ${JSON.stringify(errors[0]?.extensions)}`);
  const { attachment, fileUpload } = data.createDraftAttachment;
  return { attachmentId: attachment.id, fileUpload };
}

export async function put({ uploadPresignedUrl, headers }: FileUpload, bytes: Buffer): Promise<number> {
  const answer = await fetch(uploadPresignedUrl, {
    method: "PUT",
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    body: new Uint8Array(bytes),
  });
  await answer.body?.cancel();
  return answer.status;
}

export async function reportSent(api: Api, draftId: string, id: string): Promise<ApiReply> {
  return await api.mutate(
    "completeDraftAttachmentUpload",
    "CompleteDraftAttachmentUploadInput",
    { draftId, id },
    "attachment { id received infectedFileStatus } draft { id }",
  );
}

/** The whole way, scan included; answers the attachment's id. */
export async function upload(
  world: World,
  api: Api,
  draftId: string,
  file: FileToSend = {},
): Promise<string> {
  const bytes = file.bytes ?? aPdf();
  const { attachmentId, fileUpload } = await mustAnnounce(api, draftId, { ...file, bytes });
  const status = await put(fileUpload, bytes);
  if (status >= 300) throw new Error(`The upload answered ${status}.`);
  await receiveAttachment(world.app, { attachmentId });
  return attachmentId;
}
