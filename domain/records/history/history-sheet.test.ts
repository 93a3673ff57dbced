// Shows: RP-02..RP-04.

import assert from "node:assert/strict";
import { test } from "node:test";
import { historySheetColumns, historySheetRows } from "./history-sheet.ts";

test("there is one row for each changed field with who and when, and one for an entry without any", () => {
  const rows = historySheetRows([
    {
      triggeredAt: "2026-11-20 12:01:00",
      triggeredBy: "Ada Lim",
      changeType: "UPDATE",
      objectType: "Draft",
      recordName: "DR-7",
      changes: [
        { label: "Amount", oldDisplayValue: "$1,000.00", newDisplayValue: "$2,000.00" },
        { label: "Purpose", oldDisplayValue: null, newDisplayValue: "Performance" },
      ],
    },
    {
      triggeredAt: "2026-11-19 09:30:00",
      triggeredBy: "System",
      changeType: "DELETE",
      objectType: "Attachment",
      recordName: "plan.pdf",
      changes: [],
    },
  ]);
  const columns = historySheetColumns("Australia/Sydney").map(({ label }) => label);
  assert.deepEqual(
    [columns, ...rows],
    [
      ["Date (Australia/Sydney)", "By", "Change", "What", "Name", "Field", "Old value", "New value"],
      ["2026-11-20 12:01:00", "Ada Lim", "Changed", "Draft", "DR-7", "Amount", "$1,000.00", "$2,000.00"],
      ["2026-11-20 12:01:00", "Ada Lim", "Changed", "Draft", "DR-7", "Purpose", "", "Performance"],
      ["2026-11-19 09:30:00", "System", "Removed", "Attachment", "plan.pdf", "", "", ""],
    ],
  );
});
