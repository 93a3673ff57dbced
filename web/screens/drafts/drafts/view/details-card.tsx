// The facts of a draft in two columns, and its parties below one another.

import { PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  DRAFT_DETAILS,
  DRAFT_FIELDS,
  type DraftFieldPath,
} from "@bondline/domain/drafts/drafts/draft-fields.ts";
import {
  DELIVERY_TYPE_TEXT,
  EXPIRY_TYPE_TEXT,
  PURPOSE_TEXT,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PARTY_EMPTY_TEXT, partyTitle } from "@bondline/domain/parties/parties/party.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import { type DraftRecord, dayText } from "./draft-facts.ts";

type Party = DraftRecord["parties"][number];

export function DetailsCard({ draft }: { readonly draft: DraftRecord }) {
  return (
    <Card heading={VIEW_WORDS.details}>
      <CardBody isBelowHeading>
        <DefinitionList items={detailsOf(draft)} />
      </CardBody>
    </Card>
  );
}

/** Shown elsewhere: beside the name, with another field, or on a card of its own. */
const ELSEWHERE: readonly string[] = [
  "amount",
  "specifiedOtherPurpose",
  "expiresAt",
  "expiryCondition",
  "facilityId",
] satisfies DraftFieldPath[];

export function detailsOf(draft: DraftRecord): Definition[] {
  const { deliveryDetails: delivery } = draft;
  const texts: Readonly<Record<string, string | null>> = flatTextsOf(DRAFT_DETAILS, draft);
  const instead: Readonly<Record<string, string | null>> = {
    purpose: purposeText(draft),
    expiryType: expiryText(draft),
  };
  const shown = Object.entries<Field<unknown>>(DRAFT_DETAILS).filter(([path]) => !ELSEWHERE.includes(path));
  return [
    ...shown.map(([path, { label, show }]) => {
      const text = texts[path] ?? null;
      return { term: label, value: path in instead ? (instead[path] ?? null) : text && show(text) };
    }),
    {
      term: DRAFT_FIELDS["deliveryDetails.deliveryType"].label,
      value: delivery.deliveryType && DELIVERY_TYPE_TEXT[delivery.deliveryType],
      note:
        [delivery.recipientNames, delivery.companyName, delivery.address].filter(Boolean).join(", ") ||
        undefined,
    },
  ];
}

export function PartiesCard({ draft }: { readonly draft: DraftRecord }) {
  return (
    <Card heading={VIEW_WORDS.parties} hasRows>
      <ul className="grid sm:grid-cols-2">
        {draft.parties.map((party, place) => (
          <li
            key={party.id}
            className="min-w-0 border-line px-4 py-4 not-first:border-t sm:px-5 sm:even:border-l sm:[&:nth-child(2)]:border-t-0"
          >
            <PartyFacts party={party} title={titleOf(draft, place)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PartyFacts({ party, title }: { readonly party: Party; readonly title: string }) {
  const { givenName, familyName, phoneNumber, email } = party.primaryContact;
  const contact = [givenName, familyName].filter(Boolean).join(" ");
  return (
    <>
      <p className="text-label text-ink-3">{title}</p>
      <p className="text-body font-medium break-words">{party.name ?? PARTY_EMPTY_TEXT.name}</p>
      <p className="figures text-label text-ink-2">{numberText(party.abn)}</p>
      {party.partyVariant === "ISSUER" && (
        <p className="text-label text-ink-2">{entityText(party.partyEntityType)}</p>
      )}
      <p className="mt-2 text-label break-words text-ink-2">
        {party.address === null ? (
          PARTY_EMPTY_TEXT.address
        ) : (
          <TextLink href={mapsSearch(party.address)} target="_blank" rel="noreferrer">
            {party.address}
          </TextLink>
        )}
      </p>
      <p className="figures mt-2 text-label break-words text-ink-2">
        {[contact || PARTY_EMPTY_TEXT.contact, phoneNumber && formatPhone(phoneNumber)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {email && (
        <p className="text-label break-words">
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </p>
      )}
    </>
  );
}

function purposeText({ purpose, specifiedOtherPurpose }: DraftRecord): string | null {
  const code = PURPOSES.find((each) => each === purpose);
  if (code === undefined) return purpose;
  return code === "OTHER" ? (specifiedOtherPurpose ?? PURPOSE_TEXT.OTHER) : PURPOSE_TEXT[code];
}

function expiryText({ expiryType, expiresAt, expiryCondition }: DraftRecord): string | null {
  if (expiryType === null) return null;
  if (expiryType === "FIXED") return dayText(expiresAt);
  return expiryType === "CONDITIONAL" ? expiryCondition : EXPIRY_TYPE_TEXT[expiryType];
}

function titleOf({ parties, processType }: DraftRecord, place: number): string {
  const variant = parties[place]?.partyVariant ?? "OTHER";
  const index = parties.slice(0, place).filter(({ partyVariant }) => partyVariant === variant).length;
  return partyTitle({ variant, processType, index });
}

function numberText(digits: string | null): string {
  return digits === null ? PARTY_EMPTY_TEXT.abn : `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}`;
}

function entityText(code: string | null): string {
  return code === null ? PARTY_EMPTY_TEXT.partyEntityType : entityTypeLabel(code);
}

/** The principal place of business leads to a search on a map. */
function mapsSearch(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
