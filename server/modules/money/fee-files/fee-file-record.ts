// A bank's file of fees as the server holds it, and what it is changed by.

import type { Tables } from "../../../database/generated/rows.ts";
import type { Granted } from "../../../transaction/granted.ts";

export type FeeFile = Omit<Tables["fee_file"], "createdBy" | "updatedAt"> & { supplierName: string };

export type FeeRow = Omit<Tables["fee_file_row"], "feeFileId" | "isReconciled" | "supplierId"> & {
  /** Whose guarantee it is, once that was found. */
  client: string | null;
};

export type ChangingFeeFile = Granted<
  Pick<FeeFile, "id" | "supplierId">,
  "CAN_ACCEPT" | "CAN_DISCARD" | "CAN_MARK_SENT" | "CAN_SETTLE" | "CREATED"
>;
