// The mails about organisations that were merged: to everyone who arrives, and to those who administer the one that stays.

import { MEMBER_ROLE_LABELS, type MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK, EXAMPLE_ORGANISATION } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";

type ArrivedInput = { duplicate: string; stays: string; role: MemberRole; reason: string; link: string };

export const organisationMergedMail = mailTemplate(
  {
    template: "organisationMergedMail",
    kind: "NOTICE",
    when: "the organisation that somebody belongs to was merged into another",
    example: {
      duplicate: "Harbour Civil",
      stays: EXAMPLE_ORGANISATION,
      role: "USER",
      reason: "The same business was entered twice.",
      link: EXAMPLE_LINK,
    },
  },
  ({ duplicate, stays, role, reason, link }: ArrivedInput) => ({
    subject: `${duplicate} is now part of ${stays}`,
    preview: "You sign in as before.",
    heading: `${duplicate} is now part of ${stays}`,
    blocks: [
      {
        kind: "paragraph",
        text: `We have merged ${quoted(duplicate)} into ${quoted(stays)}, since both are the same business. You sign in as before and find all records there. What was issued or invoiced stays as it is worded.`,
      },
      { kind: "facts", rows: [["Your role there", MEMBER_ROLE_LABELS[role]]] },
      { kind: "quote", label: "Reason", text: reason },
      { kind: "button", label: "Open the organisation", url: link },
    ],
    footer: "You get this email because you belong to this organisation at Bondline.",
  }),
);

type JoinedInput = { duplicate: string; stays: string; people: string; reason: string; link: string };

export const organisationJoinedMail = mailTemplate(
  {
    template: "organisationJoinedMail",
    kind: "NOTICE",
    when: "another organisation was merged into one's own, to those who administer it",
    example: {
      duplicate: "Harbour Civil",
      stays: EXAMPLE_ORGANISATION,
      people: "Ada Nguyen (User)",
      reason: "The same business was entered twice.",
      link: EXAMPLE_LINK,
    },
  },
  ({ duplicate, stays, people, reason, link }: JoinedInput) => ({
    subject: `${duplicate} was merged into ${stays}`,
    preview: "Its records and its people are now yours.",
    heading: `${duplicate} was merged into ${stays}`,
    blocks: [
      {
        kind: "paragraph",
        text: `We have merged ${quoted(duplicate)} into ${quoted(stays)}, since both are the same business. Its records, invoices and people are now those of ${quoted(stays)}. Please look at who belongs to it.`,
      },
      { kind: "facts", rows: [["People who came", quoted(people)]] },
      { kind: "quote", label: "Reason", text: reason },
      { kind: "button", label: "Look at the members", url: link },
    ],
    footer: "You get this email because you administer this organisation at Bondline.",
  }),
);

type Merged = {
  changeId: string;
  duplicate: string;
  stays: { id: string; name: string };
  reason: string;
  arriving: readonly { email: string; name: string; role: MemberRole }[];
  administrators: readonly string[];
};

export async function sendOrganisationMerged(
  tx: Transaction,
  { changeId, duplicate, stays, reason, arriving, administrators }: Merged,
): Promise<void> {
  const home = tx.app.settings.publicUrl;
  const record = { kind: "CLIENT", id: stays.id } as const;
  for (const { email, role } of arriving)
    await queueMail(tx, {
      intent: `organisation merged ${changeId}`,
      record,
      to: [email],
      content: organisationMergedMail({ duplicate, stays: stays.name, role, reason, link: home }),
    });
  const arrived = new Set(arriving.map(({ email }) => email));
  const people = arriving.map(({ name, role }) => `${name} (${MEMBER_ROLE_LABELS[role]})`).join(", ");
  const link = `${home}/settings/members`;
  await queueMail(tx, {
    intent: `organisation joined ${changeId}`,
    record,
    to: administrators.filter((email) => !arrived.has(email)),
    content: organisationJoinedMail({ duplicate, stays: stays.name, people, reason, link }),
  });
}
