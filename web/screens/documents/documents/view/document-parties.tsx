// The parties side by side: what each is, its name and number, where it is and whom to write to.

import { PARTY_EMPTY_TEXT, partyLabel } from "@bondline/domain/parties/parties/party.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

type Party = DocumentRecord["parties"][number];

export function DocumentParties({ record }: { readonly record: DocumentRecord }) {
  return (
    <Card heading={WORDS.parties} hasRows>
      {record.parties.length === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noParties}</p>
        </CardBody>
      ) : (
        <ul className="grid sm:grid-cols-2">
          {record.parties.map((party) => (
            <li
              key={party.id}
              className="min-w-0 border-line px-4 py-4 not-first:border-t sm:px-5 sm:not-first:border-t-0 sm:even:border-l sm:nth-[n+3]:border-t"
            >
              <PartyFacts party={party} label={partyLabel(party.partyVariant, record.documentVariant)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function PartyFacts({ party, label }: { readonly party: Party; readonly label: string }) {
  return (
    <>
      <p className="text-label text-ink-3">{label}</p>
      <p className="text-body font-medium break-words">{party.name ?? PARTY_EMPTY_TEXT.name}</p>
      <p className="figures text-label text-ink-2">{numberText(party.abn)}</p>
      <p className="mt-2 text-label break-words text-ink-2">{party.address ?? PARTY_EMPTY_TEXT.address}</p>
      <Contact contact={party.primaryContact} />
    </>
  );
}

function Contact({ contact }: { readonly contact: Party["primaryContact"] }) {
  const name = [contact.givenName, contact.familyName].filter(Boolean).join(" ");
  const phone = contact.phoneNumber ? formatPhone(contact.phoneNumber) : undefined;
  if (name === "" && !contact.email && !contact.phoneNumber) return null;
  return (
    <div className="figures text-label break-words text-ink-2">
      <p>{[name, phone].filter(Boolean).join(" · ")}</p>
      {contact.email && (
        <p>
          <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>
        </p>
      )}
    </div>
  );
}

function numberText(digits: string | null): string {
  return digits ? `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}` : PARTY_EMPTY_TEXT.abn;
}
