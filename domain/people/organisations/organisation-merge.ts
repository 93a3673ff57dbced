// Merging a duplicate into the organisation that stays: what is proposed, what moves, what stands in the way, and who arrives as what.

import { formatCount } from "../../count-text.ts";
import { choiceField, fieldsOf, idField, linesField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { MemberRole } from "./organisation.ts";

/** What an administrator of the duplicate becomes in the one that stays. Users and limited users remain what they are. */
const ARRIVES_AS_TEXT = { USER: "Standard Users", ADMIN: "Administrators" } as const;
export type ArrivesAs = keyof typeof ARRIVES_AS_TEXT;
export const ARRIVES_AS = codesIn(ARRIVES_AS_TEXT);

export const MERGE_FIELDS = fieldsOf({
  intoId: idField("Stays"),
  administratorsArriveAs: choiceField("Administrators of the duplicate become", ARRIVES_AS_TEXT),
  moves: linesField("Moves, as counted when it was proposed", LENGTHS.notes),
});

/** Of each, the word for one and for several; `PARTS` is whatever belongs to a record that is counted itself. */
const MERGE_COUNTS = {
  DRAFTS: ["draft", "drafts"],
  DOCUMENTS: ["document", "documents"],
  FACILITIES: ["facility", "facilities"],
  APPLICATIONS: ["facility application", "facility applications"],
  INVOICES: ["invoice", "invoices"],
  PAYMENTS: ["payment", "payments"],
  REFUNDS: ["refund", "refunds"],
  CREDIT_NOTES: ["credit note", "credit notes"],
  SECURITY_MONEY: ["movement of security money", "movements of security money"],
  MEMBERS: ["member", "members"],
  INVITATIONS: ["invitation", "invitations"],
  FILES: ["file", "files"],
  PAPERS: ["paper", "papers"],
  MESSAGES: ["message", "messages"],
  ALERTS: ["alert or address for alerts", "alerts and addresses for alerts"],
  VIEWS: ["saved view", "saved views"],
  CALENDARS: ["calendar address", "calendar addresses"],
  EXPORTS: ["export", "exports"],
  IMPORTS: ["import", "imports"],
  SHARED: ["record or offer shared with it", "records and offers shared with it"],
  REFERRALS: ["referral", "referrals"],
  CREDITS: ["referral credit", "referral credits"],
  PARTNERS: ["trade organisation", "trade organisations"],
  ENQUIRIES: ["finance enquiry", "finance enquiries"],
  PREPARED: ["prepared request", "prepared requests"],
  NOTES: ["note of the desk", "notes of the desk"],
  KEYS: ["metadata key", "metadata keys"],
  PARTS: ["other entry", "other entries"],
} as const satisfies Record<string, readonly [one: string, many: string]>;
export type MergeCountKind = keyof typeof MERGE_COUNTS;
export const MERGE_COUNT_KINDS = codesIn(MERGE_COUNTS);

export type MergeCount = { kind: MergeCountKind; count: number };

/** Added up by kind, in the order in which they are listed; what there is none of is left out. */
export function mergeCountsOf(rows: readonly { countedAs: MergeCountKind; rows: number }[]): MergeCount[] {
  return MERGE_COUNT_KINDS.map((kind) => ({
    kind,
    count: rows.filter(({ countedAs }) => countedAs === kind).reduce((sum, each) => sum + each.rows, 0),
  })).filter(({ count }) => count > 0);
}

export function mergeCountText({ kind, count }: MergeCount): string {
  const [one, many] = MERGE_COUNTS[kind];
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** One a line; a duplicate always has a member, so it is never empty. */
export function mergeCountsText(counts: readonly MergeCount[]): string {
  return counts.map(mergeCountText).join("\n");
}

/** What is looked up of the two; each that holds stands in the way. `names` are the records, few enough to be read. */
export type MergeFacts = {
  duplicate: MergingOrganisation;
  stays: MergingOrganisation;
  waitingChanges: readonly string[];
  actingFor: readonly string[];
  workingImports: readonly string[];
  sameNumbers: readonly string[];
  sharedFacilities: readonly string[];
  areBothReferred: boolean;
  hasReferredTheOther: boolean;
};
type MergingOrganisation = { id: string; name: string; isClosed: boolean; isConfirmed: boolean };

const MERGE_OBSTACLES = {
  SAME: ({ duplicate, stays }) => duplicate.id === stays.id && "An organisation can't be merged into itself.",
  CLOSED: ({ duplicate, stays }) => {
    const closed = [duplicate, stays].filter(({ isClosed }) => isClosed);
    return (
      closed.length > 0 &&
      `${namesText(closed.map(({ name }) => name))} ${closed.length === 1 ? "is" : "are"} closed.`
    );
  },
  CONFIRMED: ({ duplicate, stays }) =>
    duplicate.isConfirmed &&
    (stays.isConfirmed
      ? `${duplicate.name} and ${stays.name} are each confirmed as the holder of their number, so they are two businesses.`
      : `${duplicate.name} is confirmed as the holder of its number and ${stays.name} is not. Merge ${stays.name} into ${duplicate.name} instead.`),
  WAITING_CHANGES: ({ waitingChanges }) =>
    waitingChanges.length > 0 &&
    `Decide first about what is waiting for approval: ${namesText(waitingChanges)}.`,
  ACTING: ({ actingFor }) =>
    actingFor.length > 0 && `Someone is acting for ${namesText(actingFor)}. Wait until they have ended.`,
  IMPORTS: ({ workingImports }) =>
    workingImports.length > 0 &&
    `Wait until the imports have ended, or cancel them: ${namesText(workingImports)}.`,
  SAME_NUMBERS: ({ sameNumbers }) =>
    sameNumbers.length > 0 &&
    `Both registers have the same guarantees: ${namesText(sameNumbers)}. Remove them from one of the registers first.`,
  SHARED: ({ sharedFacilities }) =>
    sharedFacilities.length > 0 &&
    `One shares with the other: ${namesText(sharedFacilities)}. End this first.`,
  BOTH_REFERRED: ({ areBothReferred }) =>
    areBothReferred &&
    "Both were referred, and of two referrers only one could be paid for what comes later.",
  REFERRED: ({ hasReferredTheOther }) =>
    hasReferredTheOther && "One has referred the other, and no business refers itself.",
} as const satisfies Record<string, (facts: MergeFacts) => string | false>;

const NAMED_MAX = 5;

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX);
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `${formatCount(more)} more`] : shown;
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** A sentence for each; none where they can be merged. */
export function mergeObstacles(facts: MergeFacts): string[] {
  const { SAME, ...others } = MERGE_OBSTACLES;
  const itself = SAME(facts);
  if (itself !== false) return [itself];
  return Object.values(others).flatMap((holds) => holds(facts) || []);
}

/** Nobody's rights in the one that stays change: whoever belongs to it already keeps the role that they have there. */
export function roleOnArrival(
  { role, roleThere }: { role: MemberRole; roleThere: MemberRole | null },
  administratorsArriveAs: ArrivesAs,
): MemberRole {
  return roleThere ?? (role === "ADMIN" ? administratorsArriveAs : role);
}

/** Kept as the reason for which the duplicate is closed, which is shorter than both can be. */
export function mergedReason({ into, reason }: { into: string; reason: string }): string {
  return `Merged into ${into}: ${reason}`.slice(0, CLOSING_REASON_MAX);
}

const CLOSING_REASON_MAX = 500;
