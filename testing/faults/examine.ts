// What faults have left behind, as plain facts, and everything in them that must not be: lost, half done, or done twice.

import type { JournalEntry, Journey } from "./load.ts";

export type Evidence = {
  journal: readonly JournalEntry[];
  journeys: readonly Journey[];
  refusals: readonly string[];
  /** Kept answers of the load's commands: their mutation ids. */
  keptAnswers: readonly string[];
  drafts: readonly { id: string; status: string; version: number }[];
  invoices: readonly { id: string; draftId: string; status: string; totalCents: string }[];
  payments: readonly { draftId: string; amountCents: string; providerPaymentId: string | null }[];
  /** What the provider's own books say. */
  providerPayments: readonly { id: string; invoiceId: string; status: string; amountCents: string }[];
  /** The outbox. */
  mails: readonly { id: string; intent: string; status: string }[];
  /** Message ids at the sink, one for each time that a message arrived, and to whom. */
  delivered: readonly { messageId: string; recipients: string }[];
  /** What integrity statements and the history's chains found. */
  breaches: readonly string[];
};

/** Each fault in a sentence that names the record. */
export function faultsIn(evidence: Evidence): string[] {
  return [...evidence.refusals, ...evidence.breaches, ...CHECKS.flatMap((check) => check(evidence))];
}

/** Mails that came more than once: allowed where a kill fell between sending and saving, since each has one message id. */
export function repeatedMails({ delivered }: Evidence): number {
  return delivered.length - new Set(delivered.map(({ messageId }) => messageId)).size;
}

const RAISES_OF_A_CARD_PAYMENT = 1;

type Check = (evidence: Evidence) => string[];

const acknowledgedIsKept: Check = ({ journal, keptAnswers }) => {
  const kept = new Set(keptAnswers);
  const lost = journal.filter(({ input }) => !kept.has(input.clientMutationId));
  return lost.map(({ name, draftId }) => `${name} of ${draftId} was acknowledged and is lost`);
};

const nothingWasDoneUnasked: Check = ({ journal, keptAnswers }) =>
  keptAnswers.length === journal.length
    ? []
    : [`${keptAnswers.length} answers are kept for ${journal.length} acknowledged commands`];

const draftsStandWhereTheyWereLeft: Check = ({ journeys, drafts }) => {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const counted =
    drafts.length === journeys.length ? [] : [`${drafts.length} drafts were made of ${journeys.length}`];
  return [
    ...counted,
    ...journeys.flatMap((journey) => {
      const draft = byId.get(journey.draftId);
      const version = journey.raises + (journey.paidBy === "card" ? RAISES_OF_A_CARD_PAYMENT : 0);
      if (draft?.status === journey.status && draft.version === version) return [];
      return [
        `draft ${journey.draftId} is ${draft?.status} ${draft?.version} and was left ${journey.status} ${version}`,
      ];
    }),
  ];
};

const oneInvoiceForEachApproval: Check = ({ journeys, invoices }) =>
  journeys.flatMap(({ draftId, isApproved, paidBy }) => {
    const own = invoices.filter((invoice) => invoice.draftId === draftId);
    const wanted = isApproved ? [paidBy === undefined ? "open" : "paid"] : [];
    const found = own.map(({ status }) => status);
    return found.join() === wanted.join() ? [] : [`draft ${draftId} has invoices ${found.join() || "none"}`];
  });

const onePaymentForEachInvoice: Check = ({ journeys, invoices, payments }) =>
  journeys.flatMap(({ draftId, paidBy }) => {
    const own = payments.filter((payment) => payment.draftId === draftId);
    const wanted = paidBy === undefined ? 0 : 1;
    const isByCard = own.every(
      ({ providerPaymentId }) => (providerPaymentId !== null) === (paidBy === "card"),
    );
    const isInFull = own.every(({ amountCents }) =>
      invoices.some((invoice) => invoice.draftId === draftId && invoice.totalCents === amountCents),
    );
    return own.length === wanted && isByCard && isInFull
      ? []
      : [
          `draft ${draftId} has ${own.length} payments of ${own.map((each) => each.amountCents).join()} cents`,
        ];
  });

const theProvidersBooksAgree: Check = ({ invoices, payments, providerPayments }) => {
  const ours = new Set(payments.map(({ providerPaymentId }) => providerPaymentId));
  const unknown = providerPayments
    .filter(({ id, status }) => (status === "succeeded") !== ours.has(id))
    .map(({ id, status }) => `payment ${id} is ${status} at the provider and not with us`);
  const pages = providerPayments.map(({ invoiceId }) => invoiceId);
  const twice = pages.filter((id, at) => pages.indexOf(id) !== at);
  const strange = providerPayments
    .filter(({ invoiceId, amountCents }) =>
      invoices.every(({ id, totalCents }) => id !== invoiceId || totalCents !== amountCents),
    )
    .map(({ id }) => `the provider has a page ${id} for no invoice of ours`);
  return [...unknown, ...strange, ...twice.map((id) => `invoice ${id} has two pages at the provider`)];
};

const everyMailWasSent: Check = ({ mails, delivered }) => {
  const arrived = new Set(delivered.map(({ messageId }) => messageId));
  const written = new Set(mails.map(({ id }) => id));
  return [
    ...mails
      .filter(({ id, status }) => status !== "SENT" || !arrived.has(id))
      .map(({ intent, status }) => `the mail "${intent}" is ${status} and has not arrived`),
    ...[...arrived]
      .filter((id) => !written.has(id))
      .map((id) => `the mail ${id} arrived for no reason that is kept`),
  ];
};

/** The reasons of each journey, once each to each of their readers. */
const everyReasonWroteOnce: Check = ({ journeys, mails }) =>
  journeys.flatMap((journey) => {
    const intents = mails.map(({ intent }) => intent).filter((intent) => intent.includes(journey.draftId));
    const reasons = reasonsOf(journey);
    const isEach = reasons.every(
      ({ reason, readers }) => intents.filter((intent) => intent.startsWith(reason)).length === readers,
    );
    const isAll = intents.length === reasons.reduce((sum, { readers }) => sum + readers, 0);
    return isEach && isAll && new Set(intents).size === intents.length
      ? []
      : [`draft ${journey.draftId} wrote ${intents.sort().join(", ") || "nothing"}`];
  });

/** Of the staff, those hear of it who handle the draft. What is about money goes to whoever raised the draft and to where its invoices are read. */
function reasonsOf({
  isApproved,
  isSecured,
  paidBy,
  isEstablished,
}: Journey): { reason: string; readers: number }[] {
  return [
    ...(isApproved
      ? [
          { reason: "submission received", readers: 1 },
          { reason: "submission to review", readers: 2 },
          { reason: "payment requested", readers: 2 },
        ]
      : []),
    ...(isSecured ? [{ reason: "security held", readers: 2 }] : []),
    ...(paidBy === undefined
      ? []
      : [
          { reason: "payment received", readers: 2 },
          // The provider's two and the bank's one, but not who recorded the transfer.
          { reason: "ready to issue", readers: paidBy === "card" ? 3 : 2 },
        ]),
    ...(isEstablished ? [{ reason: "established", readers: 1 }] : []),
  ];
}

const CHECKS: readonly Check[] = [
  acknowledgedIsKept,
  nothingWasDoneUnasked,
  draftsStandWhereTheyWereLeft,
  oneInvoiceForEachApproval,
  onePaymentForEachInvoice,
  theProvidersBooksAgree,
  everyMailWasSent,
  everyReasonWroteOnce,
];
