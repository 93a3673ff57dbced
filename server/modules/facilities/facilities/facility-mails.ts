// Who is notified of which step of a facility that the provider arranges, by mail and in the product: its bank when it is sent there, provider and holder when it is decided.

import type { FacilityEvent } from "@bondline/domain/facilities/facilities/facility-transitions.ts";
import type { FacilityId } from "@bondline/domain/ids.ts";
import type { MailKind } from "@bondline/domain/records/mail/mail-kind.ts";
import type { NotificationKind } from "@bondline/domain/records/notifications/notification.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_AMOUNT, EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { notifyPeople } from "../../records/notifications/commands/notify-people.ts";
import { type FacilityPerson, findFacility, listFacilityPeople } from "./facility-store.ts";

type Side = FacilityPerson["side"];
type EventTexts = {
  to: readonly Side[];
  kind: NotificationKind;
  mailed: MailKind;
  heading: string;
  text: string;
};

const MESSAGES = {
  sendToSupplier: {
    to: ["SUPPLIER"],
    kind: "FACILITY_TO_DECIDE",
    mailed: "DESK",
    heading: "A facility to decide on",
    text: "It was sent to you and is waiting for your decision.",
  },
  bankApproves: {
    to: ["PROVIDER"],
    kind: "FACILITY_APPROVED",
    mailed: "DESK",
    heading: "The bank has approved a facility",
    text: "It can be established now.",
  },
  bankDeclines: {
    to: ["PROVIDER", "OWNER"],
    kind: "FACILITY_DECLINED",
    mailed: "FACILITY_NEWS",
    heading: "The bank has declined a facility",
    text: "It will not go on.",
  },
  establish: {
    to: ["OWNER", "SUPPLIER"],
    kind: "FACILITY_ESTABLISHED",
    mailed: "FACILITY_NEWS",
    heading: "A facility is established",
    text: "Drafts and documents can be put on it from now on.",
  },
  decline: {
    to: ["OWNER", "SUPPLIER"],
    kind: "FACILITY_DECLINED",
    mailed: "FACILITY_NEWS",
    heading: "A facility was declined",
    text: "It will not go on.",
  },
  withdraw: {
    to: ["OWNER", "PROVIDER", "SUPPLIER"],
    kind: "FACILITY_WITHDRAWN",
    mailed: "FACILITY_NEWS",
    heading: "A facility was withdrawn",
    text: "Nothing is left to do.",
  },
  cancel: {
    to: ["OWNER", "PROVIDER", "SUPPLIER"],
    kind: "FACILITY_CANCELLED",
    mailed: "FACILITY_NEWS",
    heading: "A facility was cancelled",
    text: "Nothing can be put on it any more.",
  },
} as const satisfies Partial<Record<FacilityEvent, EventTexts>>;
type Message = keyof typeof MESSAGES;

type Input = {
  event: Message;
  facilityName: string;
  organisationName: string;
  limit: string;
  reason: string | null;
  link: string;
};

export const arrangedFacilityMail = mailTemplate(
  {
    template: "arrangedFacilityMail",
    cases: casesOf("event", MESSAGES),
    kind: ({ event }) => MESSAGES[event].mailed,
    when: "a facility that the provider arranges moves on",
    example: {
      event: "bankDeclines",
      facilityName: "Macquarie guarantee facility",
      organisationName: EXAMPLE_ORGANISATION,
      limit: formatAud(EXAMPLE_AMOUNT),
      reason: "The turnover is below what we take.",
      link: EXAMPLE_LINK,
    },
  },
  ({ event, facilityName, organisationName, limit, reason, link }: Input) => ({
    subject: `${MESSAGES[event].heading}: ${organisationName}`,
    preview: MESSAGES[event].text,
    heading: MESSAGES[event].heading,
    blocks: [
      { kind: "paragraph", text: MESSAGES[event].text },
      ...(reason === null ? [] : [{ kind: "quote", label: "Reason", text: reason } as const]),
      {
        kind: "facts",
        rows: [
          ["Facility", quoted(facilityName)],
          ["Held by", quoted(organisationName)],
          ["Limit", limit],
        ],
      },
      { kind: "button", label: "Open the facility", url: link },
    ],
    footer: "You get this email because this facility concerns your work or your organisation.",
  }),
);

/** Of the facility as it stands by now; never to whoever has just done it. */
export async function notifyOfFacility(tx: Transaction, id: FacilityId, event: FacilityEvent): Promise<void> {
  if (!isNotified(event)) return;
  const facility = await findFacility(tx, id);
  if (facility === undefined) return;
  const actor = tx.actor.kind === "person" ? tx.actor.accountId : undefined;
  const sides: readonly Side[] = MESSAGES[event].to;
  const people = (await listFacilityPeople(tx, id)).filter(
    ({ accountId, side }) => accountId !== actor && sides.includes(side),
  );
  const intent = `facility ${event} ${id} ${facility.version}`;
  const accounts = people.map(({ accountId }) => accountId);
  await notifyPeople(tx, accounts, {
    intent,
    kind: MESSAGES[event].kind,
    organisationId: facility.organisationId,
    draftId: null,
    documentId: null,
    facilityId: id,
    referenceNumber: facility.name,
    about: facility.organisation.name,
  });
  await queueMail(tx, {
    intent,
    record: { kind: "FACILITY", id },
    to: people.map(({ email }) => email),
    content: arrangedFacilityMail({
      event,
      facilityName: facility.name,
      organisationName: facility.organisation.name,
      limit: formatAud(facility.limitCents),
      reason: facility.endedReason,
      link: `${tx.app.settings.publicUrl}/facilities/${id}/view`,
    }),
  });
}

function isNotified(event: FacilityEvent): event is Message {
  return event in MESSAGES;
}
