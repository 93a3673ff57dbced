// Shows: DOC-025, DOC-027, DOC-034..DOC-035, DOC-038, UI-16.
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { expect, test } from "vitest";
import { documentDetails } from "./document-details.ts";
import { aDocument } from "./document-example.ts";
import { daysLeft, documentFacts, timeSince } from "./document-facts.ts";

const AT = { today: plainDate("2026-11-20"), zone: "Australia/Melbourne", isClosed: false, isOwn: true };

test("the four facts are number, day of issue, expiry with its hour and zone, and bank", () => {
  expect(
    documentFacts(aDocument(), AT).map(({ label, value, note }) => `${label}: ${value} (${note})`),
  ).toEqual([
    "Guarantee number: MBG 7702 418 865 (Issued by Macquarie Bank Limited)",
    "Established: 12/03/2025 (20 months ago)",
    "Expires: 14/01/2027 (55 days left, at 4.00 pm Melbourne time)",
    "Bank: Macquarie Bank Limited (BSB 182-222)",
  ]);
});

test.each([
  ["2027-03-01", "plain"],
  ["2027-01-19", "warn"],
  ["2026-11-20", "warn"],
  ["2026-11-19", "danger"],
])("an expiry on %s is told in the tone %s", (expiresAt, tone) => {
  expect(documentFacts(aDocument({ expiresAt }), AT)[2]?.noteTone).toBe(tone);
});

test("an end is never just an empty date", () => {
  const open = aDocument({ expiryType: "OPEN_ENDED", expiresAt: null, expiryInstant: null });
  expect(documentFacts(open, AT)[2]).toMatchObject({ value: "No expiry", note: "Runs until it is returned" });
  const conditional = aDocument({
    expiryType: "CONDITIONAL",
    expiresAt: null,
    expiryCondition: "On practical completion",
  });
  expect(documentFacts(conditional, AT)[2]).toMatchObject({
    value: "On a condition",
    note: "On practical completion",
  });
});

test("a closed document counts no days", () => {
  expect(documentFacts(aDocument(), { ...AT, isClosed: true })[2]).toEqual({
    label: "Expires",
    value: "14/01/2027",
  });
});

test.each([
  ["2026-11-20", "today"],
  ["2026-11-19", "1 day ago"],
  ["2026-10-01", "50 days ago"],
  ["2026-09-20", "2 months ago"],
  ["2024-11-20", "2 years ago"],
  ["2026-11-25", "in 5 days"],
])("a day such as %s was %s", (day, words) => {
  expect(timeSince(plainDate(day), AT.today)).toBe(words);
});

test("days left are counted in words", () => {
  expect([daysLeft(0), daysLeft(1), daysLeft(1055), daysLeft(-3)]).toEqual([
    "Today",
    "1 day left",
    "1,055 days left",
    "3 days past",
  ]);
});

test("the reference is ours on a guarantee that was issued here, and theirs on a record of their own", () => {
  const termsOf = (isSystemDocument: boolean) =>
    documentDetails(aDocument({ isSystemDocument })).map(({ term }) => term);
  expect(termsOf(true)).toContain("Reference");
  expect(termsOf(false)).toContain("Your reference");
});

test("a record that was shared says whose it is, and only one's own is one's own", () => {
  const own = aDocument({ isSystemDocument: false });
  expect(documentFacts(own, AT)[0]?.note).toBe("Your organisation's own record");
  expect(documentFacts(own, { ...AT, isOwn: false })[0]?.note).toBe("Recorded by Harbour Civil Pty Ltd");
});

test("fees end with the document, or before it where they were agreed for less", () => {
  const feesTo = (record: object) =>
    documentDetails(aDocument(record)).find(({ term }) => term === "Fees to")?.value;
  const closed = { interestEndDate: "2027-01-14", closedAt: "2026-11-20T05:00:00.000Z" };
  expect(feesTo({ ...closed, closedAt: null })).toBe("14/01/2027");
  expect(feesTo(closed)).toBe("20/11/2026");
  expect(feesTo({ ...closed, interestEndDate: null })).toBe("20/11/2026");
  expect(feesTo({ ...closed, interestEndDate: "2026-10-01" })).toBe("01/10/2026");
});

test("a product with a name of its own stands among the details, and the usual one is not named", () => {
  const product = (specialProduct: string | null) =>
    documentDetails(aDocument({ specialProduct })).find(({ term }) => term === "Product")?.value;
  expect(product("SMALL_BUSINESS_LOAN")).toBe("Small business loan bank guarantee");
  expect(product(null)).toBeUndefined();
});
