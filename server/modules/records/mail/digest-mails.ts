// The daily digest: one mail that tells what its reader chose to be notified of once a day, with where each leads.

import type { MailSummary } from "../../../mail-messages/mail-content.ts";
import { greeting } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";

export type DigestInput = {
  givenName: string;
  /** "19 November 2026" */
  day: string;
  entries: readonly (MailSummary & { subject: string })[];
  /** How many more there were. */
  further: number;
  profileLink: string;
  notificationsLink: string;
};

export const dailyDigestMail = mailTemplate(
  {
    template: "dailyDigestMail",
    kind: "NOTICE",
    when: "something happened of which somebody wants to be told once a day",
    example: {
      givenName: "Ada",
      day: "20/11/2026",
      entries: [
        {
          subject: "Your bank guarantee BNK-104882 is established",
          text: "AUD 250,000.00 for Woolworths Group Limited.",
          url: EXAMPLE_LINK,
        },
        {
          subject: "Expiries is ready",
          text: "Download it within 7 days.",
          url: `${EXAMPLE_PORTAL}/exports`,
        },
      ],
      further: 0,
      profileLink: `${EXAMPLE_PORTAL}/profile`,
      notificationsLink: `${EXAMPLE_PORTAL}/home`,
    },
  },
  ({ givenName, day, entries, further, profileLink, notificationsLink }: DigestInput) => {
    const total = entries.length + further;
    const heading = total === 1 ? "One thing happened" : `${total} things happened`;
    return {
      subject: `Your day at Bondline, ${day}: ${total === 1 ? "one thing" : `${total} things`} happened`,
      preview: entries[0]?.subject ?? heading,
      heading,
      blocks: [
        ...greeting(givenName),
        ...entries.map(({ subject, text, url }) => ({ kind: "entry", title: subject, text, url }) as const),
        ...(further === 0
          ? []
          : [{ kind: "link", text: `And ${further} more. See all:`, url: notificationsLink } as const]),
        { kind: "link", text: "Choose how your emails come:", url: profileLink },
      ],
      footer: "You get this email because you chose to be told of some things once a day.",
    };
  },
);
