// The mails about offers to share: an offer and its withdrawal to whom it is made, an answer to whoever made it.

import type { FacilityShareOfferId } from "@bondline/domain/ids.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { casesOf, mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { findShareOffer, listOfferAddresses } from "./facility-share-store.ts";

const FOOTER = "You get this email because you are an administrator of an organisation at Bondline.";

export type ShareMailInput = {
  /** The legal name of whoever shares, or of whoever answered. */
  otherName: string;
  link: string;
};

/** To the administrators of the organisation that something is offered to: who offers which kind of thing, and no more. */
export const shareOfferedMail = mailTemplate(
  {
    template: "shareOfferedMail",
    kind: "TO_ACT",
    when: "another organisation offers to share a facility",
    example: {
      otherName: "Wesfarmers Limited",
      link: EXAMPLE_LINK,
    },
  },
  ({ otherName, link }: ShareMailInput) => ({
    subject: `${otherName} offers to share a facility with you`,
    preview: "Accept to see it and to put documents on it.",
    heading: "A facility is offered to you",
    blocks: [
      {
        kind: "paragraph",
        text: `${otherName} offers to share a facility with your organisation. Once an administrator accepts, your organisation sees the facility and can put its own documents and drafts on it.`,
      },
      { kind: "button", label: "See the offer", url: link },
      {
        kind: "note",
        text: "If you do not know the organisation, decline. It learns nothing else.",
      },
    ],
    footer: FOOTER,
  }),
);

const SHARE_EVENTS = {
  ACCEPTED: {
    subject: (name: string) => `${name} has accepted your facility`,
    text: (name: string) =>
      `${name} has accepted. It now sees the facility and can put its documents and drafts on it.`,
  },
  DECLINED: {
    subject: (name: string) => `${name} has declined your facility`,
    text: (name: string) => `${name} has declined. It has seen nothing of the facility.`,
  },
  WITHDRAWN: {
    subject: (name: string) => `${name} has withdrawn its offer`,
    text: (name: string) => `${name} has withdrawn the facility that it offered to your organisation.`,
  },
} as const;
export type ShareEvent = keyof typeof SHARE_EVENTS;

/** An answer to whoever offered, and a withdrawal to whom it was offered. */
export const shareDecidedMail = mailTemplate(
  {
    template: "shareDecidedMail",
    cases: casesOf("event", SHARE_EVENTS),
    kind: "FACILITY_NEWS",
    when: "an offer to share was answered or withdrawn",
    example: {
      otherName: "Wesfarmers Limited",
      link: EXAMPLE_LINK,
      event: "ACCEPTED",
    },
  },
  ({ otherName, link, event }: ShareMailInput & { event: ShareEvent }) => {
    const { subject, text } = SHARE_EVENTS[event];
    return {
      subject: subject(otherName),
      preview: "About a facility that is shared.",
      heading: subject(otherName),
      blocks: [
        { kind: "paragraph", text: text(otherName) },
        { kind: "button", label: "Open the facilities", url: link },
      ],
      footer: FOOTER,
    };
  },
);

/** Of the offer as it stands by now. */
export async function notifyOfOffer(tx: Transaction, id: FacilityShareOfferId): Promise<void> {
  const offer = await findShareOffer(tx, id);
  if (offer === undefined) return;
  const { status, offeredByOrganisation: from, offeredToOrganisation: to } = offer;
  const isAnswer = status === "ACCEPTED" || status === "DECLINED";
  const otherName = isAnswer ? to.name : from.name;
  const link = `${tx.app.settings.publicUrl}/facilities`;
  await queueMail(tx, {
    intent: `share offer ${id} ${status}`,
    record: { kind: "FACILITY", id: offer.facilityId },
    to: await listOfferAddresses(tx, offer, isAnswer ? from.id : to.id),
    content:
      status === "WAITING"
        ? shareOfferedMail({ otherName, link })
        : shareDecidedMail({ otherName, link, event: status }),
  });
}
