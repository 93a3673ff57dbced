// What of a document its lost original needs to be shown and answered.

import type { LostDocumentFieldsFragment } from "../../../../api/generated/graphql.ts";

export type LostRecord = LostDocumentFieldsFragment;
export type DocumentWithLoss = {
  readonly id: string;
  readonly version: number;
  readonly isSystemDocument: boolean;
  readonly establishedAt: string | null;
  readonly lostDocument: LostRecord | null;
};
