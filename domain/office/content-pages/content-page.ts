// The operator's own pages of words: which there are, their fields, and what goes together in a version of one.

import type { FieldMessages } from "../../refusals.ts";
import { choiceField, dayField, fieldsOf, linesField, requiredRulesOf } from "../../values/fields/field.ts";
import type { FieldValues } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { findStartFault, type VersionDays } from "../changes/version-start.ts";
import { contentFault, type LinkedHeadings } from "./content-text.ts";

export const CONTENT_PAGE_TEXT = {
  TERMS: "Terms and Conditions",
  PRIVACY: "Privacy Policy",
  FINANCIAL_SERVICES_GUIDE: "Financial Services Guide",
  SUBMISSION_TERMS: "Submission Terms",
  REFERRAL_TERMS: "Referral Program Terms and Conditions",
} as const;
export type ContentPageCode = keyof typeof CONTENT_PAGE_TEXT;
export const CONTENT_PAGES = codesIn(CONTENT_PAGE_TEXT);

/** By which a change of a page that is approved by two names it: a page is no row of its own. */
export const CONTENT_PAGE_IDS: Readonly<Record<ContentPageCode, string>> = {
  TERMS: "0198c0de-0000-7000-8000-000000000001",
  PRIVACY: "0198c0de-0000-7000-8000-000000000002",
  FINANCIAL_SERVICES_GUIDE: "0198c0de-0000-7000-8000-000000000003",
  SUBMISSION_TERMS: "0198c0de-0000-7000-8000-000000000004",
  REFERRAL_TERMS: "0198c0de-0000-7000-8000-000000000005",
};

/** Everybody accepts these before they do business here, and may be asked again. */
export const ACCEPTED_PAGES: readonly ContentPageCode[] = ["TERMS", "PRIVACY"];

/** The version of the terms before any was published here. */
export const FIRST_TERMS_VERSION = 1;

/** They have to stay in the page's text. */
export const LINKED_HEADINGS: Readonly<Partial<Record<ContentPageCode, LinkedHeadings>>> = {
  PRIVACY: { "Complaints Policy": "complaints" },
};

const ASKS_AGAIN_TEXT = {
  NO: "No, it is a small correction",
  YES: "Yes, at their next visit",
} as const;

export const CONTENT_FIELDS = fieldsOf({
  summary: linesField("Summary", LENGTHS.notes),
  body: linesField("Text", LENGTHS.contentPage),
  asksAgain: choiceField("Ask everyone to accept it again", ASKS_AGAIN_TEXT),
  startsDate: dayField("From"),
});
export type ContentField = keyof typeof CONTENT_FIELDS & string;

export const CONTENT_RULES = requiredRulesOf(CONTENT_FIELDS);
export type ContentValues = FieldValues<typeof CONTENT_RULES>;

const PAST_MESSAGE = "Choose today or a later day: what was published before stays as it was.";
const NOT_ACCEPTED_MESSAGE = "No one is asked to accept this page.";

/** What is wrong between the fields. */
export function findContentFaults(
  { body, asksAgain, startsDate }: Partial<ContentValues>,
  { page, ...days }: VersionDays & { page: ContentPageCode },
): FieldMessages {
  const bodyFault = body === undefined ? undefined : contentFault(body, LINKED_HEADINGS[page]);
  return {
    ...(bodyFault === undefined ? {} : { body: bodyFault }),
    ...(asksAgain === "YES" && !ACCEPTED_PAGES.includes(page) ? { asksAgain: NOT_ACCEPTED_MESSAGE } : {}),
    ...findStartFault(startsDate, days, PAST_MESSAGE),
  };
}
