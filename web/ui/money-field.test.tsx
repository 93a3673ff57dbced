// Shows: UI-18.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { MoneyField } from "./money-field.tsx";
import { decimalFromTyped, groupedFromDecimal } from "./money-text.ts";

function Amount({ onValue }: { readonly onValue: (value: string) => void }) {
  const [value, setValue] = useState("");
  return (
    <MoneyField
      label="Amount"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test("an amount pasted with dollar sign and commas becomes a plain decimal, and reads with commas once left", async () => {
  const values: string[] = [];
  render(<Amount onValue={(value) => values.push(value)} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
  await userEvent.click(field);
  await userEvent.paste("$1,250,000.50");
  expect(values.at(-1)).toBe("1250000.50");
  expect(field.value).toBe("$1,250,000.50");
  await userEvent.tab();
  expect(field.value).toBe("1,250,000.50");
});

test("nothing moves under the fingers while one types; the cents are filled in afterwards", async () => {
  render(<Amount onValue={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.type(field, "4550");
  expect(field.value).toBe("4550");
  await userEvent.tab();
  expect(field.value).toBe("4,550.00");
});

test.each([
  ["A$ 1 000", "1000"],
  ["AUD 12.5", "12.5"],
  ["007", "7"],
  [".5", "0.5"],
  ["12.", "12"],
  ["ten", "ten"],
  ["1.2.3", "1.2.3"],
  ["-5", "-5"],
  ["1e5", "1e5"],
  ["  ", ""],
  ["$", "$"],
])("%j is read as %j", (typed, decimal) => {
  expect(decimalFromTyped(typed)).toBe(decimal);
});

test("more than two decimals are shown as typed, so that the fault can be seen", () => {
  expect(groupedFromDecimal("1234.567")).toBe("1,234.567");
  expect(groupedFromDecimal("999999999.99")).toBe("999,999,999.99");
  expect(groupedFromDecimal("")).toBe("");
});
