// The mails about sharing a facility with another organisation.
import { composeMail, type MailContent } from "./mail-content.ts";

const FOOTER = "You receive this mail because you are an administrator of an organisation at Bondline.";

export type ShareMailInput = {
  /** The legal name of whoever shares, or of whoever answered. */
  otherName: string;
  link: string;
};

/** To the administrators of the organisation that something is offered to: who offers which kind of thing, and no more. */
export function shareOfferedMail({ otherName, link }: ShareMailInput): MailContent {
  return composeMail({
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
        text: "If you do not know the organisation, you can decline: it learns no more than that.",
      },
    ],
    footer: FOOTER,
  });
}

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
export function shareDecidedMail({
  otherName,
  link,
  event,
}: ShareMailInput & { event: ShareEvent }): MailContent {
  const { subject, text } = SHARE_EVENTS[event];
  return composeMail({
    subject: subject(otherName),
    preview: "About a facility that is shared.",
    heading: subject(otherName),
    blocks: [
      { kind: "paragraph", text: text(otherName) },
      { kind: "button", label: "Open the facilities", url: link },
    ],
    footer: FOOTER,
  });
}
