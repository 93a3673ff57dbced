// The files of a document: the guarantee as the bank issued it, and all others.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { DocumentRecord } from "./document-facts.ts";

export type DocumentFile = DocumentRecord["attachments"][number];

/** The newest, where the bank has given a better one. */
export function paperOf({ attachments }: Pick<DocumentRecord, "attachments">): DocumentFile | undefined {
  return attachments.findLast(isPaper);
}

export function otherFilesOf(record: Pick<DocumentRecord, "attachments">): readonly DocumentFile[] {
  const paper = paperOf(record);
  return record.attachments.filter(({ id }) => id !== paper?.id);
}

function isPaper({ variant, infectedFileStatus }: DocumentFile): boolean {
  return variant === ISSUED_PAPER && infectedFileStatus === "CLEAN";
}
