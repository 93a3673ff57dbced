// Holds what a bank has charged against what was expected: each row by itself, and against the other rows and the files before.

import type { DocumentId } from "../../ids.ts";
import type { Cents } from "../../values/money/money.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import { type AgreedCosts, expectedCharge } from "../fees/expected-charge.ts";
import { chargeKey, FEE_FILE_FAULTS, type FeeRowState } from "./fee-file.ts";
import type { FeeRowRead } from "./fee-rows.ts";

type ChargedDocument = { readonly id: DocumentId; readonly costs: AgreedCosts | undefined };

export type ValidatedRow = Omit<FeeRowRead, "fault"> & {
  state: FeeRowState;
  message: string | null;
  documentId: DocumentId | null;
  periodFromDate: PlainDate | null;
  periodUntilDate: PlainDate | null;
  expectedCents: Cents | null;
};

type Known = {
  /** By the number as it stands in the file. */
  readonly documents: ReadonlyMap<string, ChargedDocument>;
  /** The name of the file in which a charge was reconciled, by its key. */
  readonly reconciled: ReadonlyMap<string, string>;
};

export function validateFees(rows: readonly FeeRowRead[], known: Known): ValidatedRow[] {
  const firstOf = new Map<string, number>();
  return rows.map(({ fault, ...row }) => {
    const validated = validate({ fault, ...row }, known);
    if (validated.documentId === null || validated.state === "NOT_WORKED_OUT") return validated;
    const key = keyOf(validated, validated.documentId);
    const first = firstOf.get(key);
    if (first === undefined) {
      firstOf.set(key, row.rowNumber);
      return againstEarlier(validated, known.reconciled.get(key));
    }
    return { ...validated, state: "DUPLICATE", message: FEE_FILE_FAULTS.twice(first), expectedCents: null };
  });
}

export function keyOf(
  { chargeKind: kind, periodFromDate: from }: Pick<ValidatedRow, "chargeKind" | "periodFromDate">,
  documentId: string,
): string {
  return chargeKey({ documentId, kind, from });
}

function againstEarlier(validated: ValidatedRow, fileName: string | undefined): ValidatedRow {
  if (fileName === undefined) return validated;
  const message = FEE_FILE_FAULTS.reconciled(fileName);
  return { ...validated, state: "RECONCILED", message, expectedCents: null };
}

function validate({ fault, ...row }: FeeRowRead, { documents }: Known): ValidatedRow {
  const nothing = { documentId: null, periodFromDate: null, periodUntilDate: null, expectedCents: null };
  if (fault !== null || row.chargedDate === null)
    return { ...row, ...nothing, state: "FAULTY", message: fault };
  const document = documents.get(row.guaranteeNumber);
  if (document === undefined)
    return { ...row, ...nothing, state: "UNKNOWN", message: FEE_FILE_FAULTS.unknown() };
  const { id: documentId, costs } = document;
  const expected = expectedCharge(costs, { kind: row.chargeKind, day: row.chargedDate });
  if (!expected.ok) return { ...row, ...nothing, documentId, state: "NOT_WORKED_OUT", message: expected.why };
  return {
    ...row,
    documentId,
    periodFromDate: expected.from,
    periodUntilDate: expected.until,
    expectedCents: expected.cents,
    state: expected.cents === row.chargedCents ? "EQUAL" : "DIFFERENT",
    message: null,
  };
}
