// The answers of a surety bond as flat texts by the domain's paths, and as people read them.

import { CONTRACT_FORMS, SURETY_PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { CONTRACT_FORM_TEXT, PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { isAsked, type SuretyField } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { findPlainDate, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Definition } from "../../ui/definition-list.tsx";

export type FlatAnswers = Readonly<Record<string, string>>;

export function flatAnswers(part: object | null | undefined): FlatAnswers {
  return flattenFields({ ...part });
}

/** What has been asked, in the order of the form. */
export function answersShown(fields: readonly SuretyField[], answers: FlatAnswers): Definition[] {
  return fields
    .filter((field) => isAsked(field, answers))
    .map((field) => ({ term: field.label, value: answerText(field, answers[field.path] ?? "") }));
}

function answerText({ kind }: SuretyField, text: string): string | null {
  if (text === "") return null;
  if (kind === "yes-no") return text === "true" ? "Yes" : "No";
  if (kind === "money") return formatAud(centsFromDecimal(text));
  if (kind === "date") {
    const day = findPlainDate(text);
    return day === undefined ? text : formatDate(day);
  }
  const purpose = kind === "purpose" ? SURETY_PURPOSES.find((each) => each === text) : undefined;
  if (purpose !== undefined) return PURPOSE_TEXT[purpose];
  const form = kind === "form" ? CONTRACT_FORMS.find((each) => each === text) : undefined;
  return form === undefined ? text : CONTRACT_FORM_TEXT[form];
}
