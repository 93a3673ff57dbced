// The requirements about the parties of a draft: both sides there, and every party's details complete.

import { partyLabel, partyTitles } from "../../parties/parties/party.ts";
import { type PartyField, requiredPartyFields } from "../../parties/parties/party-fields.ts";
import type { DraftRequirementsView, RequirementsParty } from "./draft-requirements-view.ts";

type PartyRequirement = { field: string; message: string; requirementMet: boolean };

/** Both sides first, then one entry for each party, whose field is the first thing that it lacks. */
export function partyRequirements(view: DraftRequirementsView): PartyRequirement[] {
  const sides = (["ISSUER", "BENEFICIARY"] as const).map((variant) => ({
    field: "parties",
    message: `Add the ${partyLabel(variant, view.processType).toLowerCase()}.`,
    requirementMet: view.parties.some(({ partyVariant }) => partyVariant === variant),
  }));
  const titles = partyTitles(view.parties, view.processType);
  return [
    ...sides,
    ...view.parties.map((party, at) => completeParty(view, { party, title: titles[at] ?? "", at })),
  ];
}

function completeParty(
  { processType, hasGvpIntegration }: DraftRequirementsView,
  { party, title, at }: { party: RequirementsParty; title: string; at: number },
): PartyRequirement {
  const required = requiredPartyFields({ variant: party.partyVariant, processType, hasGvpIntegration });
  const missing = required.filter((field) => (textOf(party, field) ?? "").trim() === "");

  const [first] = missing;
  return {
    field: first === undefined ? `parties.${at}` : `parties.${at}.${first}`,
    message:
      first === undefined
        ? `The details of ${title} are complete.`
        : `Complete ${title}: add ${missing.map((field) => FIELD_WORDS[field]).join(", ")}.`,
    requirementMet: first === undefined,
  };
}

/** What to do where one of them is missing. */
export function missingPartyField(field: PartyField): string {
  return `Add ${FIELD_WORDS[field]}.`;
}

function textOf(party: RequirementsParty, field: PartyField): string | null | undefined {
  if (field === "primaryContact.email") return party.contactEmail;
  if (field === "name" || field === "abn" || field === "address" || field === "partyEntityType")
    return party[field];
  return undefined;
}

const FIELD_WORDS: Readonly<Record<PartyField, string>> = {
  name: "the name",
  abn: "the ABN or ACN",
  address: "the address",
  state: "the state",
  postcode: "the postcode",
  notes: "the notes",
  partyEntityType: "the entity type",
  "primaryContact.givenName": "the contact's first name",
  "primaryContact.familyName": "the contact's last name",
  "primaryContact.phoneNumber": "the contact's phone number",
  "primaryContact.email": "the contact's email",
};
