// A person on one record, as the database tells them of a draft and of a document alike.

import type { CollaboratorId } from "@bondline/domain/ids.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

type OfDraft = Draft["collaborators"][number];
type OnlyOfDraft = "hasApproved" | "approvedAt" | "shownToOrganisationId" | "shownToOrganisationName";

/** Approvals are given of drafts alone, and drafts alone are shown to organisations. */
export type Collaborator = Omit<OfDraft, "id" | OnlyOfDraft> &
  Partial<Pick<OfDraft, OnlyOfDraft>> & { id: CollaboratorId };
