// What of a document its bank is asked by, and answers by.

import type { BankActionFieldsFragment } from "../../../../api/generated/graphql.ts";
import type { AttachedFile } from "../../../records/attachments/public/upload-row.tsx";

export type BankActionRecord = BankActionFieldsFragment;
export type BankedDocument = {
  readonly id: string;
  readonly attachments: readonly AttachedFile[];
  readonly bankActions: readonly BankActionRecord[];
};
