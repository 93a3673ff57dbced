// What a required document is called, and when two are the same one.

import type { RequiredDocumentType } from "./required-document.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "./required-document-text.ts";

type Identified = { readonly requiredDocumentType: RequiredDocumentType; readonly name: string | null };

/** A draft has one of each type, and of other documents one of each name. */
export function isSameDocument(one: Identified, other: Identified): boolean {
  if (one.requiredDocumentType !== other.requiredDocumentType) return false;
  return one.requiredDocumentType !== "OTHER_DOCUMENT" || sameName(one.name) === sameName(other.name);
}

function sameName(name: string | null): string {
  return (name ?? "").toLowerCase();
}

/** Its own name, or what its type is called. */
export function documentName({ requiredDocumentType, name }: Identified): string {
  return name ?? REQUIRED_DOCUMENT_TYPE_TEXT[requiredDocumentType];
}

/** As it stands in a sentence: what was given as a name stays as it was written. */
export function documentNameInSentence({ requiredDocumentType, name }: Identified): string {
  return name ?? REQUIRED_DOCUMENT_TYPE_TEXT[requiredDocumentType].toLowerCase();
}
