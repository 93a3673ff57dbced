// Whom the desk can ask about a draft, with the number to ring and the address to write to.

import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { type Contact, contactsOf } from "../../drafts/drafts/public/staff-draft-facts.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";

export function StaffContactsCard({ draft }: { readonly draft: StaffDraftRecord }) {
  const contacts = contactsOf(draft);
  return (
    <Card heading={WORDS.contacts}>
      <CardBody isBelowHeading>
        {contacts.length === 0 ? (
          <p className="text-body text-ink-2">{WORDS.noContacts}</p>
        ) : (
          <dl className="grid gap-3">
            {contacts.map((contact) => (
              <ContactLine key={`${contact.role} ${contact.name}`} contact={contact} />
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}

function ContactLine({ contact: { role, name, phone, email } }: { readonly contact: Contact }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 text-label">
      <dt className="text-ink-2">{role}</dt>
      <dd className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        {phone !== undefined && (
          <span className="figures block leading-6">
            <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>
          </span>
        )}
        {email !== undefined && (
          <span className="block leading-6 break-words">
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </span>
        )}
      </dd>
    </div>
  );
}
