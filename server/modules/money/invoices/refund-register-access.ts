// The register of the refunds of all clients.

import { REFUND_FILTERS } from "@bondline/domain/money/invoices/refund-filters.ts";
import { refundExportColumns } from "@bondline/domain/records/exports/refund-export-columns.ts";
import { moneyRegisterAccess } from "./money-register-access.ts";
import {
  REFUND_REGISTER,
  type RefundSum,
  type RegisteredRefund,
  sumRefunds,
} from "./refund-register-store.ts";

export const ALL_REFUNDS = moneyRegisterAccess<RegisteredRefund, RefundSum>({
  register: REFUND_REGISTER,
  filters: REFUND_FILTERS,
  missing: "REFUND_NOT_FOUND",
  sum: sumRefunds,
  name: ["All", "refunds"],
  columns: refundExportColumns,
});
