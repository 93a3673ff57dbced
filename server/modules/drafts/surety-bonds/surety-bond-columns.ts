// The fields of the domain and the columns that hold them: "defectsAndFaults.active" is `defects_and_faults_active`, money is in cents.

import type { SuretyAnswers, SuretyField } from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import type { SqlValue } from "../../../transaction/transaction.ts";
import type { SuretyAnswer } from "./surety-bond-record.ts";

/** As rows name it. */
export function columnOf({ path, kind }: SuretyField): string {
  const name = path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
  return kind === "money" ? `${name}Cents` : name;
}

export function columnsOf(fields: readonly SuretyField[], values: SuretyAnswers): Record<string, SqlValue> {
  return Object.fromEntries(
    fields.map((field) => [columnOf(field), (values[field.path] ?? null) as SqlValue]),
  );
}

export function answersOf(
  fields: readonly SuretyField[],
  row: Readonly<Record<string, SuretyAnswer>> | null,
): SuretyAnswers {
  return Object.fromEntries(fields.map((field) => [field.path, row?.[columnOf(field)] ?? null]));
}
