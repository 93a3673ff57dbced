// Who is notified of which step of an application for a facility: each by mail and in the product, never of what they have just done themselves.

import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import type { FacilityApplicationId } from "@bondline/domain/ids.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import type { MailContent } from "../../../mail-messages/mail-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireDepositAccount } from "../../office/provider/provider-access.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import {
  type ApplicantMessage,
  type ApplicationMailInput,
  applicantProgressMail,
  applicationFeeMail,
  applicationTaskMail,
  type StaffMessage,
} from "./application-messages.ts";
import type { FacilityApplication } from "./application-record.ts";
import { type ApplicationPerson, findApplication, listApplicationPeople } from "./application-store.ts";

type EventTexts = {
  applicant?: { kind: NotificationKind | null; message: ApplicantMessage | "FEE" };
  provider?: { kind: NotificationKind; message: StaffMessage };
  supplier?: { kind: NotificationKind; message: StaffMessage };
};

const EVENTS = {
  submitted: {
    applicant: { kind: null, message: "RECEIVED" },
    provider: { kind: "APPLICATION_ARRIVED", message: "ARRIVED" },
  },
  sentToSupplier: {
    applicant: { kind: "APPLICATION_SENT", message: "SENT" },
    supplier: { kind: "APPLICATION_TO_DECIDE", message: "TO_DECIDE" },
  },
  asked: { applicant: { kind: "APPLICATION_QUESTION", message: "QUESTION" } },
  answered: {
    provider: { kind: "APPLICATION_ANSWERED", message: "ANSWERED" },
    supplier: { kind: "APPLICATION_ANSWERED", message: "ANSWERED" },
  },
  feeAsked: {
    applicant: { kind: "APPLICATION_FEE_ASKED", message: "FEE" },
    provider: { kind: "APPLICATION_OUTCOME", message: "OUTCOME" },
  },
  bankApproved: {
    applicant: { kind: "APPLICATION_APPROVED", message: "APPROVED" },
    provider: { kind: "APPLICATION_OUTCOME", message: "OUTCOME" },
  },
  feePaid: { applicant: { kind: "APPLICATION_APPROVED", message: "FEE_PAID" } },
  feeWaived: { applicant: { kind: "APPLICATION_APPROVED", message: "FEE_WAIVED" } },
  established: { applicant: { kind: "APPLICATION_ESTABLISHED", message: "ESTABLISHED" } },
  bankDeclined: {
    applicant: { kind: "APPLICATION_DECLINED", message: "DECLINED" },
    provider: { kind: "APPLICATION_OUTCOME", message: "REFUSED" },
  },
  declined: { applicant: { kind: "APPLICATION_DECLINED", message: "DECLINED" } },
  closed: {
    provider: { kind: "APPLICATION_CLOSED", message: "CLOSED" },
    supplier: { kind: "APPLICATION_CLOSED", message: "CLOSED" },
  },
} as const satisfies Record<string, EventTexts>;
export type ApplicationEvent = keyof typeof EVENTS;

export async function announceApplication(
  tx: Transaction,
  { id, organisationId }: Pick<FacilityApplication, "id" | "organisationId">,
): Promise<void> {
  await tx.announce("facility_application", { id, organisationId });
}

/** Of the application as it stands by now. */
export async function notifyOfApplication(
  tx: Transaction,
  id: FacilityApplicationId,
  event: ApplicationEvent,
): Promise<void> {
  const application = await findApplication(tx, id);
  if (application === undefined) return;
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const people = (await listApplicationPeople(tx, id)).filter(({ accountId }) => accountId !== actor);
  const texts: EventTexts = EVENTS[event];
  for (const person of people) {
    const says = texts[SIDES[person.side]];
    if (says === undefined) continue;
    const intent = `${event} ${id} ${application.version}`;
    await queueMail(tx, {
      intent,
      record: { kind: "FACILITY_APPLICATION", id },
      to: [person.email],
      content: await contentFor(tx, application, person, event),
    });
    if (says.kind === null) continue;
    await notifyPeople(tx, [person.accountId], {
      intent,
      kind: says.kind,
      organisationId: application.organisationId,
      draftId: null,
      documentId: null,
      facilityApplicationId: id,
      referenceNumber: application.referenceNumber,
      about:
        person.side === "APPLICANT"
          ? FACILITY_TYPE_TEXT[application.facilityType]
          : application.organisation.name,
    });
  }
}

const SIDES = { APPLICANT: "applicant", PROVIDER: "provider", SUPPLIER: "supplier" } as const;

async function contentFor(
  tx: Transaction,
  application: FacilityApplication,
  { givenName, side }: ApplicationPerson,
  event: ApplicationEvent,
): Promise<MailContent> {
  const texts: EventTexts = EVENTS[event];
  const { applicant, provider, supplier } = texts;
  const input = { ...inputOf(tx, application), words: wordsOf(application, event) };
  if (side !== "APPLICANT" || applicant === undefined) {
    const message = (side === "SUPPLIER" ? supplier : provider)?.message ?? "ARRIVED";
    return applicationTaskMail({ ...input, message });
  }
  if (applicant.message !== "FEE")
    return applicantProgressMail({ ...input, givenName, message: applicant.message });
  const { accountName, bsb, accountNumber } = await requireDepositAccount(tx);
  return applicationFeeMail({
    ...input,
    givenName,
    feeCents: cents(application.applicationFeeCents),
    account: { name: accountName, bsb: formatBsb(bsb), number: accountNumber },
  });
}

/** Somebody's own words that the step is about. */
function wordsOf(
  { questions, decisionReason, feeWaivedReason }: FacilityApplication,
  event: ApplicationEvent,
): string | null {
  const last = questions.at(-1);
  const words: Partial<Record<ApplicationEvent, string | null | undefined>> = {
    asked: last?.question,
    answered: last?.answer,
    feeWaived: feeWaivedReason,
    declined: decisionReason,
    bankDeclined: decisionReason,
  };
  return words[event] ?? null;
}

function inputOf(
  { app }: Transaction,
  { id, facilityId, facilityType, referenceNumber, organisation, facilityLimitCents }: FacilityApplication,
): Omit<ApplicationMailInput, "words"> {
  const path = facilityId === null ? `facilities/apply/${id}` : `facilities/${facilityId}/view`;
  return {
    what: FACILITY_TYPE_TEXT[facilityType].toLowerCase(),
    reference: referenceNumber,
    organisationName: organisation.name,
    limitCents: facilityLimitCents,
    link: `${app.settings.publicUrl}/${path}`,
  };
}
