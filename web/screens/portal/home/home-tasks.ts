// What waits after issue, as groups of rows: each leads to its document, where it is done.

import { WAITS_FOR_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
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
  CONFIRM_RECEIPT: { detail: HOME_WORDS.onItsWay, action: HOME_WORDS.open, allHref: paths.holdings() },
  GIVE_AGREEMENT: { detail: HOME_WORDS.change, action: HOME_WORDS.answer, allHref: paths.documents() },
  AWAIT_REQUEST: { detail: HOME_WORDS.change, action: HOME_WORDS.open, allHref: paths.documents() },
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

/** The heading says so already of what is asked of the reader. */
function heldUpBy(kind: DocumentTaskKind, { waitsFor }: Task): string | undefined {
  return kind === "AWAIT_REQUEST" && waitsFor !== null ? WAITS_FOR_TEXT[waitsFor] : undefined;
}

function taskItem(kind: DocumentTaskKind, task: Task, { organisationId, today }: Reader): WorkItem {
  const { documentId, applicantName, beneficiaryName, dueDate, about, since } = task;
  const { detail, action } = ROWS[kind];
  // The reader's own name says nothing: the other side's does.
  const isApplicants = task.organisationId === organisationId && !task.isHeld;
  const day = dueDate === null ? dayOfInstant(since) : plainDate(dueDate);
  const daysLeft = dueDate === null ? undefined : daysBetween(today, day);
  return {
    id: task.id,
    name: isApplicants ? (beneficiaryName ?? HOME_WORDS.noBeneficiary) : applicantName,
    detail: [heldUpBy(kind, task), about ?? detail, task.guaranteeNumber ?? task.referenceNumber]
      .filter((part) => part !== undefined)
      .join(" · "),
    amount: aud(task.amount),
    due: daysLeft === undefined ? daysWaitingText(daysBetween(day, today)) : daysLeftText(daysLeft),
    dueDate: formatDate(day),
    urgency: urgencyOf(daysLeft),
    href: paths.documentView({ organisationId: task.organisationId, documentId }),
    action,
    isPayment: false,
  };
}
