// The checks of the applicants and beneficiaries: their numbers by their sums, and their names by what the register has under them.

import { partyCheckState } from "@bondline/domain/office/desk/desk-checks.ts";
import {
  isRegisteredName,
  isRegistrationCancelled,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import {
  type Finding,
  type StaffCheck,
  type StaffDraftRecord,
  TROUBLE_OF,
  type Trouble,
} from "../../drafts/drafts/public/staff-check.ts";
import { CHECK_WORDS as WORDS } from "../../drafts/drafts/public/staff-check-words.ts";
import type { RegisterAnswer } from "../../parties/business-register/public/use-registered-business.ts";
import type { RegisterAnswers } from "../../parties/business-register/public/use-registered-businesses.ts";

type PartyVariant = "ISSUER" | "BENEFICIARY";
type Party = StaffDraftRecord["parties"][number];

export function partyChecks(
  draft: StaffDraftRecord,
  variant: PartyVariant,
  registered: RegisterAnswers,
): readonly StaffCheck[] {
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
  return parties.map((party) =>
    validateParty({ party, label, organisation: draft.organisation, variant, registered }),
  );
}

type Validated = {
  party: Party;
  label: string;
  variant: PartyVariant;
  organisation: StaffDraftRecord["organisation"];
  registered: RegisterAnswers;
};

function validateParty({ party, label, variant, organisation, registered }: Validated): StaffCheck {
  const number = abnOrAcn(party.abn ?? "");
  const evidence = [`${party.name ?? WORDS.noName} · ${numberText(party.abn)}`];
  const id = `${variant}-${party.id}`;

  if (!number.ok) {
    const title = party.abn ? number.message : WORDS.numberMissing;
    const ask = WORDS.askForNumber(label);
    const finding = { id: `${id}-number`, title, message: "", ask, tick: WORDS.tick.number };
    return partyCheck({ id, label, findings: [finding], evidence, trouble: "blocking" });
  }
  if (variant === "ISSUER" && number.value === organisation.abn && !isSameName(party.name, organisation.name))
    return nameCheck({
      id,
      label,
      evidence,
      name: organisation.name,
      message: WORDS.registeredName(organisation.name),
    });
  return registerCheck({ id, label, evidence, party, answer: registered(number.value) });
}

type OfRegister = { id: string; label: string; evidence: string[]; party: Party; answer: RegisterAnswer };

/** What the check digits say is said of the number alone; the name is checked where the register has answered. */
function registerCheck({ id, label, evidence, party, answer }: OfRegister): StaffCheck {
  const { state, business } = answer;
  const trouble =
    TROUBLE_OF[
      partyCheckState({
        number: "WELL_FORMED",
        register: state === "NOTHING_ASKED" ? "NOT_ASKED" : state,
        isCancelled: isRegistrationCancelled(business),
        isSameName: business !== undefined && isRegisteredName(party.name ?? "", business.name),
      })
    ];
  if (state === "FOUND" && business !== undefined && trouble === "look")
    return nameCheck({ id, label, evidence, name: business.name, message: WORDS.onRegister(business.name) });
  if (trouble === "blocking" || trouble === "look") {
    const title = state === "UNKNOWN" ? WORDS.notOnRegister : WORDS.registrationCancelled;
    const ask = WORDS.askForNumber(label);
    const finding = { id: `${id}-register`, title, message: "", ask, tick: WORDS.tick.number };
    return partyCheck({ id, label, findings: [finding], evidence, trouble });
  }
  const said = trouble === "clear" ? WORDS.asRegistered : REGISTER_SILENT[state];
  return {
    ...partyCheck({ id, label, findings: [], evidence: [...evidence, said], trouble }),
    outcome: trouble === "clear" ? WORDS.registerMatches : WORDS.notChecked,
  };
}

const REGISTER_SILENT: Record<RegisterAnswer["state"], string> = {
  NOTHING_ASKED: WORDS.noRegister,
  ASKING: WORDS.askingRegister,
  UNAVAILABLE: WORDS.registerSilent,
  UNKNOWN: WORDS.notOnRegister,
  FOUND: WORDS.asRegistered,
};

type OfName = { id: string; label: string; evidence: string[]; name: string; message: string };

function nameCheck({ id, label, evidence, name, message }: OfName): StaffCheck {
  const finding = {
    id: `${id}-name`,
    title: WORDS.nameDiffers,
    message,
    ask: WORDS.askForName(label, name),
    tick: WORDS.tick.name,
  };
  return partyCheck({ id, label, findings: [finding], evidence, trouble: "look" });
}

type PartyValidation = {
  id: string;
  label: string;
  findings: Finding[];
  evidence: string[];
  trouble: Trouble;
};

function partyCheck({ id, label, findings, evidence, trouble }: PartyValidation): StaffCheck {
  return { id, title: WORDS.nameAndNumber(label), trouble, outcome: WORDS.toSettle, evidence, findings };
}

function numberText(digits: string | null | undefined): string {
  return digits ? `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}` : WORDS.noNumber;
}

function isSameName(one: string | null | undefined, other: string): boolean {
  return (one ?? "").trim().toLowerCase() === other.trim().toLowerCase();
}
