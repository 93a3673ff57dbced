// The way up from a page of a draft: the list that its reader has it in, the draft itself, and what is done with it there.

import { DOCUMENTS, useListCrumb } from "../../../../app/use-list-crumb.ts";
import { paths } from "../../../../paths.ts";
import type { Crumb } from "../../../../ui/breadcrumb.tsx";

type Draft = { readonly id: string; readonly organisationId: string; readonly referenceNumber: string };

/** Without a draft it is a new one; without a page it is the draft's own. */
export function useDraftCrumbs(draft: Draft | undefined, page?: string): Crumb[] {
  const list = useListCrumb({ organisationId: draft?.organisationId ?? "", kind: "drafts" });
  const here = page === undefined ? [] : [{ label: page }];
  if (draft === undefined) return [DOCUMENTS, ...here];
  const { id: draftId, organisationId, referenceNumber: label } = draft;
  const href = page === undefined ? undefined : paths.draftView({ organisationId, draftId });
  return [list, { label, href }, ...here];
}
