// A person on one record, as the database tells them of a draft and of a document alike.

import type { CollaboratorId } from "@bondline/domain/ids.ts";
import type { Draft } from "../../drafts/drafts/public.ts";

type OfDraft = Draft["collaborators"][number];

/** Approvals are given of drafts alone. */
export type Collaborator = Omit<OfDraft, "id" | "hasApproved" | "approvedAt"> &
  Partial<Pick<OfDraft, "hasApproved" | "approvedAt">> & { id: CollaboratorId };
