// The documents that a bank asks for as a text: how a change keeps them, and how people read them line by line.

import { PROCESS_TYPES } from "../../process-type.ts";
import type { Field } from "../../values/fields/field.ts";
import { dayField, fieldsOf } from "../../values/fields/field.ts";
import { accept, type FieldRule, reject, required } from "../../values/fields/field-rule.ts";
import type { RawFields } from "../../values/fields/field-set.ts";
import { documentName } from "../required-documents/required-document-name.ts";
import {
  type AskedDocument,
  type AskedTexts,
  checkAskedDocuments,
  ASKED_DOCUMENT_FIELDS as FIELDS,
} from "./asked-document.ts";

/** As its fields are typed. */
export function askedTexts(document: AskedDocument): AskedTexts {
  const { requiredDocumentType, name, explanation, templateUrl, moment, isObligatory, processTypes } =
    document;
  return {
    requiredDocumentType,
    name: name ?? "",
    explanation: explanation ?? "",
    templateUrl: templateUrl ?? "",
    moment,
    isObligatory: FIELDS.isObligatory.write(isObligatory),
    processTypes: FIELDS.processTypes.write(processTypes),
  };
}

/** As a change by two keeps them. */
export function writeAskedDocuments(documents: readonly AskedDocument[]): string {
  return JSON.stringify(documents.map(askedTexts));
}

const NOTHING_ASKED = "Nothing is asked for";

export function showAskedDocuments(documents: readonly AskedDocument[]): string {
  return documents.length === 0 ? NOTHING_ASKED : documents.map(showAskedDocument).join("\n");
}

function showAskedDocument(document: AskedDocument): string {
  const { moment, isObligatory, processTypes, explanation, templateUrl } = document;
  const isForAll = processTypes.length === PROCESS_TYPES.length;
  const when = FIELDS.moment.show(moment).toLowerCase();
  return [
    `${documentName(document)}: ${when}, ${isObligatory ? "needed before the issue" : "if there is one"}`,
    isForAll ? "For every kind" : `For ${FIELDS.processTypes.show(FIELDS.processTypes.write(processTypes))}`,
    ...(explanation === null ? [] : [explanation]),
    ...(templateUrl === null ? [] : [`Form: ${templateUrl}`]),
  ].join("\n");
}

const readAskedDocuments: FieldRule<readonly AskedDocument[]> = (kept) => {
  const { fields, values } = checkAskedDocuments(JSON.parse(kept) as RawFields[]);
  const [fault] = Object.values(fields);
  return fault === undefined ? accept(values) : reject(fault);
};

const documents: Field<readonly AskedDocument[], "lines"> = {
  kind: "lines",
  label: "Documents asked for",
  rule: readAskedDocuments,
  write: writeAskedDocuments,
  typed: (kept) => kept,
  show: (kept) => {
    const read = readAskedDocuments(kept);
    return read.ok ? showAskedDocuments(read.value) : kept;
  },
};

/** A version of them as a change by two has it. */
export const ASKED_VERSION_FIELDS = fieldsOf({ documents, startsDate: dayField("From") });
export const ASKED_VERSION_RULES = {
  documents: required(documents.rule),
  startsDate: required(ASKED_VERSION_FIELDS.startsDate.rule),
};
export const PAST_DAY_MESSAGE =
  "Choose today or a later day: drafts that were begun before keep what they are asked for.";
