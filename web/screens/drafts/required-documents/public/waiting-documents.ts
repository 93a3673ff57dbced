// Which required documents of a draft wait, in so few words that a row of a list has room for them.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";
import {
  documentName,
  documentNameInSentence,
} from "@bondline/domain/drafts/required-documents/required-document-name.ts";

type Waiting = readonly { requiredDocumentType: RequiredDocumentType; name: string | null }[];

/** "Application form", "Guarantor's statement and 2 more". */
export function waitingDocumentsText(waiting: Waiting): string {
  return firstOf(waiting, documentName);
}

/** "application form", "Guarantor's statement and 2 more". */
export function waitingDocumentsInSentence(waiting: Waiting): string {
  return firstOf(waiting, documentNameInSentence);
}

function firstOf([first, ...others]: Waiting, nameOf: typeof documentName): string {
  if (first === undefined) return "";
  return others.length === 0 ? nameOf(first) : `${nameOf(first)} and ${others.length} more`;
}
