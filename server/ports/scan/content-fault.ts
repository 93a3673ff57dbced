// What was found wrong with a file's content: the reason that its sender is told, and the detail that staff and logs get.

import type { AttachmentFailure } from "@bondline/domain/records/attachments/attachment-failure.ts";

export type ContentFault = { reason: AttachmentFailure; detail: string };

/** What a look inside a file has found: a virus is final, and said as such. */
export type Finding = { kind: "fault"; fault: ContentFault } | { kind: "virus"; name: string };

export function faulty(reason: AttachmentFailure, detail: string): Finding {
  return { kind: "fault", fault: { reason, detail } };
}
