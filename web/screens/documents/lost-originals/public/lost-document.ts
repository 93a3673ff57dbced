// What of a document its lost original needs to be shown and answered.

import type { LostDocumentFieldsFragment } from "../../../../api/generated/graphql.ts";
import type { AttachedFile } from "../../../records/attachments/public/upload-row.tsx";

export type LostRecord = LostDocumentFieldsFragment;
export type DocumentWithLoss = {
  readonly id: string;
  readonly version: number;
  readonly isSystemDocument: boolean;
  readonly capabilities: readonly string[];
  readonly attachments: readonly AttachedFile[];
  readonly establishedAt: string | null;
  readonly lostDocument: LostRecord | null;
};
