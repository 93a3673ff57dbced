// The register of the disputed payments of all clients.

import { DISPUTE_FILTERS } from "@bondline/domain/money/invoices/payment-dispute.ts";
import { disputeExportColumns } from "@bondline/domain/records/exports/dispute-export-columns.ts";
import {
  DISPUTE_REGISTER,
  type DisputeSum,
  type RegisteredDispute,
  sumDisputes,
} from "./dispute-register-store.ts";
import { moneyRegisterAccess } from "./money-register-access.ts";

export const ALL_DISPUTES = moneyRegisterAccess<RegisteredDispute, DisputeSum>({
  register: DISPUTE_REGISTER,
  filters: DISPUTE_FILTERS,
  missing: "PAYMENT_NOT_FOUND",
  sum: sumDisputes,
  name: ["All", "disputes"],
  columns: disputeExportColumns,
});
