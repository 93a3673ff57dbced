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

/** The record that a file is sent to: a draft by its id, a document, or an application for a facility. */
export type SentTo = string | { applicationId: string } | { documentId: string };

function callsOf(to: SentTo) {
  if (typeof to === "string") return { named: { draftId: to }, on: "DraftAttachment", shown: "draft" };
  return "documentId" in to
    ? { named: to, on: "DocumentAttachment", shown: "document" }
    : { named: to, on: "FacilityApplicationAttachment", shown: "facilityApplication" };
}

export function md5Of(bytes: Buffer): string {
  return createHash("md5").update(bytes).digest("base64");
}

export async function announce(
  api: Api,
  to: SentTo,
  {
    bytes = aPdf(),
    fileName = "contract.pdf",
    contentType = "application/pdf",
    variant = typeof to === "string" || "documentId" in to ? "CONTRACT" : "FINANCIAL_STATEMENTS",
  }: FileToSend = {},
  changes: object = {},
): Promise<ApiReply> {
  const { named, on, shown } = callsOf(to);
  return await api.mutate(
    `create${on}`,
    `Create${on}Input`,
    {
      ...named,
      fileName,
      contentType,
      contentMd5Checksum: md5Of(bytes),
      fileSize: bytes.length,
      variant,
      ...changes,
    },
    `attachment { id draftId: id fileName contentType contentMd5Checksum fileSize variant received infectedFileStatus uploadedBy }
     fileUpload { uploadPresignedUrl contentType fileName headers { name value } } ${shown} { id }`,
  );
}

export async function mustAnnounce(api: Api, to: SentTo, file?: FileToSend): Promise<Announced> {
  const { data, errors } = await announce(api, to, file);
  if (errors) throw new Error(`The file was not taken: ${JSON.stringify(errors[0]?.extensions)}`);
  const { attachment, fileUpload } = data[`create${callsOf(to).on}`];
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

export async function reportSent(api: Api, to: SentTo, id: string): Promise<ApiReply> {
  const { named, on, shown } = callsOf(to);
  return await api.mutate(
    `complete${on}Upload`,
    `Complete${on}UploadInput`,
    { ...named, id },
    `attachment { id received infectedFileStatus } ${shown} { id }`,
  );
}

/** The whole way, scan included; answers the attachment's id. */
export async function upload(world: World, api: Api, to: SentTo, file: FileToSend = {}): Promise<string> {
  const bytes = file.bytes ?? aPdf();
  const { attachmentId, fileUpload } = await mustAnnounce(api, to, { ...file, bytes });
  const status = await put(fileUpload, bytes);
  if (status >= 300) throw new Error(`The upload answered ${status}.`);
  await receiveAttachment(world.app, { attachmentId });
  return attachmentId;
}
