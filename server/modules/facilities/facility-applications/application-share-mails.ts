// The mails about offers to share a facility that is applied for: an offer and its withdrawal to whom it is made, an answer to whoever made it.

import type { FacilityApplicationShareId } from "@bondline/domain/ids.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { findApplicationShare, listShareAddresses } from "./application-share-store.ts";

const MESSAGES = {
  WAITING: {
    subject: (name: string) => `${name} offers to share a facility that it applies for`,
    text: (name: string) =>
      `${name} applies for a facility and offers to share it with your organisation. Once an administrator accepts, your organisation sees the status of the application and shares the facility as soon as it is established. If you do not know the organisation, decline: it learns nothing else.`,
  },
  ACCEPTED: {
    subject: (name: string) => `${name} will share the facility you apply for`,
    text: (name: string) =>
      `${name} has accepted. It sees the status of the application, and shares the facility as soon as it is established.`,
  },
  DECLINED: {
    subject: (name: string) => `${name} has declined to share your facility`,
    text: (name: string) => `${name} has declined. It has seen nothing of the application.`,
  },
  WITHDRAWN: {
    subject: (name: string) => `${name} no longer shares its application with you`,
    text: (name: string) =>
      `${name} has taken back the facility that it offered to share with your organisation.`,
  },
} as const;

type Input = { otherName: string; link: string; message: keyof typeof MESSAGES };

export const applicationShareMail = mailTemplate(
  {
    template: "applicationShareMail",
    cases: casesOf("message", MESSAGES),
    kind: "TO_ACT",
    when: "a facility that is applied for is offered to another organisation, or that is answered",
    example: { otherName: EXAMPLE_ORGANISATION, link: EXAMPLE_LINK, message: "WAITING" },
  },
  ({ otherName, link, message }: Input) => ({
    subject: MESSAGES[message].subject(otherName),
    preview: "About a facility that is applied for.",
    heading: MESSAGES[message].subject(otherName),
    blocks: [
      { kind: "paragraph", text: MESSAGES[message].text(otherName) },
      { kind: "button", label: "Open the facilities", url: link },
    ],
    footer: "You get this email because you are an administrator of an organisation at Bondline.",
  }),
);

/** Of the offer as it stands by now. */
export async function notifyOfShare(tx: Transaction, id: FacilityApplicationShareId): Promise<void> {
  const share = await findApplicationShare(tx, id);
  if (share === undefined) return;
  const { status, offeredByOrganisation: from, offeredToOrganisation: to } = share;
  const isAnswer = status === "ACCEPTED" || status === "DECLINED";
  await queueMail(tx, {
    intent: `application share ${id} ${status}`,
    record: { kind: "FACILITY_APPLICATION", id: share.applicationId },
    to: await listShareAddresses(tx, share, isAnswer ? from.id : to.id),
    content: applicationShareMail({
      otherName: isAnswer ? to.name : from.name,
      link: `${tx.app.settings.publicUrl}/facilities`,
      message: status,
    }),
  });
}
