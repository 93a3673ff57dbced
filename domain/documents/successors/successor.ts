// Which new drafts can be made from a document, and what they take over: facts, as far as they are still valid, and nothing that was agreed for the old one alone.

import { DRAFT_FIELDS, DRAFT_PARTY_FIELDS, type DraftFieldPath } from "../../drafts/drafts/draft-fields.ts";
import { checkDraftInput, type DraftInput } from "../../drafts/drafts/draft-input.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { DocumentStatus } from "../documents/document.ts";
import { SUCCESSOR_KIND_TEXT, SUCCESSOR_RELEASE_TEXT } from "./successor-fields.ts";

export type SuccessorKind = keyof typeof SUCCESSOR_KIND_TEXT;
export const SUCCESSOR_KINDS = codesIn(SUCCESSOR_KIND_TEXT);
export type SuccessorRelease = keyof typeof SUCCESSOR_RELEASE_TEXT;
export const SUCCESSOR_RELEASES = codesIn(SUCCESSOR_RELEASE_TEXT);

type Rule = {
  statuses: readonly DocumentStatus[] | "ANY";
  /** Of the document; undefined where every purpose will do. */
  purpose?: string;
  /** Of the draft, where it is another than the document's. */
  becomes?: string;
  /** What is taken over beside what every kind takes over. */
  also: readonly DraftFieldPath[];
};

const IN_FORCE: readonly DocumentStatus[] = ["ESTABLISHED", "AWAITING_RETURN"];
/** The same obligation, so the same amount and the same day of the contract. */
const SAME_OBLIGATION: readonly DraftFieldPath[] = ["amount", "contractDate"];

const SUCCESSOR_RULES: Readonly<Record<SuccessorKind, Rule>> = {
  FINAL: { statuses: IN_FORCE, purpose: "TENDER", becomes: "PERFORMANCE", also: [] },
  RENEWAL: { statuses: [...IN_FORCE, "CLOSED_EXPIRED"], also: SAME_OBLIGATION },
  COPY: { statuses: "ANY", also: SAME_OBLIGATION },
};

/** Never the dates on which it ends or comes back: they were the old one's. */
const TAKEN_OVER: readonly DraftFieldPath[] = [
  "purpose",
  "specifiedOtherPurpose",
  "expiryType",
  "expiryCondition",
  "projectAddress",
  "agreementContent",
  "facilityId",
  "contractForm",
  "contractTitle",
  "contractNumber",
  "deliveryDetails.deliveryType",
  "deliveryDetails.recipientNames",
  "deliveryDetails.companyName",
  "deliveryDetails.phoneNumber",
  "deliveryDetails.address",
];

type Made = { status: DocumentStatus; purpose: string | null };

export function successorKinds({ status, purpose }: Made): SuccessorKind[] {
  return SUCCESSOR_KINDS.filter((kind) => {
    const rule = SUCCESSOR_RULES[kind];
    const isInStatus = rule.statuses === "ANY" || rule.statuses.includes(status);
    return isInStatus && (rule.purpose === undefined || rule.purpose === purpose);
  });
}

/** Whether the new one is to take the document's place. */
export function takesPlace(kind: SuccessorKind): boolean {
  return kind !== "COPY";
}

type Texts = Readonly<Record<string, string | null>>;
type Facts = { texts: Texts; parties: readonly Texts[]; today: PlainDate };
type TakenOver = {
  draft: DraftInput;
  /** The labels of what the document says and a draft may not say any more. */
  leftOut: string[];
};

/** Every fact is validated as if somebody typed it now; one that is refused is left for them to type. */
export function takenOver(kind: SuccessorKind, { texts, parties, today }: Facts): TakenOver {
  const { also, becomes } = SUCCESSOR_RULES[kind];
  const own = withoutEmpty(texts, [...TAKEN_OVER, ...also]);
  const said: Record<string, unknown> = becomes === undefined ? own : { ...own, purpose: becomes };
  if (becomes !== undefined) delete said.specifiedOtherPurpose;
  const sides = parties.map((party) => withoutEmpty(party, Object.keys(DRAFT_PARTY_FIELDS)));
  const checked = checkDraftInput({ ...said, parties: sides }, "DRAFT", { today });
  return checked.ok
    ? { draft: { ...said, parties: sides }, leftOut: [] }
    : withoutFaults(said, sides, Object.keys(checked.fields));
}

function withoutFaults(
  said: Readonly<Record<string, unknown>>,
  sides: readonly Readonly<Record<string, string>>[],
  faults: readonly string[],
): TakenOver {
  const labels: Readonly<Record<string, { label: string }>> = { ...DRAFT_PARTY_FIELDS, ...DRAFT_FIELDS };
  const fieldOf = (path: string) => path.replace(/^parties\.\d+\./, "");
  const draft = Object.fromEntries(Object.entries(said).filter(([path]) => !faults.includes(path)));
  const parties = sides.map((side, at) =>
    Object.fromEntries(Object.entries(side).filter(([path]) => !faults.includes(`parties.${at}.${path}`))),
  );
  const leftOut = faults.map((path) => labels[fieldOf(path)]?.label ?? fieldOf(path));
  return { draft: { ...draft, parties }, leftOut: [...new Set(leftOut)] };
}

function withoutEmpty(texts: Texts, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.flatMap((path) => (texts[path] ? [[path, texts[path]]] : [])));
}
