// Notifies the desk that a step waits for a second person, and whoever approved it first what became of it.

import {
  asDraftId,
  asFacilityApplicationId,
  asFacilityId,
  type OrganisationId,
} from "@bondline/domain/ids.ts";
import { formatMoney } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import {
  APPROVED_STEP_TEXT,
  type ApprovedStep,
} from "@bondline/domain/office/step-approvals/step-approval.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { type MailContent, quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { RecordTopic, Transaction } from "../../../transaction/transaction.ts";
import { findDraftOfRefund } from "../../money/invoices/public.ts";
import { queueMail } from "../../records/mail/public.ts";
import { type NotificationEvent, notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { type DeskPerson, listDeskPeople, type StepApproval } from "./step-approval-store.ts";

export type NotifiedStep = {
  id: string;
  organisationId: OrganisationId;
  step: ApprovedStep;
  recordId: string;
  reference: string;
  amountCents: Cents;
  currency: string;
};

type StepMailInput = { what: string; reference: string; amount: string; by: string; link: string };

const EXAMPLE: StepMailInput = {
  what: APPROVED_STEP_TEXT.SECURITY_RETURN,
  reference: "BD-104212",
  amount: "$250,000.00",
  by: "Rosa Whitfield",
  link: EXAMPLE_LINK,
};

const factsOf = ({ reference, amount }: StepMailInput): [string, string][] => [
  ["Reference", reference],
  ["Amount", amount],
];

export const stepToConfirmMail = mailTemplate(
  {
    template: "stepToConfirmMail",
    kind: "DESK",
    when: "somebody of the desk has approved a step that takes two people, to the others",
    example: EXAMPLE,
  },
  (input: StepMailInput) => ({
    subject: `To confirm: ${input.what.toLowerCase()} ${input.reference}, ${input.amount}`,
    preview: "It is waiting for a second person.",
    heading: "An approval is waiting for a second person",
    blocks: [
      {
        kind: "paragraph",
        text: `${quoted(input.by)} has approved this: ${input.what.toLowerCase()}. From this sum on it takes a second person.`,
      },
      { kind: "facts", rows: factsOf(input) },
      { kind: "button", label: "Open the record", url: input.link },
    ],
    footer: "You get this email because you work on the review queue at Bondline.",
  }),
);

type DecidedInput = StepMailInput & { isConfirmed: boolean; note: string | null };

export const stepDecidedMail = mailTemplate(
  {
    template: "stepDecidedMail",
    cases: { confirmed: { isConfirmed: true, note: null } },
    kind: "DESK",
    when: "a second person has decided about a step, to whoever approved it first",
    example: { ...EXAMPLE, by: "Gus Reid", isConfirmed: false, note: "The account is not the client's." },
  },
  (input: DecidedInput) => ({
    subject: `${input.isConfirmed ? "Confirmed" : "Not confirmed"}: ${input.what.toLowerCase()} ${input.reference}`,
    preview: input.isConfirmed ? "It is done." : "Nothing was done.",
    heading: input.isConfirmed ? "Your approval was confirmed" : "Your approval was not confirmed",
    blocks: [
      {
        kind: "facts",
        rows: [
          ...factsOf(input),
          ["Decided by", quoted(input.by)],
          ...(input.note === null ? [] : ([["Note", quoted(input.note)]] as [string, string][])),
        ],
      },
      { kind: "button", label: "Open the record", url: input.link },
    ],
    footer: "You get this email because you gave the first approval.",
  }),
);

export async function notifyOfFirstStep(tx: Transaction, step: NotifiedStep): Promise<void> {
  const { accountId } = requirePerson(tx.actor);
  const others = (await listDeskPeople(tx)).filter((person) => person.accountId !== accountId);
  await notify(tx, step, {
    people: others,
    kind: "SECOND_APPROVAL_NEEDED",
    content: stepToConfirmMail(await inputOf(tx, step)),
  });
}

export async function notifyOfStepDecided(
  tx: Transaction,
  approval: StepApproval,
  { isConfirmed, note }: { isConfirmed: boolean; note: string | null },
): Promise<void> {
  const people = (await listDeskPeople(tx)).filter(({ accountId }) => accountId === approval.approvedBy);
  await notify(tx, approval, {
    people,
    kind: isConfirmed ? "SECOND_APPROVAL_GIVEN" : "SECOND_APPROVAL_DECLINED",
    content: stepDecidedMail({ ...(await inputOf(tx, approval)), isConfirmed, note }),
  });
}

type StepNotice = { people: readonly DeskPerson[]; kind: NotificationKind; content: MailContent };

/** Listed with no record: whoever sees a record's mails would read there what the desk says among itself. */
async function notify(
  tx: Transaction,
  step: NotifiedStep,
  { people, kind, content }: StepNotice,
): Promise<void> {
  if (people.length === 0) return;
  const intent = `${kind} ${step.id}`;
  await queueMail(tx, { intent, record: null, to: people.map(({ email }) => email), content });
  await notifyPeople(
    tx,
    people.map(({ accountId }) => accountId),
    {
      intent,
      kind,
      organisationId: step.organisationId,
      draftId: null,
      documentId: null,
      ...PLACES[step.step].named(await placeOf(tx, step)),
      referenceNumber: step.reference,
      about: APPROVED_STEP_TEXT[step.step],
    },
  );
}

type StepPlace = {
  topic: RecordTopic;
  page: (id: string) => string;
  /** Of a step that is taken at a part of a record. */
  recordOf?: (tx: Transaction, id: string) => Promise<string | undefined>;
  /** As a notification names it. */
  named: (id: string) => Partial<NotificationEvent>;
};

const DRAFT_PLACE: StepPlace = {
  topic: "draft",
  page: (id) => `/staff/drafts/${id}`,
  named: (id) => ({ draftId: asDraftId(id) }),
};

const FACILITY_PLACE: StepPlace = {
  topic: "facility",
  page: (id) => `/facilities/${id}/view`,
  named: (id) => ({ facilityId: asFacilityId(id) }),
};

const PLACES: Readonly<Record<ApprovedStep, StepPlace>> = {
  SECURITY_RETURN: DRAFT_PLACE,
  FACILITY_ESTABLISH: {
    topic: "facility_application",
    page: (id) => `/facilities/apply/${id}`,
    named: (id) => ({ facilityApplicationId: asFacilityApplicationId(id) }),
  },
  FACILITY_ARRANGED: FACILITY_PLACE,
  FACILITY_RAISE: FACILITY_PLACE,
  REFUND_TRANSFER: { ...DRAFT_PLACE, recordOf: findDraftOfRefund },
  DRAFT_DISCOUNT: DRAFT_PLACE,
  DRAFT_DEPOSIT: DRAFT_PLACE,
};

/** The record on whose page the step is taken. */
async function placeOf(
  tx: Transaction,
  { step, recordId }: Pick<NotifiedStep, "step" | "recordId">,
): Promise<string> {
  return (await PLACES[step].recordOf?.(tx, recordId)) ?? recordId;
}

/** Whoever has the record open reads its approvals again. */
export async function announceStepRecord(
  tx: Transaction,
  { step, recordId, organisationId }: Pick<NotifiedStep, "step" | "recordId" | "organisationId">,
): Promise<void> {
  const id = await placeOf(tx, { step, recordId });
  await tx.announce(PLACES[step].topic, { id, organisationId });
}

async function inputOf(tx: Transaction, notice: NotifiedStep): Promise<StepMailInput> {
  const { step, reference, amountCents, currency } = notice;
  const { givenName, familyName } = requirePerson(tx.actor);
  return {
    what: APPROVED_STEP_TEXT[step],
    reference,
    amount: formatMoney(amountCents, currency),
    by: `${givenName} ${familyName}`,
    link: `${tx.app.settings.publicUrl}${PLACES[step].page(await placeOf(tx, notice))}`,
  };
}
