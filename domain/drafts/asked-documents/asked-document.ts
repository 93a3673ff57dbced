// What a bank or insurer asks of applicants: which documents, for which kinds, when, and whether the issue waits for them.

import { PROCESS_TYPE_TEXT, PROCESS_TYPES, type ProcessType } from "../../process-type.ts";
import type { FieldMessages } from "../../refusals.ts";
import {
  choiceField,
  choicesField,
  fieldsOf,
  linesField,
  requiredRulesOf,
  textField,
  textFieldOf,
  textsOf,
  yesNoField,
} from "../../values/fields/field.ts";
import { optional } from "../../values/fields/field-rule.ts";
import { checkFields, type FieldValues, type RawFields } from "../../values/fields/field-set.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { url } from "../../values/fields/url.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  REQUIRED_DOCUMENT_KINDS,
  REQUIRED_DOCUMENT_TYPES,
  type RequiredDocumentType,
} from "../required-documents/required-document.ts";
import { isSameDocument } from "../required-documents/required-document-name.ts";
import { REQUIRED_DOCUMENT_TYPE_TEXT } from "../required-documents/required-document-text.ts";

export const ASKED_MOMENT_TEXT = {
  SUBMISSION: "With the submission",
  APPROVAL: "Once the application is approved",
} as const;
export type AskedMoment = keyof typeof ASKED_MOMENT_TEXT;
export const ASKED_MOMENTS = codesIn(ASKED_MOMENT_TEXT);

/** What is for the record alone nobody is asked for. */
const ASKED_TYPES: readonly RequiredDocumentType[] = REQUIRED_DOCUMENT_TYPES.filter(
  (type) => REQUIRED_DOCUMENT_KINDS[type].flow !== "FOR_RECORD",
);

export const ASKED_DOCUMENT_FIELDS = fieldsOf({
  requiredDocumentType: choiceField("Document", textsOf(REQUIRED_DOCUMENT_TYPE_TEXT, ASKED_TYPES)),
  name: textField("Name", LENGTHS.attribute),
  explanation: linesField("What the applicant reads", LENGTHS.notes),
  templateUrl: textFieldOf("Form to fill in, as a web address", url),
  moment: choiceField("When it is asked for", ASKED_MOMENT_TEXT),
  isObligatory: yesNoField("Needed before the issue"),
  processTypes: choicesField("For", PROCESS_TYPE_TEXT, "Choose at least one kind."),
});

/** @internal */
export const ASKED_DOCUMENT_RULES = {
  ...requiredRulesOf(ASKED_DOCUMENT_FIELDS),
  name: optional(ASKED_DOCUMENT_FIELDS.name.rule),
  explanation: optional(ASKED_DOCUMENT_FIELDS.explanation.rule),
  templateUrl: optional(ASKED_DOCUMENT_FIELDS.templateUrl.rule),
};
export type AskedDocument = Readonly<FieldValues<typeof ASKED_DOCUMENT_RULES>>;
export type AskedTexts = Readonly<Record<keyof typeof ASKED_DOCUMENT_FIELDS & string, string>>;

export const ASKED_DOCUMENTS_MAX = 20;
export const NAME_MESSAGE = "Say which document it is.";
export const TWICE_MESSAGE = "It is asked for above already, for the same kind.";
export const TOO_MANY_MESSAGE = `There can be at most ${ASKED_DOCUMENTS_MAX} documents.`;

type Checked = { readonly fields: FieldMessages; readonly values: readonly AskedDocument[] };

/** Every fault at its row and field: "documents.0.name". */
export function checkAskedDocuments(rows: readonly RawFields[]): Checked {
  if (rows.length > ASKED_DOCUMENTS_MAX) return { fields: { documents: TOO_MANY_MESSAGE }, values: [] };
  const checked = rows.map((row, at) =>
    checkFields(ASKED_DOCUMENT_RULES, row, { pathPrefix: `documents.${at}.`, across: findNameFault }),
  );
  const values = checked.flatMap((each) => (each.ok ? [each.values] : []));
  const faults: FieldMessages = Object.assign({}, ...checked.map((each) => (each.ok ? {} : each.fields)));
  if (Object.keys(faults).length > 0) return { fields: faults, values: [] };
  return { fields: findRepeated(values), values };
}

/** Several may be asked for under this type, so that its name has to say which. */
function findNameFault({ requiredDocumentType, name }: Partial<AskedDocument>): FieldMessages {
  return requiredDocumentType === "OTHER_DOCUMENT" && name === null ? { name: NAME_MESSAGE } : {};
}

function findRepeated(documents: readonly AskedDocument[]): FieldMessages {
  const again = documents.flatMap((document, at) => {
    const isThere = documents
      .slice(0, at)
      .some((each) => isSameDocument(each, document) && sharesKind(each, document));
    return isThere ? [[`documents.${at}.requiredDocumentType`, TWICE_MESSAGE]] : [];
  });
  return Object.fromEntries(again);
}

function sharesKind(one: AskedDocument, other: AskedDocument): boolean {
  return one.processTypes.some((kind) => other.processTypes.includes(kind));
}

/** What a bank asks for before anything was ever changed by two: these types with every application. */
export function askedFromTheFirst(types: readonly RequiredDocumentType[]): AskedDocument[] {
  return types.map((requiredDocumentType) => ({
    requiredDocumentType,
    name: null,
    explanation: null,
    templateUrl: null,
    moment: "SUBMISSION",
    isObligatory: true,
    processTypes: PROCESS_TYPES,
  }));
}

export function askedAt(
  documents: readonly AskedDocument[],
  { moment, processType }: { moment: AskedMoment; processType: ProcessType },
): AskedDocument[] {
  return documents.filter((each) => each.moment === moment && each.processTypes.includes(processType));
}
