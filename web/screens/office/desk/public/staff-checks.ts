// What the desk checks of a draft before it decides, sorted by trouble, and the reason that its findings make.

import { SECURITY_STATUS_TEXT } from "@bondline/domain/money/security-money/security-money.ts";
import {
  filesCheckState,
  requirementsCheckState,
  securityCheckState,
} from "@bondline/domain/office/desk/desk-checks.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { isApprover } from "@bondline/domain/records/collaborators/collaborator.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import {
  checkOf,
  type Finding,
  type StaffCheck,
  type StaffDraftRecord,
  TROUBLE_OF,
  type Trouble,
  type WordingChecks,
} from "../../../drafts/drafts/public/staff-check.ts";
import { CHECK_WORDS as WORDS } from "../../../drafts/drafts/public/staff-check-words.ts";
import type { RegisterAnswers } from "../../../parties/business-register/public/use-registered-businesses.ts";
import { partyChecks } from "../staff-party-checks.ts";

const ORDER: Record<Trouble, number> = { blocking: 0, look: 1, unchecked: 2, clear: 3, none: 4 };

/** `wording` is undefined while the preview is still being made; `registered` answers for each number. */
export function staffChecks(
  draft: StaffDraftRecord,
  wording: WordingChecks | undefined,
  registered: RegisterAnswers,
): readonly StaffCheck[] {
  const checks = [
    wordingCheck(wording),
    requirementsCheck(draft),
    ...partyChecks(draft, "ISSUER", registered),
    ...partyChecks(draft, "BENEFICIARY", registered),
    attachmentsCheck(draft),
    approvalsCheck(draft),
    feesCheck(draft),
    securityCheck(draft),
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

function requirementsCheck({ applicableRequirements, status }: StaffDraftRecord): StaffCheck {
  const unmet = applicableRequirements.filter(({ requirementMet }) => !requirementMet);
  const met = applicableRequirements.length - unmet.length;
  const trouble = TROUBLE_OF[requirementsCheckState({ unmet: unmet.length, status })];
  if (trouble === "look")
    return {
      id: "requirements",
      title: WORDS.requirements,
      trouble,
      outcome: WORDS.changesNotMade,
      evidence: [WORDS.changesAwaited],
      findings: [],
    };
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

function attachmentsCheck({ attachments: files, applicableRequirements }: StaffDraftRecord): StaffCheck {
  // The bank's own paper is none of what the applicant has sent.
  const attachments = files.filter(({ variant }) => variant !== ISSUED_PAPER);
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
  const state = filesCheckState({
    count: attachments.length,
    areMissing: applicableRequirements.some(
      ({ field, requirementMet }) => field === "attachments" && !requirementMet,
    ),
    hasInfected: infected.length > 0,
    hasUnfinished: unfinished.length > 0,
  });
  return {
    id: "attachments",
    title: WORDS.attachments,
    trouble: TROUBLE_OF[state],
    outcome: filesOutcome(attachments.length, findings.length),
    evidence: [],
    findings,
  };
}

function filesOutcome(count: number, findings: number): string {
  if (findings > 0) return WORDS.findings(findings);
  return count === 0 ? WORDS.noFiles : WORDS.allClean(count);
}

function approvalsCheck({ draftCollaborators }: StaffDraftRecord): StaffCheck | undefined {
  const approvers = draftCollaborators.filter(isApprover);
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

function securityCheck(draft: StaffDraftRecord): StaffCheck {
  const { securityMoney: security, status } = draft;
  const state = securityCheckState({
    isAsked: security !== null,
    isHeld: security !== null && centsFromDecimal(security.missingAmount) === 0n,
    status,
  });
  return {
    id: "security",
    title: WORDS.security,
    trouble: TROUBLE_OF[state],
    outcome: security === null ? unaskedOutcome(draft) : SECURITY_STATUS_TEXT[security.status],
    evidence: state === "AGAINST" || state === "NOT_MADE" ? [WORDS.securityFirst] : [],
    findings: [],
  };
}

/** The approval asks for it, under the fee plan that is approved. */
function unaskedOutcome({ productSelectionSummary: fees }: StaffDraftRecord): string {
  return fees === null || fees.securityAmount === null
    ? WORDS.noSecurity
    : WORDS.securityLater(audOf(fees.securityAmount));
}

function audOf(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}
