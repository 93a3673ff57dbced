// Shows: D-64, H-42, H-43.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { groupHistory, type HistoryEntry } from "./history-groups.ts";
import {
  HISTORY_EMPTY_TEXT,
  type HistoryReading,
  historyChanges,
  historyDisplayValue,
} from "./history-text.ts";

const ADA = "0190c0de-0000-7000-8000-00000000000a";
const READING: HistoryReading = {
  objectType: "Draft",
  names: new Map([[ADA, "Ada Lim"]]),
  dayOf: (instant) => plainDate(instant.slice(0, 10)),
};

/** Field, value as the database wrote it, label, and what a person reads; of a draft unless another record is named. */
const SHOWN: readonly (readonly [string, unknown, string, string | null, string?])[] = [
  ["amount_cents", 125_000_050, "Amount", "$1,250,000.50"],
  ["gst_cents", 0, "GST", "$0.00"],
  ["expires_at", "2027-11-20", "Expiry date", "20/11/2027"],
  ["expected_return_date", "2027-10-01", "Expected return", "01/10/2027"],
  ["submitted_at", "2026-11-20T01:00:00.000Z", "Submitted at", "20/11/2026"],
  ["status", "REJECTED", "Status", "Declined"],
  ["process_type", "BANK_GUARANTEE", "Process type", "Bank Guarantee"],
  ["purpose", "CONSTRUCTION_SECURITY", "Purpose", "Construction security"],
  ["issuer_source_of_funds", "SALE_OF_ASSETS", "Source of funds", "Sale of assets"],
  ["contract_form", "AS2124_EXPIRY", "Contract form", "AS 2124 with expiry"],
  ["party_variant", "ISSUER", "Kind", "Applicant", "Party"],
  ["variant", "ISSUED_PAPER", "Kind of file", "As issued by the bank", "Attachment"],
  ["roles", ["ISSUER", "LIMITED"], "Roles", "Applicant, Limited"],
  ["abn", "51824753556", "ABN or ACN", "51 824 753 556", "Party"],
  ["abn", "004085616", "ABN or ACN", "004 085 616", "Party"],
  ["refund_bsb", "062000", "Refund BSB", "062-000"],
  ["discount_percentage", 2.5, "Discount percentage", "2.5%"],
  ["recurring_cost_frequency", 6, "Payments", "Biannual", "Cost"],
  ["value_cents", 25_000_000, "Value", "$250,000.00", "Bank guarantee switch"],
  ["security_type", "TERM_DEPOSIT", "Secured by", "Term deposit", "Bank guarantee switch"],
  ["security_type", "INDEMNITY", "Type of security", "Deed of indemnity", "Contract questionnaire"],
  ["issues_and_disputes_active", true, "Are there issues or disputes?", "Yes", "Contract questionnaire"],
  ["contact_email", "a@b.example", "Email", "a@b.example", "Party"],
  ["created_by", ADA, "Created by", "Ada Lim"],
  ["fee_summary_id", "0190c0de-0000-7000-8000-00000000000b", "Fee plan", "Not available"],
  ["is_visible_to_supplier", true, "Visible to the bank or insurer", "Yes"],
  ["has_approved", false, "Approved", "No"],
  ["refund_account_number_encrypted", "•••", "Refund account number", "•••"],
  ["amount_cents", "•••", "Amount", "•••"],
  ["method", "BANK_TRANSFER", "Method", "Bank transfer"],
  ["paid_method", "CARD_PROVIDER", "How it was paid", "Through the card provider"],
  ["paid_date", "2026-11-21", "Date paid", "21/11/2026"],
  [
    "invoice_recipient_email_addresses",
    "a@b.example;c@d.example",
    "Invoice recipients",
    "a@b.example; c@d.example",
  ],
  ["project_address", "8 Wharf Road", "Project address", "8 Wharf Road"],
  ["expiry_condition", "On return;see 4&lt;5", "Expiry condition", "On return;see 4&lt;5"],
  ["project_address", null, "Project address", null],
  ["ExpiresAt", "2027-11-20", "Expiry date", "20/11/2027"],
];

