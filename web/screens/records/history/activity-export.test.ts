// Shows: RP-02..RP-04.
import { expect, test } from "vitest";
import { activityCsv } from "./activity-export.ts";

test("every changed field has a row with who and when, ended by CRLF, and no cell runs as a formula", () => {
  const csv = activityCsv(
    [
      {
        id: "1",
        key: "1:Draft:d",
        changeType: "UPDATE",
        objectType: "Draft",
        recordName: "DR-20871",
        triggeredAt: "2026-11-16T23:42:00Z",
        triggeredBy: {
          name: "Bondline, Dana Whitfield",
          isBankAuthor: true,
          onBehalfOf: "Harbour Civil Pty Ltd",
        },
        changes: [
          change({ label: "Amount", oldDisplayValue: "$1.00", newDisplayValue: "$1,150,000.00" }),
          change({ label: "Agreement", oldDisplayValue: null, newDisplayValue: "=HYPERLINK(1)" }),
        ],
      },
    ],
    "Australia/Sydney",
  );
  const who =
    '"17/11/2026, 10.42 am","Bondline, Dana Whitfield on behalf of Harbour Civil Pty Ltd",Changed,Draft,DR-20871';
  expect(csv.split("\r\n").slice(1)).toEqual([
    `${who},Amount,$1.00,"$1,150,000.00"`,
    `${who},Agreement,,'=HYPERLINK(1)`,
    "",
  ]);
});

function change(given: { label: string; oldDisplayValue: string | null; newDisplayValue: string | null }) {
  return { field: given.label, oldValue: null, newValue: null, isSystemField: true, ...given };
}
