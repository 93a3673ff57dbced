// Which required documents of a draft wait, in so few words that a row of a list has room for them.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";

/** "Application form", "Application form and 2 more". */
export function waitingDocumentsText([first, ...others]: readonly RequiredDocumentType[]): string {
  if (first === undefined) return "";
  const begins = REQUIRED_DOCUMENT_TYPE_TEXT[first];
  return others.length === 0 ? begins : `${begins} and ${others.length} more`;
}
