// Whether a draft came to nothing: what was paid for it is not kept, whatever became of its invoices.

import type { DraftStatus } from "./draft.ts";

const WITHDRAWN_STATUSES: readonly DraftStatus[] = ["CANCELLED", "REJECTED"];

export function isWithdrawn({ status }: { readonly status: DraftStatus }): boolean {
  return WITHDRAWN_STATUSES.includes(status);
}
