// What the desk checks of a draft before it decides: each with its evidence, and with what to ask for where it is not clear.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/fields/abn-or-acn.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/money/money.ts";
import type { StaffDraftRecordFragment, StaffDraftWordingQuery } from "../../api/generated/graphql.ts";
import { CHECK_WORDS as WORDS } from "./staff-check-words.ts";

export type StaffDraftRecord = StaffDraftRecordFragment;
export type WordingChecks = StaffDraftWordingQuery["draftPreview"]["checks"];

/** blocking comes first, then what a person should look at, then what is clear. */
export type Trouble = "blocking" | "look" | "clear";

export type Finding = {
  id: string;
  title: string;
  message: string;
  /** What the applicant is asked to do about it. */
  ask: string;
  /** What stands beside the tick; shorter than the ask, which goes on from the title. */
  tick: string;
};

export type StaffCheck = {
  id: string;
  title: string;
  trouble: Trouble;
  /** At the right of the title. */
  outcome: string;
  evidence: readonly string[];
  findings: readonly Finding[];
};

const ORDER: Record<Trouble, number> = { blocking: 0, look: 1, clear: 2 };

/** `wording` is undefined while the preview is still being made. */
export function staffChecks(
  draft: StaffDraftRecord,
  wording: WordingChecks | undefined,
): readonly StaffCheck[] {
  const checks = [
    wordingCheck(wording),
    requirementsCheck(draft),
    ...partyChecks(draft, "ISSUER"),
    ...partyChecks(draft, "BENEFICIARY"),
    attachmentsCheck(draft),
    approvalsCheck(draft),
    feesCheck(draft),
  ];
  return checks
    .filter((check) => check !== undefined)
    .toSorted((a, b) => ORDER[a.trouble] - ORDER[b.trouble]);
}

export function findingsOf(checks: readonly StaffCheck[]): readonly Finding[] {
  return checks.flatMap(({ findings }) => findings);
}

/** The reason as the applicant reads it: one line for each thing asked for. */
export function composedReason(findings: readonly Finding[]): string {
  const [only] = findings;
  if (findings.length === 1 && only !== undefined) return only.ask;
  return findings.map(({ ask }, place) => `${place + 1}. ${ask}`).join("\n");
}

function wordingCheck(checks: WordingChecks | undefined): StaffCheck | undefined {
  if (checks === undefined) return undefined;
  const findings = checks
    .filter(({ clear }) => !clear)
    .map(({ title, message }) => ({
      id: `wording-${title}`,
      title,
      message,
      ask: `${title}: ${message}`,
      tick: WORDS.tick.wording,
    }));
  return checkOf({
    id: "wording",
    title: WORDS.wording,
    clearOutcome: WORDS.wordingClear(checks.length),
    evidence: checks.filter(({ clear }) => clear).map(({ title }) => title),
    findings,
    troubleWhenFound: "blocking",
  });
}

function requirementsCheck({ applicableRequirements }: StaffDraftRecord): StaffCheck {
  const unmet = applicableRequirements.filter(({ requirementMet }) => !requirementMet);
  const met = applicableRequirements.length - unmet.length;
  return checkOf({
    id: "requirements",
    title: WORDS.requirements,
    clearOutcome: WORDS.allMet(met),
    evidence: [],
    findings: unmet.map(({ field, message }) => ({
      id: `requirement-${field}-${message}`,
      title: message,
      message: "",
      ask: message,
      tick: WORDS.tick.requirement,
    })),
    troubleWhenFound: "blocking",
  });
}

type PartyVariant = "ISSUER" | "BENEFICIARY";
type Party = StaffDraftRecord["parties"][number];

function partyChecks(draft: StaffDraftRecord, variant: PartyVariant): readonly StaffCheck[] {
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
  return parties.map((party) => judgeParty({ party, label, organisation: draft.organisation, variant }));
}

type Judged = {
  party: Party;
  label: string;
  variant: PartyVariant;
  organisation: StaffDraftRecord["organisation"];
};

