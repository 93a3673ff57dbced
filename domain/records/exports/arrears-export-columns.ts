// The columns of what clients owe by age, as a file.

import { AGEING_PERIODS, AGEING_TEXT } from "../../money/invoices/invoice-ageing.ts";
import { REMINDER_STEP_TEXT } from "../../money/invoices/invoice-reminder.ts";
import type { ExportColumn } from "./export-column.ts";

/** Days are those of the clock that due dates go by. What comes of a client's open invoices together stands behind `owed`. */
export const ARREARS_EXPORT_COLUMNS: readonly ExportColumn[] = [
  { key: "client", label: "Client", kind: "text", isUsual: true },
  { key: "number", label: "ABN", kind: "text" },
  ...AGEING_PERIODS.map(
    (period): ExportColumn => ({
      key: `owed.${period}`,
      label: AGEING_TEXT[period],
      kind: "money",
      isUsual: true,
    }),
  ),
  { key: "owed.total", label: "Owed", kind: "money", isUsual: true },
  { key: "owed.count", label: "Open invoices", kind: "text" },
  { key: "oldestDue", label: "Oldest due", kind: "day", isUsual: true },
  { key: "owed.reminder", label: "Reminded", kind: "text", isUsual: true, texts: REMINDER_STEP_TEXT },
];
