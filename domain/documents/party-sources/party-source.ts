// Where each figure of a document's party comes from: the last entry of the histories that set it, held against what the register had.

import { isRegisteredName } from "../../parties/business-register/registered-business.ts";
import { PARTY_FIELDS } from "../../parties/parties/party-fields.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { DEFAULT_ZONE, dayAt } from "../../values/time/business-time.ts";
import type { Instant } from "../../values/time/instant.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";

/** What of a party is said apart, with the columns that keep it. */
const FIGURE_COLUMNS = {
  NAME: ["name"],
  NUMBER: ["abn"],
  ENTITY_TYPE: ["partyEntityType"],
  ADDRESS: ["address", "state", "postcode"],
  CONTACT: ["contactGivenName", "contactFamilyName", "contactEmail", "contactPhoneNumber"],
} as const;
type FigureColumn = (typeof FIGURE_COLUMNS)[PartyFigure][number];
type PartyFigure = keyof typeof FIGURE_COLUMNS;
export const PARTY_FIGURES = codesIn(FIGURE_COLUMNS);

export const PARTY_FIGURE_TEXT: Record<PartyFigure, string> = {
  NAME: PARTY_FIELDS.name.label,
  NUMBER: PARTY_FIELDS.abn.label,
  ENTITY_TYPE: PARTY_FIELDS.partyEntityType.label,
  ADDRESS: PARTY_FIELDS.address.label,
  CONTACT: "Contact",
};

export const PARTY_SOURCE_KINDS = [
  // Typed on the draft, or when an own record was made.
  "ENTERED",
  // As the register had it when it was entered.
  "REGISTER",
  // Taken over into the draft, which somebody made of it.
  "PREPARED",
  "DOCUMENT",
  // A request that was carried out has changed it.
  "AMENDED",
  // An own record was put right.
  "CORRECTED",
  "NOT_RECORDED",
] as const;
export type PartySourceKind = (typeof PARTY_SOURCE_KINDS)[number];

export const CONFIRMATION_KINDS = ["NUMBER", "APPROVED", "AGREED", "ISSUED"] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

/** An entry of a history about one party, in the order of time. */
export type PartyChange = {
  isOfDraft: boolean;
  isFirst: boolean;
  changedAt: Instant;
  takenFrom: "PREPARED" | "DOCUMENT" | null;
  amendmentNumber: number | null;
  /** The columns that it set. */
  columns: readonly string[];
};

/** What the register had under a party's number on a day. */
export type RegisterAnswer = { name: string; entityType: string | null; askedAt: Instant };

export type FigureSource<Change extends PartyChange> = {
  figure: PartyFigure;
  kind: PartySourceKind;
  /** What set it; missing where no history says so. */
  change: Change | undefined;
  /** Since when, or on which day, the register is known to have had the same. */
  registerDate: PlainDate | null;
};

type Party = Readonly<Record<FigureColumn, string | null>>;

/** Of those figures that a party has. */
export function figureSources<Change extends PartyChange>(
  party: Party,
  changes: readonly Change[],
  answers: readonly RegisterAnswer[],
): FigureSource<Change>[] {
  const present = PARTY_FIGURES.filter((figure) => FIGURE_COLUMNS[figure].some((column) => party[column]));
  return present.map((figure) => {
    const change = changes.findLast((each) => sets(each, figure));
    const same = answers.filter((answer) => isSame(party, figure, answer));
    const first = same.find(({ askedAt }) => change !== undefined && askedAt <= change.changedAt);
    const isTaken = first !== undefined && isLetterByLetter(party, figure, first);
    const known = isTaken ? first : same.at(-1);
    return {
      figure,
      kind: isTaken && change?.isOfDraft ? "REGISTER" : kindOf(change),
      change,
      registerDate: known === undefined ? null : dayAt(known.askedAt, DEFAULT_ZONE),
    };
  });
}

function sets({ columns }: PartyChange, figure: PartyFigure): boolean {
  return FIGURE_COLUMNS[figure].some((column) => columns.includes(column));
}

function kindOf(change: PartyChange | undefined): PartySourceKind {
  if (change === undefined) return "NOT_RECORDED";
  if (change.takenFrom !== null) return change.takenFrom;
  if (change.amendmentNumber !== null) return "AMENDED";
  return change.isOfDraft || change.isFirst ? "ENTERED" : "CORRECTED";
}

/** The register knows no street and nobody to call. */
function isSame(party: Party, figure: PartyFigure, { name, entityType }: RegisterAnswer): boolean {
  if (figure === "NUMBER") return true;
  if (figure === "NAME") return isRegisteredName(party.name ?? "", name);
  return figure === "ENTITY_TYPE" && party.partyEntityType === entityType;
}

/** A number is typed, and a name that somebody writes otherwise is their own. */
function isLetterByLetter(party: Party, figure: PartyFigure, { name }: RegisterAnswer): boolean {
  return figure === "ENTITY_TYPE" || (figure === "NAME" && party.name === name);
}