for (const [field, value, label, display, objectType = "Draft"] of SHOWN)
  test(`${objectType}: ${field} ${JSON.stringify(value)} reads ${label}: ${display}`, () => {
    const [change] = historyChanges([{ field, oldValue: null, newValue: value }], {
      ...READING,
      objectType,
    });
    assert.deepEqual(
      [change?.label, change?.oldDisplayValue, change?.newDisplayValue],
      [label, null, display],
    );
  });

test("a status is worded by the kind of record it belongs to", () => {
  const worded = (objectType: string, status: string) =>
    historyDisplayValue("status", status, { ...READING, objectType });
  assert.equal(worded("Document", "CLOSED_RETURNED"), "Returned");
  assert.equal(worded("Invoice", "void"), "Expired");
  assert.equal(worded("Refund", "REQUESTED"), "Requested");
});

test("a change has the contract's name and units beside what is shown", () => {
  assert.deepEqual(historyChanges([{ field: "amount_cents", oldValue: 100, newValue: 200 }], READING), [
    {
      field: "amount",
      label: "Amount",
      oldValue: "1.00",
      newValue: "2.00",
      oldDisplayValue: "$1.00",
      newDisplayValue: "$2.00",
      isSystemField: false,
    },
  ]);
});

test("DocumentId and TriggeredBy are hidden, however they are spelled, and so is what says nothing to a person", () => {
  const fields = [
    "DocumentId",
    "TriggeredBy",
    "document_id",
    "triggeredBy",
    "organisation_id",
    "storage_key",
    "offer_id",
    "purpose",
  ];
  const changes = fields.map((field) => ({ field, oldValue: null, newValue: "OTHER" }));
  assert.deepEqual(
    historyChanges(changes, READING).map(({ field }) => field),
    ["purpose"],
  );
});

test("what only the machinery needs is marked, and a column whose kinds of record differ follows its kind", () => {
  const marked = (objectType: string, field: string) =>
    historyChanges([{ field, oldValue: null, newValue: "x" }], { ...READING, objectType })[0]?.isSystemField;
  for (const field of ["is_visible_to_supplier", "process_type", "wording_hash", "isVisibleToSupplier"])
    assert.equal(marked("Draft", field), true, field);
  assert.equal(marked("Draft", "request_change_reason"), false);
  assert.equal(marked("Document", "facility_id"), false);
  assert.equal(marked("Cost", "facility_id"), true);
});

test("an empty history says what will be logged", () => {
  assert.equal(
    HISTORY_EMPTY_TEXT,
    "There is no recent activity for this document. When a change is made in the document, it will be logged here.",
  );
});

test("changes of one record in one go are one group, made and changed at once reads as made, newest first", () => {
  const entry = (transactionId: string, sequence: number, change: Partial<HistoryEntry>): HistoryEntry => ({
    transactionId,
    sequence,
    objectType: "Draft",
    recordId: ADA,
    changeType: "UPDATE",
    changes: [],
    ...change,
  });
  const groups = groupHistory([
    entry("1", 1, {
      changeType: "INSERT",
      changes: [{ field: "purpose", oldValue: null, newValue: "OTHER" }],
    }),
    entry("1", 2, {
      changes: [
        { field: "purpose", oldValue: "OTHER", newValue: "TENDER" },
        { field: "amount_cents", oldValue: null, newValue: 5 },
      ],
    }),
    entry("2", 3, { changes: [{ field: "purpose", oldValue: "TENDER", newValue: "OTHER" }] }),
    entry("2", 4, { objectType: "Party", changes: [] }),
    entry("2", 5, { changes: [{ field: "purpose", oldValue: "OTHER", newValue: "TENDER" }] }),
  ]);
  assert.deepEqual(
    groups.map(({ key, changeType, changes }) => [key, changeType, changes]),
    [
      [`2:Draft:${ADA}`, "UPDATE", []],
      [`2:Party:${ADA}`, "UPDATE", []],
      [
        `1:Draft:${ADA}`,
        "INSERT",
        [
          { field: "purpose", oldValue: null, newValue: "TENDER" },
          { field: "amount_cents", oldValue: null, newValue: 5 },
        ],
      ],
    ],
  );
});
