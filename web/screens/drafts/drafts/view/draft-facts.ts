// What the draft view says about a draft, worked out from the record alone.

import { EXPIRY_TYPE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { waitsForSecurity } from "@bondline/domain/money/security-money/security-money.ts";
import { aud, type Cents, centsFromDecimal, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { findPlainDate, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import type { LifeCycleStage } from "../../../../ui/life-cycle-bars.tsx";
import { DRAFT_WORDS, VIEW_WORDS } from "../draft-words.ts";
import { DRAFT_STEPS, type DraftStepId, stepOfField } from "../edit/draft-steps.ts";

export type DraftRecord = DraftRecordFragment;
export type DraftInvoice = DraftRecord["invoices"][number];
export type DraftRequirement = DraftRecord["applicableRequirements"][number];

/** The amount is the name by which a draft is recognised. */
export function draftTitle({ amount }: Pick<DraftRecord, "amount">): string {
  return amount === null ? DRAFT_WORDS.noAmount : aud(amount);
}

export function dayText(iso: string | null): string | null {
  const day = iso === null ? undefined : findPlainDate(iso);
  return day === undefined ? null : formatDate(day);
}

export function beneficiaryName({ parties }: Pick<DraftRecord, "parties">): string {
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  return beneficiary?.name ?? VIEW_WORDS.noBeneficiary;
}

/** What of the security money is asked for and not held. */
export function securityMissing({ securityMoney }: Pick<DraftRecord, "securityMoney">): Cents {
  return securityMoney === null ? ZERO_CENTS : centsFromDecimal(securityMoney.missingAmount);
}

type Waiting = Pick<DraftRecord, "waitingFor" | "status" | "securityMoney">;

function waitedFor(draft: Waiting): DraftRecord["waitingFor"] {
  return waitsForSecurity(draft.status, securityMissing(draft)) ? "APPLICANT" : draft.waitingFor;
}

/** Waiting on, from the reader's side: an applicant's own people read "you". */
export function waitingText(draft: Waiting, isMine: boolean): string | undefined {
  const waitingFor = waitedFor(draft);
  if (waitingFor === null) return undefined;
  return waitingFor === "APPLICANT" && isMine ? VIEW_WORDS.waitingForYou : VIEW_WORDS.waitingFor[waitingFor];
}

export function lifeCycleStages(draft: DraftRecord, isMine: boolean): LifeCycleStage[] {
  return draft.progress.map(({ label, state, at, by }) => ({
    name: label,
    state: stageState(state, waitedFor(draft)),
    who: (state === "CURRENT" ? waitingText(draft, isMine) : by) ?? undefined,
    date: dateOfStage(state, at, draft.waitingSince),
  }));
}

function stageState(
  state: DraftRecord["progress"][number]["state"],
  waitingFor: DraftRecord["waitingFor"],
): LifeCycleStage["state"] {
  if (state === "DONE") return "done";
  if (state === "STOPPED") return "stopped";
  if (state === "LATER") return "later";
  return waitingFor === "APPLICANT" ? "waiting" : "working";
}

function dateOfStage(state: string, at: string | null, waitingSince: string): string | undefined {
  if (state === "CURRENT") return VIEW_WORDS.waitingSince(exactDate(waitingSince));
  return at === null ? undefined : exactDate(at);
}

export type RequirementPlace =
  | { kind: "step"; step: DraftStepId; label: string }
  | { kind: "attachments" | "people" | "submission" | "surety" | "switch" | "elsewhere" };

/** What no step of the wizard asks for; a field of a part begins with the part's own name. */
const PLACES: Readonly<Record<string, Exclude<RequirementPlace["kind"], "step" | "elsewhere">>> = {
  attachments: "attachments",
  draftCollaborators: "people",
  submissionTerms: "submission",
  brokerage: "submission",
  securityType: "surety",
  requestedSuretyDocuments: "surety",
  contractQuestionnaire: "surety",
  revenueDeclaration: "surety",
  bGSwitch: "switch",
};

/** Where a requirement is met. */
export function placeOfRequirement({ field }: Pick<DraftRequirement, "field">): RequirementPlace {
  const step = DRAFT_STEPS.find(({ id }) => id === stepOfField(field));
  if (step !== undefined) return { kind: "step", step: step.id, label: step.label };
  return { kind: PLACES[field.split(".")[0] ?? ""] ?? "elsewhere" };
}

export type PaymentState = "none" | "payable" | "confirming" | "paid" | "expired";

/**
 * Only the server's word counts: `hasReturned` says that the payment page sent the reader back, which makes an open
 * invoice "being confirmed" and nothing more.
 */
export function paymentState(invoice: DraftInvoice | undefined, hasReturned: boolean): PaymentState {
  if (invoice === undefined) return "none";
  if (invoice.status === "paid") return "paid";
  if (invoice.status === "void") return "expired";
  return hasReturned || invoice.paymentStatus === "processing" ? "confirming" : "payable";
}

export function can(draft: Pick<DraftRecord, "capabilities">, capability: string): boolean {
  return draft.capabilities.includes(capability);
}

export function expiryText({ expiryType, expiresAt, expiryCondition }: DraftRecord): string | null {
  if (expiryType === null) return null;
  if (expiryType === "FIXED") return dayText(expiresAt);
  return expiryType === "CONDITIONAL" ? expiryCondition : EXPIRY_TYPE_TEXT[expiryType];
}
