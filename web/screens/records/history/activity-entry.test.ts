// Shows: H-21, H-24..H-28, H-34, H-36..H-43.
import { expect, test } from "vitest";
import type { ActivityHistoryGroupFragment } from "../../../api/generated/graphql.ts";
import { type ActivityEntry, activityEntry } from "./activity-entry.ts";

test("a change of the record itself reads as a sentence with old and new value", () => {
  const entry = entryOf(
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
  expect(linesOf(entry)).toEqual([{ field: "Expiry date", from: "14/01/2027", to: "14/07/2027" }]);
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
  expect(entryOf(group({ changeType, objectType, recordName })).did).toBe(did);
});

test("the machinery's own fields are never shown", () => {
  const entry = entryOf(
    group({
      changes: [
        change({ label: "Approved wording", isSystemField: true }),
        change({ newDisplayValue: "$1.00" }),
      ],
    }),
  );
  expect(linesOf(entry)).toEqual([{ field: "Amount", from: "", to: "$1.00" }]);
});

test("a sitting reads as one sentence, each step by its name, alike parts counted", () => {
  const status = (newValue: string) =>
    change({ field: "status", label: "Status", newValue, newDisplayValue: newValue });
  const entry = activityEntry([
    group({ key: "4:Draft:d", changes: [status("SUBMITTED")] }),
    group({ key: "3:Payment:b", objectType: "Payment", recordName: "DEPOSIT", changeType: "INSERT" }),
    group({ key: "3:Payment:a", objectType: "Payment", recordName: "DEPOSIT", changeType: "INSERT" }),
    group({ key: "1:Party:p", objectType: "Party", recordName: "Telstra", changeType: "INSERT" }),
    group({ key: "1:Draft:d", id: "oldest", changeType: "INSERT", changes: [status("DRAFT")] }),
  ]);
  expect(entry?.did).toBe("raised the draft, submitted the draft and added 2 payments");
  expect(entry?.id).toBe("oldest");
});

test("security money is not counted, however often it moved in one sitting", () => {
  const moved = (key: string) =>
    group({ key, objectType: "Security money", changeType: "INSERT", changes: [change({})] });
  expect(activityEntry([moved("1:m:a")])?.did).toBe("added security money");
  expect(activityEntry([moved("1:m:a"), moved("1:m:b")])?.did).toBe("added security money");
});

test("a step alone is told without that the draft changed, and many things are summed up", () => {
  const submitted = group({
    changes: [
      change({ field: "status", label: "Status", newValue: "CHANGES_REQUESTED", newDisplayValue: "x" }),
    ],
  });
  expect(entryOf(submitted).did).toBe("asked for changes");
  const files = ["a", "b", "c", "d"].map((name) =>
    group({ key: `1:Attachment:${name}`, objectType: "Attachment", recordName: name, changeType: "INSERT" }),
  );
  expect(activityEntry(files)?.did).toBe("added attachment d, added attachment c and made 2 more changes");
});

test("a sitting in which nothing is for people to read has no entry", () => {
  expect(
    activityEntry([group({ objectType: "Comment", changeType: "INSERT", key: "1:Comment:c" })]),
  ).toBeUndefined();
  expect(
    activityEntry([group({ changes: [change({ isSystemField: true, newDisplayValue: "x" })] })]),
  ).toBeUndefined();
});

test("whoever acted for an applicant is named with the applicant", () => {
  const entry = entryOf(
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

function entryOf(given: ActivityHistoryGroupFragment): ActivityEntry {
  const entry = activityEntry([given]);
  if (entry === undefined) throw new Error("Nothing is told.");
  return entry;
}

function linesOf({ parts }: ActivityEntry) {
  return parts.flatMap(({ lines }) => lines);
}

function group(given: Partial<ActivityHistoryGroupFragment>): ActivityHistoryGroupFragment {
  return {
    id: "1",
    key: "1:Draft:d",
    changeType: "UPDATE",
    objectType: "Draft",
    recordName: "DR-20871",
    triggeredAt: "2026-11-17T00:00:00Z",
    triggeredBy: {
      name: "Jordan Nguyen",
      isBankAuthor: false,
      onBehalfOf: null,
    },
    changes: [change({ newDisplayValue: "$2.00" })],
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
    isSystemField: false,
    ...given,
  };
}
