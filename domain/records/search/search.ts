// The search over everything: what it finds, where each kind leads, and how what is typed becomes words.

import { codesIn } from "../../values/reference-data/option-list.ts";

/** As a group of results is headed. */
export const SEARCH_KIND_TEXT = {
  DOCUMENT: "Documents",
  DRAFT: "Drafts",
  REQUEST: "Requests after issue",
  BENEFICIARY: "Beneficiaries",
  FACILITY: "Facilities",
  FACILITY_APPLICATION: "Facility applications",
  INVOICE: "Invoices",
  ENQUIRY: "Finance enquiries",
  REQUIRED_DOCUMENT: "Required documents",
  REFERRAL: "Referrals",
  CLIENT: "Clients",
  PERSON: "People",
  FILE: "Files",
} as const;
export type SearchKind = keyof typeof SEARCH_KIND_TEXT;
export const SEARCH_KINDS = codesIn(SEARCH_KIND_TEXT);

/** The page that a result leads to: a record's own, or a list in which it stands. */
export const SEARCH_TARGETS = [
  "DOCUMENT",
  "DRAFT",
  "DESK_DRAFT",
  "FACILITY",
  "FACILITY_APPLICATION",
  "BILLING",
  "DOCUMENT_LIST",
  "MEMBER_LIST",
  "CLIENT_LIST",
  "STAFF_LIST",
  "ENQUIRY_LIST",
  "REFERRAL_LIST",
] as const;
export type SearchTarget = (typeof SEARCH_TARGETS)[number];

/** What a record is found by beside its title, as it is shown where neither title nor detail shows the words. */
export const SEARCH_FIELD_TEXT = {
  guaranteeNumber: "Guarantee number",
  yourReference: "Your reference",
  parties: "Party",
  projectAddress: "Project address",
  contract: "Contract",
  metadata: "Your field",
  abn: "ABN",
  email: "Email",
  phone: "Phone",
  code: "Code",
} as const;
export type SearchField = keyof typeof SEARCH_FIELD_TEXT;

export const SEARCH_TEXT_MAX = 100;
export const SEARCH_RESULTS_MAX = 20;
/** Shorter ones are looked for at the beginning of numbers and names alone. */
const SEARCH_LENGTH_MIN = 3;
const WORDS_MAX = 6;

/** An ABN or ACN as it is printed: its spaces are no ends of words. */
const SPACED_NUMBER = /^\d[\d ]{8,13}$/;

/** What is typed as the words that must all be found, in lower case; the first few, since nobody types more. */
export function searchWords(text: string): string[] {
  const plain = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .toLowerCase();
  const joined = SPACED_NUMBER.test(plain) ? plain.replaceAll(" ", "") : plain;
  const words = joined.split(/\s+/).filter((word) => word !== "");
  return [...new Set(words)].slice(0, WORDS_MAX);
}

export function isShortSearch(words: readonly string[]): boolean {
  return words.every((word) => word.length < SEARCH_LENGTH_MIN);
}

/** Whether a text shows the word; digits are found through the spaces between which they are printed. */
export function showsWord(text: string, word: string): boolean {
  return patternOf(word).test(text);
}

type TextPart = { readonly text: string; readonly isMatch: boolean };

/** A text in the order in which it is read, with the words that were looked for distinguished. */
export function matchedParts(text: string, words: readonly string[]): TextPart[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${longestFirst.map(sourceOf).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, place) => ({ text: part, isMatch: place % 2 === 1 }))
    .filter((part) => part.text !== "");
}

const patternOf = (word: string) => new RegExp(sourceOf(word), "iu");

function sourceOf(word: string): string {
  if (/^\d+$/.test(word)) return [...word].join(" ?");
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
