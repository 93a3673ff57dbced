// A setting that holds from a day on and takes two administrators, as a module declares it: where its versions are kept, and what is right in one.

import type { ChangeSubjectKind } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault } from "@bondline/domain/office/changes/version-start.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import type { Fields } from "@bondline/domain/values/fields/field.ts";
import type { FieldRule } from "@bondline/domain/values/fields/field-rule.ts";
import {
  type FieldRules,
  type FieldValues,
  type RawFields,
  requireFields,
} from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { type FieldColumns, textsByPath } from "../../../fields/field-columns.ts";
import type { ChangeTexts } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

/** A version is a row of its own that is never changed. */
export type VersionTable = "alert_default" | "facility_fees" | "finance_terms" | "referral_programme";

/** What a version sets, beside which it says from when, by which change and whose. */
export type KeptOf<T extends VersionTable> = Omit<
  Tables[T],
  "id" | "providerId" | "startsAt" | "changeId" | "createdAt"
>;

export type VersionOf<T extends VersionTable> = Tables[T] & {
  proposedByName: string;
  approvedByName: string | null;
};

type VersionRules = FieldRules & { readonly startsDate: FieldRule<PlainDate> };

export type DatedSetting<T extends VersionTable> = {
  readonly kind: ChangeSubjectKind;
  readonly table: T;
  /** With `startsDate`, which has no column: what is kept is a moment. */
  readonly fields: Fields;
  readonly columns: FieldColumns<Fields>;
  readonly rules: VersionRules;
  /** Conditions between the fields. */
  faults?(version: object): FieldMessages;
  /** Why a version of a past day is refused. */
  readonly pastMessage: string;
  /** What held before the first version. */
  first(tx: Transaction): KeptOf<T> | Promise<KeptOf<T>>;
};

/** Asked when a version is proposed, and again when it is approved. The day in Sydney decides which days are past. */
export function requireVersion<T extends VersionTable>(
  { now }: Transaction,
  {
    setting,
    latest,
    texts,
  }: { setting: DatedSetting<T>; latest: VersionOf<T> | undefined; texts: RawFields },
): FieldValues<VersionRules> {
  const days = { today: dayAt(now, DEFAULT_ZONE), after: startsDateOf(latest) };
  return requireFields(setting.rules, texts, {
    across: (version) => ({
      ...setting.faults?.(version),
      ...findStartFault(version.startsDate, days, setting.pastMessage),
    }),
  });
}

/** As the rules read it again when it is approved. */
export function textsOfValues<T extends VersionTable>(
  { fields }: DatedSetting<T>,
  values: Readonly<Record<string, unknown>>,
): ChangeTexts {
  const texts = Object.entries(fields).map(([path, { write }]) => {
    const value = values[path] ?? null;
    return [path, value === null ? null : write(value)];
  });
  return Object.fromEntries(texts);
}

export function textsOfKept<T extends VersionTable>(
  { fields, columns }: DatedSetting<T>,
  kept: KeptOf<T>,
  startsDate: PlainDate | null,
): ChangeTexts {
  return { ...textsByPath(fields, columns, kept), startsDate };
}

export function startsDateOf(version: Pick<Tables[VersionTable], "startsAt"> | undefined): PlainDate | null {
  return version === undefined ? null : dayAt(version.startsAt, DEFAULT_ZONE);
}
