// What a change would make of each field, beside how it stands: for whoever decides about it.

import type { ChangeSubjectKind } from "@bondline/domain/office/changes/office-change.ts";
import { type ChangeSubject, type ChangeTexts, partsOf } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { OfficeChangeRow } from "./office-change-store.ts";

export type ChangedField = { field: string; label: string; before: string | null; after: string | null };

export function changeSubjectOf({ app }: Transaction, kind: ChangeSubjectKind): ChangeSubject {
  const found = partsOf(app).changes.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`Nothing says what a change of ${kind} does.`);
  return found;
}

/** Of a change that was decided, what was proposed alone: what stood before it is in the history. */
export async function changedFieldsOf(tx: Transaction, change: OfficeChangeRow): Promise<ChangedField[]> {
  const subject = changeSubjectOf(tx, change.subject);
  const isOpen = change.status === "PROPOSED";
  const { texts } = isOpen ? await subject.present(tx, change.subjectId) : { texts: null };
  const [before, after] = await Promise.all([
    texts === null ? NOTHING : named(tx, subject, texts),
    named(tx, subject, change.proposed),
  ]);
  return Object.entries(subject.fields).map(([field, { label }]) => ({
    field,
    label,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }));
}

const NOTHING: ChangeTexts = {};

async function named(tx: Transaction, subject: ChangeSubject, texts: ChangeTexts): Promise<ChangeTexts> {
  const names = (await subject.namesOf?.(tx, texts)) ?? {};
  const shown = Object.entries(subject.fields).map(([field, { show }]) => {
    const text = texts[field] ?? null;
    return [field, text === null || text === "" ? null : (names[field] ?? show(text))];
  });
  return Object.fromEntries(shown);
}
