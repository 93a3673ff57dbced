// Required documents that wait, for tests of the lists that name them.

import type { RequiredDocumentType } from "@bondline/domain/drafts/required-documents/required-document.ts";

/** By its type, or as another document by its own name. */
export function aWaitingDocument(requiredDocumentType: RequiredDocumentType, name: string | null = null) {
  return { requiredDocumentType, name };
}
