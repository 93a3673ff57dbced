// Shows: RP-02..RP-04.

import assert from "node:assert/strict";
import { test } from "node:test";
import { historyCsv, historyCsvRows } from "./history-csv.ts";

test("the file has a header, commas, CRLF at the end of every row, and one row for each changed field", () => {
  const rows = historyCsvRows([
    {
      triggeredAt: "20/11/2026 12:01",
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
      triggeredAt: "19/11/2026 09:30",
      triggeredBy: "System",
      changeType: "DELETE",
      objectType: "Attachment",
      recordName: 'the "old" plan.pdf',
      changes: [],
    },
  ]);
  assert.equal(
    historyCsv(rows),
    [
      "Date,By,Change,What,Name,Field,Old value,New value",
      '20/11/2026 12:01,Ada Lim,Changed,Draft,DR-7,Amount,"$1,000.00","$2,000.00"',
      "20/11/2026 12:01,Ada Lim,Changed,Draft,DR-7,Purpose,,Performance",
      '19/11/2026 09:30,System,Removed,Attachment,"the ""old"" plan.pdf",,,',
      "",
    ].join("\r\n"),
  );
});
