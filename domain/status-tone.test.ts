// The same word has the same colour on every record that can be in that status.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOCUMENT_STATUS_TEXT, DOCUMENT_STATUS_TONE } from "./documents/documents/document-text.ts";
import { BG_SWITCH_STATUS_TEXT, BG_SWITCH_STATUS_TONE } from "./drafts/bank-switches/bank-switch.ts";
import { DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "./drafts/drafts/draft-text.ts";
import {
  PREPARED_REQUEST_STATUS_TEXT,
  PREPARED_REQUEST_STATUS_TONE,
} from "./drafts/prepared-requests/prepared-request.ts";
import {
  FACILITY_APPLICATION_STATUS_TEXT,
  FACILITY_APPLICATION_STATUS_TONE,
} from "./facilities/facilities/facility-application.ts";
import {
  SHARE_OFFER_STATUS_TEXT,
  SHARE_OFFER_STATUS_TONE,
} from "./facilities/facilities/facility-share-offer.ts";
import { FACILITY_STATUS_TEXT, FACILITY_STATUS_TONE } from "./facilities/facilities/facility-text.ts";
import { ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE } from "./money/finance/finance.ts";
import { INVOICE_STATUS_TEXT, INVOICE_STATUS_TONE } from "./money/invoices/invoice.ts";
import { ABN_STATUS_TEXT, ABN_STATUS_TONE } from "./people/organisations/abn-claim.ts";

type Words = Readonly<Record<string, string>>;

const TABLES: readonly (readonly [Words, Words])[] = [
  [DOCUMENT_STATUS_TEXT, DOCUMENT_STATUS_TONE],
  [BG_SWITCH_STATUS_TEXT, BG_SWITCH_STATUS_TONE],
  [DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE],
  [PREPARED_REQUEST_STATUS_TEXT, PREPARED_REQUEST_STATUS_TONE],
  [FACILITY_APPLICATION_STATUS_TEXT, FACILITY_APPLICATION_STATUS_TONE],
  [SHARE_OFFER_STATUS_TEXT, SHARE_OFFER_STATUS_TONE],
  [FACILITY_STATUS_TEXT, FACILITY_STATUS_TONE],
  [ENQUIRY_STATUS_TEXT, ENQUIRY_STATUS_TONE],
  [INVOICE_STATUS_TEXT, INVOICE_STATUS_TONE],
  [ABN_STATUS_TEXT, ABN_STATUS_TONE],
];

const shown = TABLES.flatMap(([words, tones]) =>
  Object.entries(words).map(([status, word]) => ({ word, tone: tones[status] })),
);

test("every status has a tone, and one word has one tone, whatever record it stands on", () => {
  const tones = Map.groupBy(shown, ({ word }) => word);
  const several = [...tones].filter(([, uses]) => new Set(uses.map(({ tone }) => tone)).size > 1);
  assert.deepEqual(several, []);
  assert.ok(shown.every(({ tone }) => tone !== undefined));
  assert.ok(
    [...tones.values()].some((uses) => uses.length > 3),
    "words are shared by records",
  );
});
