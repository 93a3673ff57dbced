// The mail that tells somebody that they work in the portal from now on, and how they come in.

import { STAFF_TYPE_TEXT } from "@bondline/domain/office/staff/staff-fields.ts";
import { quoted } from "../../../mail-messages/mail-content.ts";
import { EXAMPLE_LINK } from "../../../mail-messages/mail-example.ts";
import { mailTemplate } from "../../../mail-messages/mail-template.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import type { StaffPerson } from "./staff-store.ts";

type StaffInvitationInput = {
  givenName: string;
  /** In words: "General staff". */
  role: string;
  supplierName: string | null;
  invitedBy: string;
  /** They have a password already, and sign in with it. */
  hasPassword: boolean;
  link: string;
};

export const staffInvitationMail = mailTemplate(
  {
    template: "staffInvitationMail",
    kind: "INVITATION",
    when: "an administrator invites somebody to work in the portal",
    toStranger: true,
    example: {
      givenName: "Gus",
      role: "General staff",
      supplierName: null,
      invitedBy: "Rosa Whitfield",
      hasPassword: false,
      link: EXAMPLE_LINK,
    },
  },
  ({ givenName, role, supplierName, invitedBy, hasPassword, link }: StaffInvitationInput) => ({
    subject: "You are invited to work on Bondline",
    preview: hasPassword ? "Sign in to begin." : "Choose a password to begin.",
    heading: "Your access to Bondline",
    blocks: [
      {
        kind: "paragraph",
        text: `Hello ${quoted(givenName)}, ${quoted(invitedBy)} has given you access to Bondline.`,
      },
      {
        kind: "facts",
        rows: [
          ["Your role", role],
          ...(supplierName === null ? [] : ([["For", quoted(supplierName)]] as [string, string][])),
        ],
      },
      { kind: "button", label: hasPassword ? "Sign in" : "Choose a password", url: link },
      {
        kind: "note",
        text: hasPassword
          ? "Sign in with this email address and your password."
          : "Enter this email address there. You get a code by email, choose a password, and sign in.",
      },
      { kind: "note", text: "If you do not know who invited you, you can ignore this email." },
    ],
    footer: "You get this email because an administrator entered this address.",
  }),
);

export async function sendStaffInvitation(
  tx: Transaction,
  person: StaffPerson,
  invitedBy: string,
): Promise<void> {
  const { id, email, givenName, staffType, supplierName, hasSignedUp } = person;
  const page = hasSignedUp ? "/account/login" : "/account/reset";
  await queueMail(tx, {
    intent: `staff invitation ${id} ${tx.newId()}`,
    record: null,
    to: [email],
    content: staffInvitationMail({
      givenName,
      role: STAFF_TYPE_TEXT[staffType],
      supplierName,
      invitedBy,
      hasPassword: hasSignedUp,
      link: `${tx.app.settings.publicUrl}${page}`,
    }),
  });
}
