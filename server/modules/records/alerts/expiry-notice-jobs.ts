// Gives the notices of expiries whose step has come, each once, and writes down what became of their mails.

import { DEFAULT_STATE } from "@bondline/domain/records/alerts/alert-schedule.ts";
import {
  LADDER_DAYS_MAX,
  type LadderPlace,
  type LadderStep,
  ladderSides,
  ladderStepAt,
} from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { readMailOutcomes } from "../mail/public.ts";
import { type NotificationEvent, notifyPeople } from "../notifications/commands/notify-people.ts";
import { noticeIntent, sendExpiryNotice } from "./expiry-notice-mails.ts";
import {
  type ExpiringDocument,
  type ExpiryPlaceInLine,
  type FoundRecipient,
  listExpiringDocuments,
  listNoticeRecipients,
  listPlacesInLine,
} from "./expiry-notice-store.ts";
import {
  insertExpiryNotice,
  listUnsettledNotices,
  settleNotice,
  type UnsettledNotice,
} from "./expiry-proof-store.ts";

const BATCH = 200;
const DAY_MINUTES = 24 * 60;
const NO_ID = "00000000-0000-0000-0000-000000000000";
const REMINDERS = { system: "Expiry reminders" };

/** Each batch in a transaction of its own: a crash in the middle repeats nothing and leaves nothing out. */
export async function giveExpiryNotices(app: App): Promise<void> {
  let after: ExpiryPlaceInLine | undefined = { expiryInstant: app.ports.clock.now(), documentId: NO_ID };
  while (after !== undefined) {
    const from: ExpiryPlaceInLine = after;
    after = await runTransaction(app, REMINDERS, (tx) => giveBatch(tx, from));
  }
}

/** Answers where the next batch begins, if there is one. */
async function giveBatch(tx: Transaction, after: ExpiryPlaceInLine): Promise<ExpiryPlaceInLine | undefined> {
  const until = addMinutes(tx.now, LADDER_DAYS_MAX * DAY_MINUTES);
  const line = await listPlacesInLine(tx, { after, until, max: BATCH });
  const documents = await listExpiringDocuments(
    tx,
    line.map(({ documentId }) => documentId),
  );
  for (const document of documents) {
    const step = ladderStepAt(ladderPlaceOf(document), tx.now);
    if (step !== undefined && !document.stepsGiven.includes(step)) await give(tx, document, step);
  }
  return line.length < BATCH ? undefined : line.at(-1);
}

/** Where nobody of those who come first is left, the administrators are notified at once. */
async function give(tx: Transaction, document: ExpiringDocument, step: LadderStep): Promise<void> {
  const recipients = await listNoticeRecipients(tx, document);
  const wanted = recipients.filter(({ noticeReason }) => ladderSides(step).includes(noticeReason));
  const given: FoundRecipient[] = [];
  for (const recipient of wanted.length > 0 ? wanted : recipients)
    if (await insertExpiryNotice(tx, { ...document, ...reasonOf(recipient), step })) given.push(recipient);
  if (given.length === 0) return;
  await sendExpiryNotice(tx, document, { step, to: given });
  await notifyPeople(
    tx,
    given.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])),
    eventOf(document, step),
  );
  await tx.announce("document", { id: document.documentId, organisationId: document.organisationId });
}

function eventOf(document: ExpiringDocument, step: LadderStep): NotificationEvent {
  return {
    intent: noticeIntent({ ...document, step }),
    kind: "EXPIRY_NEARS",
    organisationId: document.organisationId,
    draftId: null,
    documentId: document.documentId,
    referenceNumber: document.referenceNumber,
    about: document.otherName ?? "",
  };
}

/** A mail is forgotten after some weeks; the proof of what became of it is not. */
export async function settleExpiryNotices(app: App): Promise<void> {
  let after: string | undefined = NO_ID;
  while (after !== undefined) {
    const from: string = after;
    after = await runTransaction(app, REMINDERS, (tx) => settleBatch(tx, from));
  }
}

async function settleBatch(tx: Transaction, after: string): Promise<string | undefined> {
  const notices = await listUnsettledNotices(tx, { after, max: BATCH });
  const outcomes = await readMailOutcomes(tx, notices.map(mailOf));
  for (const notice of notices) {
    const { intent, recipient } = mailOf(notice);
    const outcome = outcomes.find((each) => each.intent === intent && each.recipient === recipient);
    if (outcome === undefined) continue;
    const settled = { ...notice, mailStatus: outcome.status, settledAt: outcome.sentAt ?? tx.now };
    if (!(await settleNotice(tx, settled))) continue;
    await tx.announce("document", { id: notice.documentId, organisationId: notice.organisationId });
  }
  return notices.length < BATCH ? undefined : notices.at(-1)?.id;
}

function mailOf(notice: UnsettledNotice): { intent: string; recipient: string } {
  return { intent: noticeIntent(notice), recipient: notice.emailAddress };
}

function reasonOf({ emailAddress, noticeReason }: FoundRecipient) {
  return { emailAddress, noticeReason };
}

export function ladderPlaceOf({ expiresAt, state, expiryZone }: ExpiringDocument): LadderPlace {
  return { expiresAt, state: state ?? DEFAULT_STATE, zone: expiryZone };
}
