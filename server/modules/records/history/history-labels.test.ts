// Every column of a record with a table of fields is called by its field in the history, or by hand where it is no field.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BANK_ACTION_FIELDS } from "@bondline/domain/documents/bank-actions/bank-action-fields.ts";
import { SAID_IN_REQUEST } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { COST_RATE_FIELDS } from "@bondline/domain/documents/documents/cost-rate.ts";
import {
  DOCUMENT_OWN_FIELDS,
  DOCUMENT_SECTIONS,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { LOST_ORIGINAL_FIELDS } from "@bondline/domain/documents/lost-originals/lost-original-fields.ts";
import { RETURN_REQUEST_FIELDS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { SIGNATURE_FIELDS } from "@bondline/domain/documents/signatures/signature-fields.ts";
import { SUCCESSOR_FIELDS } from "@bondline/domain/documents/successors/successor-fields.ts";
import { BANK_SWITCH_FIELDS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { INDIVIDUAL_FIELDS } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { PREPARED_REQUEST_FIELDS } from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import {
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { HISTORY_LABELS, isHiddenHistoryField } from "@bondline/domain/records/history/history-fields.ts";
import {
  historyReaderOf,
  PEOPLES_COLUMNS,
  SYSTEM_COLUMNS,
} from "@bondline/domain/records/history/history-readers.ts";
import { historyFieldOf } from "@bondline/domain/records/history/history-records.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { PORTAL_PARTS } from "../../../portal-parts.ts";
import { BANK_ACTION_COLUMNS } from "../../documents/bank-actions/bank-action-record.ts";
import { DOCUMENT_REQUEST_COLUMNS } from "../../documents/document-requests/document-request-columns.ts";
import {
  COST_COLUMNS,
  COST_RATE_COLUMNS,
  DOCUMENT_COLUMNS,
} from "../../documents/documents/document-columns.ts";
import { LOST_ORIGINAL_COLUMNS } from "../../documents/lost-originals/lost-original-record.ts";
import { RETURN_REQUEST_COLUMNS } from "../../documents/return-requests/return-request-record.ts";
import { SIGNATURE_COLUMNS } from "../../documents/signatures/signature-record.ts";
import { BANK_SWITCH_COLUMNS } from "../../drafts/bank-switches/bank-switch-record.ts";
import { DRAFT_COLUMNS } from "../../drafts/drafts/draft-columns.ts";
import { INDIVIDUAL_COLUMNS } from "../../drafts/identity/individual-record.ts";
import { PREPARED_REQUEST_COLUMNS } from "../../drafts/prepared-requests/prepared-request-store.ts";
import {
  QUESTIONNAIRE_COLUMNS,
  REQUESTED_DOCUMENT_COLUMNS,
  SURETY_OWN_COLUMNS,
} from "../../drafts/surety-bonds/surety-bond-record.ts";
import { PARTY_COLUMNS } from "../../parties/parties/party-columns.ts";
import { partsInDraftHistory } from "./history-blinds.ts";

type Record = [
  name: string,
  tables: (keyof Tables)[],
  fields: Fields,
  columns: { [path: string]: string | null },
];

const RECORDS: readonly Record[] = [
  ["Draft", ["draft"], DRAFT_FIELDS, DRAFT_COLUMNS],
  ["Party", ["draft_party", "document_party"], DRAFT_PARTY_FIELDS, PARTY_COLUMNS],
  ["Document", ["document"], DOCUMENT_OWN_FIELDS, DOCUMENT_COLUMNS],
  ["Request", ["document_request"], SAID_IN_REQUEST, DOCUMENT_REQUEST_COLUMNS],
  ["Bank action", ["document_bank_action"], BANK_ACTION_FIELDS, BANK_ACTION_COLUMNS],
  ["Lost original", ["document_lost_original"], LOST_ORIGINAL_FIELDS, LOST_ORIGINAL_COLUMNS],
  ["Signature", ["document_signature"], SIGNATURE_FIELDS, SIGNATURE_COLUMNS],
  ["Return request", ["document_return_request"], RETURN_REQUEST_FIELDS, RETURN_REQUEST_COLUMNS],
  [
    "New draft",
    ["document_successor"],
    SUCCESSOR_FIELDS,
    columnsFor<Tables["document_successor"]>()(SUCCESSOR_FIELDS, {}),
  ],
  ["Rate", ["document_cost_rate"], COST_RATE_FIELDS, COST_RATE_COLUMNS],
  ["Cost", ["document_cost"], DOCUMENT_SECTIONS.costs, COST_COLUMNS],
  ["Prepared request", ["origination"], PREPARED_REQUEST_FIELDS, PREPARED_REQUEST_COLUMNS],
  ["Individual", ["draft_individual"], INDIVIDUAL_FIELDS, INDIVIDUAL_COLUMNS],
  ["Bank guarantee switch", ["draft_bg_switch"], BANK_SWITCH_FIELDS, BANK_SWITCH_COLUMNS],
  [
    "Contract questionnaire",
    ["draft_surety_bond"],
    { ...SURETY_OWN_FIELDS, ...QUESTIONNAIRE_FIELDS },
    { ...SURETY_OWN_COLUMNS, ...QUESTIONNAIRE_COLUMNS },
  ],
  [
    "Requested surety document",
    ["requested_surety_document"],
    REQUESTED_DOCUMENT_FIELDS,
    REQUESTED_DOCUMENT_COLUMNS,
  ],
];

/** What the database never writes into the history. */
const NOT_LOGGED = ["id", "version", "created_at", "updated_at", "search_text"];

const PRINTED = readFileSync(new URL("../../../database/generated/rows.ts", import.meta.url), "utf8");

function columnsOf(table: string): string[] {
  const [, row = ""] = new RegExp(`\\n  ${table}: \\{\\n(.*?)\\n  \\};`, "s").exec(PRINTED) ?? [];
  return [...row.matchAll(/^\s+(\w+):/gm)].map(([, name = ""]) => snakeName(name));
}

for (const [name, tables, fields, columns] of RECORDS) {
  test(`${name}: the column of a field is called by the field`, () => {
    for (const [path, column] of Object.entries(columns))
      if (column !== null) assert.equal(historyFieldOf(name, snakeName(column)), fields[path], path);
  });

  test(`${name}: a column is a field, or has a label by hand, or is never shown`, () => {
    const all = tables.flatMap(columnsOf).filter((column) => !NOT_LOGGED.includes(column));
    assert.ok(all.length > 5);
    const without = all.filter(
      (column) =>
        historyFieldOf(name, column) === undefined &&
        HISTORY_LABELS[column] === undefined &&
        !isHiddenHistoryField(column),
    );
    assert.deepEqual(without, []);
  });
}

/** The kinds of record whose activity people read. */
const ROOTS = [
  "draft",
  "document",
  "facility",
  "facility_application",
  "gateway_feature",
  "supplier",
  "provider",
];
const SCHEMA = readFileSync(new URL("../../../database/schema.sql", import.meta.url), "utf8");
const TRIGGER = /CREATE TRIGGER write_history\w* .* ON public\.(\w+) .* write_history\('([^']*)', '([^']*)'/g;

const logged = [...SCHEMA.matchAll(TRIGGER)]
  .filter(([, , , root = ""]) => ROOTS.includes(root))
  .flatMap(([, table = "", objectType = ""]) =>
    columnsOf(table)
      .filter((column) => !NOT_LOGGED.includes(column) && !isHiddenHistoryField(column))
      .map((column) => ({ objectType, column })),
  );

test("of every column it is decided whether people read it in the activity", () => {
  assert.ok(logged.length > 200, `${logged.length}`);
  const undecided = logged.filter(({ objectType, column }) => !historyReaderOf(objectType, column));
  assert.deepEqual(undecided, []);
});

test("of every kind of record in a draft's history it is decided who reads of it, and of no other", () => {
  const ofDrafts = [...SCHEMA.matchAll(TRIGGER)].filter(([, , , root]) => root === "draft");
  const kinds = ofDrafts.map(([, , objectType = ""]) => objectType);
  assert.ok(kinds.length >= 25, `${kinds.length}`);
  const decided = partsInDraftHistory({ parts: PORTAL_PARTS }).flatMap(({ inHistory }) => inHistory);
  assert.deepEqual(decided.toSorted(), kinds.toSorted());
});

test("nothing is decided twice, nor about a column that is not there", () => {
  const decided = [...PEOPLES_COLUMNS, ...SYSTEM_COLUMNS];
  assert.equal(new Set(decided).size, decided.length);
  const known = new Set(logged.flatMap(({ objectType, column }) => [column, `${objectType}.${column}`]));
  assert.deepEqual(
    decided.filter((column) => !known.has(column)),
    [],
  );
});
