// The facts under a document's name: number, established, expires and bank, each with what makes it matter today.

import { formatCount } from "@bondline/domain/count-text.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import {
  daysBetween,
  formatDate,
  type PlainDate,
  plainDate,
  wholeMonthsBetween,
} from "@bondline/domain/values/time/plain-date.ts";
import type { DocumentViewRecordFragment } from "../../../../api/generated/graphql.ts";
import { timeOfDay } from "../../../../app/time/instant-text.ts";
import { zoneName } from "../../../../app/time/page-zone.ts";
import type { Fact } from "../../../../ui/fact-strip.tsx";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export type DocumentRecord = DocumentViewRecordFragment;

/** Sixty days are the notice that an applicant needs to arrange a replacement. */
const SOON_DAYS = 60;

export type FactsAt = {
  today: PlainDate;
  /** The zone of the beneficiary's state, in which the last day ends at 4.00 pm. */
  zone: string;
  isClosed: boolean;
  /** Of the reader's own organisation. */
  isOwn: boolean;
};

export function documentFacts(record: DocumentRecord, at: FactsAt): readonly Fact[] {
  return [numberFact(record, at), establishedFact(record, at), expiryFact(record, at), bankFact(record)];
}

function numberFact(record: DocumentRecord, { isOwn }: FactsAt): Fact {
  const { guaranteeNumber, isSystemDocument, bank, organisation } = record;
  return {
    label: WORDS.guaranteeNumber,
    value: guaranteeNumber ?? WORDS.noGuaranteeNumber,
    note: isSystemDocument ? WORDS.issuedBy(bank.name ?? WORDS.noBank) : recordedBy(organisation, isOwn),
  };
}

/** Whose record it is, where it was shared. */
function recordedBy({ name }: DocumentRecord["organisation"], isOwn: boolean): string {
  return isOwn ? WORDS.ownRecord : WORDS.recordOf(name);
}

function establishedFact({ establishedAt }: DocumentRecord, { today }: FactsAt): Fact {
  if (typeof establishedAt !== "string") return { label: WORDS.established, value: WORDS.notEstablished };
  const date = plainDate(establishedAt);
  if (date > today) return { label: WORDS.takesEffect, value: formatDate(date) };
  return { label: WORDS.established, value: formatDate(date), note: timeSince(date, today) };
}

function expiryFact(record: DocumentRecord, at: FactsAt): Fact {
  if (record.expiryType === "OPEN_ENDED")
    return { label: WORDS.expires, value: WORDS.openEnded, note: WORDS.untilReturned };
  if (record.expiryType === "CONDITIONAL" || typeof record.expiresAt !== "string")
    return { label: WORDS.expires, value: WORDS.onCondition, note: record.expiryCondition ?? undefined };

  const expiresAt = plainDate(record.expiresAt);
  const fact = { label: WORDS.expires, value: formatDate(expiresAt) };
  if (at.isClosed) return fact;

  const days = daysBetween(at.today, expiresAt);
  const at4pm = record.expiryInstant
    ? `, at ${timeOfDay(record.expiryInstant, at.zone)} ${zoneName(at.zone)} time`
    : "";
  return { ...fact, note: `${daysLeft(days)}${at4pm}`, noteTone: expiryTone(days) };
}

function bankFact({ bank }: DocumentRecord): Fact {
  return {
    label: WORDS.bank,
    value: bank.name ?? WORDS.noBank,
    note:
      typeof bank.bsb === "string" && bank.bsb !== ""
        ? WORDS.bsb(formatBsb(bank.bsb.replace("-", "")))
        : undefined,
  };
}

/** "today", "12 days ago", "20 months ago", "3 years ago" */
export function timeSince(date: PlainDate, today: PlainDate): string {
  const days = daysBetween(date, today);
  if (days === 0) return WORDS.today;
  if (days < 0) return `in ${count(-days, "day")}`;
  const months = wholeMonthsBetween(date, today);
  if (months < 2) return `${count(days, "day")} ago`;
  if (months < 24) return `${count(months, "month")} ago`;
  return `${count(Math.floor(months / 12), "year")} ago`;
}

export function daysLeft(days: number): string {
  if (days < 0) return `${count(-days, "day")} past`;
  return days === 0 ? "Today" : `${count(days, "day")} left`;
}

function expiryTone(days: number): "plain" | "warn" | "danger" {
  if (days < 0) return "danger";
  return days <= SOON_DAYS ? "warn" : "plain";
}

function count(number: number, unit: string): string {
  return `${formatCount(number)} ${unit}${number === 1 ? "" : "s"}`;
}
