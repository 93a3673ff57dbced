// The values of the contact form: how they open and how they are validated.

import { PREFERRED_TIMES, type PreferredTime } from "@bondline/domain/money/finance/finance.ts";
import {
  type FINANCE_CONTACT_FIELDS,
  FINANCE_ENQUIRY_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import type { FieldPath } from "@bondline/domain/values/fields/field.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import type { Me } from "../../../app/session.ts";

type ContactPath = FieldPath<typeof FINANCE_CONTACT_FIELDS>;
export type ContactValues = Record<ContactPath | "message", string>;

type KeptContact = { readonly [Field in ContactPath]: string | null };

/** What was kept for the draft, else the person's own details. */
export function contactValues(me: Me, kept?: KeptContact | null): ContactValues {
  return {
    givenName: kept?.givenName ?? me.givenName,
    familyName: kept?.familyName ?? me.familyName,
    emailAddress: kept?.emailAddress ?? me.email,
    phoneNumber: kept?.phoneNumber ?? me.phoneNumber ?? "",
    preferredTime: kept?.preferredTime ?? PREFERRED_TIMES[0],
    message: "",
  };
}

export const contactResolver = validatedBy<ContactValues>((values) =>
  messagesOf(FINANCE_ENQUIRY_RULES, values),
);

export function contactDetails({ message: _, ...contact }: ContactValues) {
  return { ...contact, preferredTime: preferredTimeOf(contact.preferredTime) };
}

function preferredTimeOf(text: string): PreferredTime {
  return PREFERRED_TIMES.find((each) => each === text) ?? PREFERRED_TIMES[0];
}

export function contactPathOf(path: string): string {
  return path.replace(/^contactDetails\./, "");
}