function judgeParty({ party, label, variant, organisation }: Judged): StaffCheck {
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

type PartyJudgement = {
  id: string;
  label: string;
  findings: Finding[];
  evidence: string[];
  trouble: Trouble;
};

function partyCheck({ id, label, findings, evidence, trouble }: PartyJudgement): StaffCheck {
  const outcome = trouble === "clear" ? WORDS.numberValid : WORDS.toSettle;
  return { id, title: WORDS.nameAndNumber(label), trouble, outcome, evidence, findings };
}

function numberText(digits: string | null | undefined): string {
  return digits ? `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}` : WORDS.noNumber;
}

function isSameName(one: string | null | undefined, other: string): boolean {
  return (one ?? "").trim().toLowerCase() === other.trim().toLowerCase();
}

function attachmentsCheck({ attachments }: StaffDraftRecord): StaffCheck {
  const infected = attachments.filter(({ infectedFileStatus }) => infectedFileStatus === "INFECTED");
  const unfinished = attachments.filter(
    ({ received, infectedFileStatus }) =>
      infectedFileStatus !== "INFECTED" && (!received || infectedFileStatus !== "CLEAN"),
  );
  const findings = [
    ...infected.map(({ id, fileName }) => ({
      id: `file-${id}`,
      title: WORDS.infected(fileName),
      message: "",
      ask: WORDS.askForFile(fileName),
      tick: WORDS.tick.file,
    })),
    ...unfinished.map(({ id, fileName }) => ({
      id: `file-${id}`,
      title: WORDS.notScanned(fileName),
      message: "",
      ask: WORDS.askForFile(fileName),
      tick: WORDS.tick.file,
    })),
  ];
  return checkOf({
    id: "attachments",
    title: WORDS.attachments,
    clearOutcome: attachments.length === 0 ? WORDS.noFiles : WORDS.allClean(attachments.length),
    evidence: [],
    findings,
    troubleWhenFound: infected.length > 0 ? "blocking" : "look",
  });
}

function approvalsCheck({ draftCollaborators }: StaffDraftRecord): StaffCheck | undefined {
  const approvers = draftCollaborators.filter(({ roles }) =>
    roles.some((role) => role === "ISSUER" || role === "BENEFICIARY"),
  );
  if (approvers.length === 0) return undefined;
  const missing = approvers.filter(({ hasApproved }) => !hasApproved);
  return checkOf({
    id: "approvals",
    title: WORDS.approvals,
    clearOutcome: WORDS.allApproved(approvers.length),
    evidence: [],
    findings: missing.map((person) => ({
      id: `approval-${person.id}`,
      title: WORDS.notApproved(nameOf(person)),
      message: "",
      ask: WORDS.askForApproval(nameOf(person)),
      tick: WORDS.tick.approval,
    })),
    troubleWhenFound: "look",
  });
}

function nameOf({
  givenName,
  familyName,
  emailAddress,
}: StaffDraftRecord["draftCollaborators"][number]): string {
  const name = [givenName, familyName].filter(Boolean).join(" ");
  return name === "" ? emailAddress : name;
}

function feesCheck({ productSelectionSummary: fees }: StaffDraftRecord): StaffCheck {
  const base = { id: "fees", title: WORDS.fees, findings: [] };
  if (!fees) return { ...base, trouble: "look", outcome: WORDS.toSettle, evidence: [WORDS.noFees] };
  return {
    ...base,
    trouble: "clear",
    outcome: fees.feeSummary.name,
    evidence: [
      [
        ...fees.lineItems.map(({ description, amount }) => `${audOf(amount)} ${description}`),
        WORDS.inAll(audOf(fees.totalFees)),
      ].join(", "),
    ],
  };
}

function audOf(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

type CheckParts = {
  id: string;
  title: string;
  clearOutcome: string;
  evidence: readonly string[];
  findings: readonly Finding[];
  troubleWhenFound: Trouble;
};

function checkOf({ id, title, clearOutcome, evidence, findings, troubleWhenFound }: CheckParts): StaffCheck {
  const isClear = findings.length === 0;
  return {
    id,
    title,
    trouble: isClear ? "clear" : troubleWhenFound,
    outcome: isClear ? clearOutcome : WORDS.findings(findings.length),
    evidence: isClear && evidence.length > 0 ? [evidence.join(" · ")] : [],
    findings,
  };
}
