// Saves a draft's new status with what goes with it, and tells whoever is watching.

import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Work } from "../../../work/work.ts";
import type { Draft } from "./draft-record.ts";
import { type DraftColumns, updateDraftColumns } from "./draft-store.ts";

export async function saveDraftStatus(
  work: Work,
  draft: Pick<Draft, "id" | "organisationId">,
  status: DraftStatus,
  columns: DraftColumns = {},
): Promise<void> {
  await updateDraftColumns(work, draft.id, { statusChangedAt: work.now, ...columns, status });
  await work.announce("draft", { id: draft.id, organisationId: draft.organisationId });
}
