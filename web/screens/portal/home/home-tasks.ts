// What waits after issue, as groups of rows: each leads to its document, where it is done.

import {
  DOCUMENT_TASK_TEXT,
  type DocumentTaskKind,
} from "@bondline/domain/documents/document-tasks/document-task.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import {
  daysBetween,
  formatDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type { HomeTasksFragment } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { daysLeftText, daysWaitingText, HOME_WORDS } from "./home-words.ts";
import { ITEMS_SHOWN, urgencyOf, type WorkGroup, type WorkItem } from "./home-work-item.ts";

type Task = HomeTasksFragment["tasks"][number];

/** What the row says and its button does, and where all of the kind are found. */
const ROWS: Readonly<Record<DocumentTaskKind, { detail: string; action: string; allHref: string }>> = {
  RETURN_ORIGINAL: { detail: HOME_WORDS.asked, action: HOME_WORDS.open, allHref: paths.holdings() },
  CONFIRM_MILESTONE: {
    detail: HOME_WORDS.milestone,
    action: HOME_WORDS.confirm,
    allHref: paths.holdings(),
  },
  ANSWER_BANK: {
    detail: HOME_WORDS.bankAsks,
    action: HOME_WORDS.reply,
    allHref: paths.documents(),
  },
  GIVE_INDEMNITY: {
    detail: HOME_WORDS.declaredLost,
    action: HOME_WORDS.giveIndemnity,
    allHref: paths.documents(),
  },
  SETTLE_LOST_ORIGINAL: {
    detail: HOME_WORDS.indemnityGiven,
    action: HOME_WORDS.settle,
    allHref: paths.documents(),
  },
  ACKNOWLEDGE_EXPIRY: {
    detail: HOME_WORDS.reminded,
    action: HOME_WORDS.acknowledge,
    allHref: paths.documents(),
  },
};

type Reader = { readonly organisationId: string | undefined; readonly today: PlainDate };

export function taskGroups(tasks: readonly HomeTasksFragment[], reader: Reader): readonly WorkGroup[] {
  return tasks.map((group) => ({
    heading: DOCUMENT_TASK_TEXT[group.kind],
    total: group.totalCount,
    allHref: ROWS[group.kind].allHref,
    items: group.tasks.slice(0, ITEMS_SHOWN).map((task) => taskItem(group.kind, task, reader)),
  }));
}

/** What is listed as an expiry to acknowledge is not listed as expiring besides. */
export function expiriesListed(tasks: readonly HomeTasksFragment[]): ReadonlySet<string> {
  const expiries = tasks.find(({ kind }) => kind === "ACKNOWLEDGE_EXPIRY")?.tasks ?? [];
  return new Set(expiries.slice(0, ITEMS_SHOWN).map(({ documentId }) => documentId));
}

function taskItem(kind: DocumentTaskKind, task: Task, { organisationId, today }: Reader): WorkItem {
  const { documentId, applicantName, beneficiaryName, dueDate, about, since } = task;
  const { detail, action } = ROWS[kind];
  const isOwn = task.organisationId === organisationId;
  const day = dueDate === null ? dayOfInstant(since) : plainDate(dueDate);
  const daysLeft = dueDate === null ? undefined : daysBetween(today, day);
  return {
    id: task.id,
    name: isOwn ? (beneficiaryName ?? HOME_WORDS.noBeneficiary) : applicantName,
    detail: `${about ?? detail} · ${task.guaranteeNumber ?? task.referenceNumber}`,
    amount: aud(task.amount),
    due: daysLeft === undefined ? daysWaitingText(daysBetween(day, today)) : daysLeftText(daysLeft),
    dueDate: formatDate(day),
    urgency: urgencyOf(daysLeft),
    href: paths.documentView({ organisationId: task.organisationId, documentId }),
    action,
    isPayment: false,
  };
}
