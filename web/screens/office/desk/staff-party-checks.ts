// The checks of the applicants and beneficiaries: their numbers by their sums, and the applicant's name by its organisation's.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { Finding, StaffCheck, StaffDraftRecord, Trouble } from "./staff-check.ts";
import { CHECK_WORDS as WORDS } from "./staff-check-words.ts";

type PartyVariant = "ISSUER" | "BENEFICIARY";
type Party = StaffDraftRecord["parties"][number];

export function partyChecks(draft: StaffDraftRecord, variant: PartyVariant): readonly StaffCheck[] {
  const parties = draft.parties.filter(({ partyVariant }) => partyVariant === variant);
  const label = WORDS.party[variant];
  if (parties.length === 0) {
    const missing = {
      id: `${variant}-missing`,
      title: WORDS.partyMissing(label),
      message: "",
      ask: WORDS.partyMissing(label),
      tick: WORDS.tick.requirement,
    };
    return [partyCheck({ id: variant, label, findings: [missing], evidence: [], trouble: "blocking" })];
  }
  return parties.map((party) => validateParty({ party, label, organisation: draft.organisation, variant }));
}

type Validated = {
  party: Party;
  label: string;
  variant: PartyVariant;
  organisation: StaffDraftRecord["organisation"];
};

function validateParty({ party, label, variant, organisation }: Validated): StaffCheck {
  const number = abnOrAcn(party.abn ?? "");
  const evidence = [`${party.name ?? WORDS.noName} · ${numberText(party.abn)}`];
  const id = `${variant}-${party.id}`;

  if (!number.ok) {
    const title = party.abn ? number.message : WORDS.numberMissing;
    const ask = WORDS.askForNumber(label);
    const finding = { id: `${id}-number`, title, message: "", ask, tick: WORDS.tick.number };
    return partyCheck({ id, label, findings: [finding], evidence, trouble: "blocking" });
  }
  if (
    variant === "ISSUER" &&
    number.value === organisation.abn &&
    !isSameName(party.name, organisation.name)
  ) {
    const finding = {
      id: `${id}-name`,
      title: WORDS.nameDiffers,
      message: WORDS.registeredName(organisation.name),
      ask: WORDS.askForName(label, organisation.name),
      tick: WORDS.tick.name,
    };
    return partyCheck({ id, label, findings: [finding], evidence, trouble: "look" });
  }
  return partyCheck({ id, label, findings: [], evidence, trouble: "clear" });
}

type PartyValidation = {
  id: string;
  label: string;
  findings: Finding[];
  evidence: string[];
  trouble: Trouble;
};

function partyCheck({ id, label, findings, evidence, trouble }: PartyValidation): StaffCheck {
  const outcome = trouble === "clear" ? WORDS.numberValid : WORDS.toSettle;
  return { id, title: WORDS.nameAndNumber(label), trouble, outcome, evidence, findings };
}

function numberText(digits: string | null | undefined): string {
  return digits ? `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}` : WORDS.noNumber;
}

function isSameName(one: string | null | undefined, other: string): boolean {
  return (one ?? "").trim().toLowerCase() === other.trim().toLowerCase();
}
