// The parties of a record side by side: what each is, its name and number, where it is and whom to write to.

import { PARTY_EMPTY_TEXT } from "@bondline/domain/parties/parties/party.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import type { ReactNode } from "react";
import type { PartyRecordFragment } from "../../../../api/generated/graphql.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";

const WORDS = { parties: "Parties", none: "No parties are recorded." } as const;

type PartiesCardProps = {
  readonly parties: readonly PartyRecordFragment[];
  /** Of each party, in their order. */
  readonly titles: readonly string[];
  /** While it is filled in: what is still missing is named, and the address can be found on a map. */
  readonly isDrafted?: boolean;
  readonly action?: ReactNode;
  /** Below all of them. */
  readonly foot?: ReactNode;
};

export function PartiesCard({ parties, titles, isDrafted = false, action, foot }: PartiesCardProps) {
  return (
    <Card heading={WORDS.parties} action={action} hasRows>
      {parties.length === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.none}</p>
        </CardBody>
      ) : (
        <ul className="grid sm:grid-cols-2">
          {parties.map((party, place) => (
            <li
              key={party.id}
              className="min-w-0 border-line px-4 py-4 not-first:border-t sm:px-5 sm:not-first:border-t-0 sm:even:border-l sm:nth-[n+3]:border-t"
            >
              <p className="text-label text-ink-3">{titles[place]}</p>
              <PartyFacts party={party} isDrafted={isDrafted} />
            </li>
          ))}
        </ul>
      )}
      {parties.length > 0 && foot}
    </Card>
  );
}

type FactsProps = { readonly party: PartyRecordFragment; readonly isDrafted: boolean };

function PartyFacts({ party, isDrafted }: FactsProps) {
  const { name, abn, partyVariant, partyEntityType, address } = party;
  const { name: noName, abn: noNumber, partyEntityType: noType, address: noAddress } = PARTY_EMPTY_TEXT;
  return (
    <>
      <p className="text-body font-medium break-words">{name ?? noName}</p>
      <p className="figures text-label text-ink-2">
        {abn ? `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}` : noNumber}
      </p>
      {isDrafted && partyVariant === "ISSUER" && (
        <p className="text-label text-ink-2">{partyEntityType ? entityTypeLabel(partyEntityType) : noType}</p>
      )}
      <p className="mt-2 text-label break-words text-ink-2">
        {isDrafted && address !== null ? (
          <TextLink href={mapsSearch(address)} target="_blank" rel="noreferrer">
            {address}
          </TextLink>
        ) : (
          (address ?? noAddress)
        )}
      </p>
      <Contact party={party} isDrafted={isDrafted} />
    </>
  );
}

function Contact({ party: { primaryContact }, isDrafted }: FactsProps) {
  const { givenName, familyName, phoneNumber, email } = primaryContact;
  const name = [givenName, familyName].filter(Boolean).join(" ") || (isDrafted && PARTY_EMPTY_TEXT.contact);
  const said = [name, phoneNumber && formatPhone(phoneNumber)].filter(Boolean).join(" · ");
  return (
    <div className={isDrafted ? "mt-2 text-label break-words" : "text-label break-words"}>
      {said !== "" && <p className="figures text-ink-2">{said}</p>}
      {email && (
        <p>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
      )}
    </div>
  );
}

/** The principal place of business leads to a search on a map. */
function mapsSearch(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
