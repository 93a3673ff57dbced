// Shows: H-21, H-24..H-28, H-34, H-36..H-43.
import { expect, test } from "vitest";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { activityEntry } from "./activity-entry.ts";

test("a change of the record itself reads as a sentence with old and new value", () => {
  const entry = activityEntry(
    group({
      changes: [
        change({
          field: "expiresAt",
          label: "Expiry date",
          oldDisplayValue: "14/01/2027",
          newDisplayValue: "14/07/2027",
        }),
      ],
    }),
  );
  expect(`${entry.who} ${entry.did}`).toBe("Jordan Nguyen changed the draft");
  expect(entry.lines).toEqual([{ field: "Expiry date", from: "14/01/2027", to: "14/07/2027" }]);
});

test.each([
  ["INSERT", "Draft", "DR-20871", "raised the draft"],
  ["DELETE", "Document", "BG-104212", "removed the document"],
  ["INSERT", "Attachment", "Deed of novation.pdf", "added attachment Deed of novation.pdf"],
  ["DELETE", "Collaborator", "Glen Foley", "removed collaborator Glen Foley"],
  ["UPDATE", "Approval", "", "changed an approval"],
  ["INSERT", "FeeLine", "Fee line", "added a fee line"],
  ["INSERT", "Cost", "ANNUAL_PERCENTAGE", "added a cost"],
  ["INSERT", "Payment", "DEPOSIT", "added a payment"],
] as const)("%s of %s %s reads '%s'", (changeType, objectType, recordName, did) => {
  expect(activityEntry(group({ changeType, objectType, recordName })).did).toBe(did);
});

test("the fields DocumentId and TriggeredBy are never shown", () => {
  const entry = activityEntry(
    group({
      changes: ["DocumentId", "TriggeredBy", "document_id", "amount"].map((field) =>
        change({ field, label: field }),
      ),
    }),
  );
  expect(entry.lines.map(({ field }) => field)).toEqual(["amount"]);
});

test("where there is no display value the stored one is shown, and nothing at all is no value", () => {
  const [line] = activityEntry(
    group({
      changes: [change({ oldDisplayValue: null, oldValue: "LC-0318", newDisplayValue: "", newValue: "" })],
    }),
  ).lines;
  expect(line).toEqual({ field: "Amount", from: "LC-0318", to: "" });
});

test("whoever acted for an applicant is named with the applicant", () => {
  const entry = activityEntry(
    group({
      triggeredBy: {
        name: "Bondline, Dana Whitfield",
        isBankAuthor: true,
        onBehalfOf: "Tasman Bridgeworks Pty Ltd",
      },
    }),
  );
  expect(entry.isBankAuthor).toBe(true);
  expect(entry.onBehalfOf).toBe("Tasman Bridgeworks Pty Ltd");
});

type Change = ActivityHistoryGroupFragment["changes"][number];

function group(given: Partial<ActivityHistoryGroupFragment>): ActivityHistoryGroupFragment {
  return {
    id: "1",
    changeType: "UPDATE",
    objectType: "Draft",
    recordName: "DR-20871",
    triggeredAt: "2026-11-17T00:00:00Z",
    triggeredBy: {
      name: "Jordan Nguyen",
      isBankAuthor: false,
      onBehalfOf: null,
    },
    changes: [],
    ...given,
  };
}

function change(given: Partial<Change>): Change {
  return {
    field: "amount",
    label: "Amount",
    oldValue: null,
    newValue: null,
    oldDisplayValue: null,
    newDisplayValue: null,
    ...given,
  };
}
