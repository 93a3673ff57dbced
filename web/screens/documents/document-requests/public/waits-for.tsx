// What holds up a request that is open, in a few words beside its status.

import { WAITS_FOR_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import type { RequestRecord } from "./requested-document.ts";

export function WaitsFor({ of: { waitsFor } }: { readonly of: Pick<RequestRecord, "waitsFor"> }) {
  return waitsFor === null ? null : <p className="text-label text-ink-3">{WAITS_FOR_TEXT[waitsFor]}</p>;
}
