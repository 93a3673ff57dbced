// Shows: V-139.
import { expect, test } from "vitest";
import { aDraft } from "../draft-example.ts";
import { findFormFaults } from "./draft-field-rules.ts";
import { valuesFromDraft } from "./draft-form-values.ts";

const CONTEXT = { hasGvpIntegration: false };

test.each(["••• 678", "•••••678"])(
  "the account number that the server holds, shown as %s, is no fault",
  (mask) => {
    const values = valuesFromDraft(aDraft({ refundAccountNumber: mask }));
    expect(findFormFaults(values, CONTEXT).refundAccountNumber).toBeUndefined();
  },
);

test.each(["12345", "••• 678 9", "678"])("an account number typed as %s is a fault", (typed) => {
  const values = { ...valuesFromDraft(aDraft()), refundAccountNumber: typed };
  expect(findFormFaults(values, CONTEXT).refundAccountNumber).toBe(
    "An account number must consist of 6 to 10 digits",
  );
});
