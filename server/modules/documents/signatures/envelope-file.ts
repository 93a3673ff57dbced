// The file that is sent to an e-signature service: the same each time, so that what was sent is known again by its hash.

import { createHash } from "node:crypto";
import type { App } from "../../../app.ts";
import type { WaitingEnvelope } from "./envelope-access.ts";
import { type FileToSign, fileToSignElsewhere } from "./original-file.ts";

export type { FileToSign } from "./original-file.ts";

export async function fileOfEnvelope(
  { settings: { publicUrl } }: App,
  { envelope, document }: Pick<WaitingEnvelope, "envelope" | "document">,
): Promise<FileToSign> {
  const signature = { ...envelope, answeredAt: envelope.createdAt };
  return await fileToSignElsewhere(document, { publicUrl, signature, serviceName: envelope.serviceName });
}

export function sha256Of(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
