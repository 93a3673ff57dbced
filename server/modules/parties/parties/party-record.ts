// A party of a draft or a document as the server holds it.

import type { Tables } from "../../../database/generated/rows.ts";

export type PartyRow = Omit<Tables["draft_party"], "organisationId" | "draftId" | "createdAt">;
