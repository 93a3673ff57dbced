// Choices are named by their question, and a missing answer is said with it.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CheckboxField } from "./checkbox-field.tsx";
import { SelectField } from "./select-field.tsx";
import { YesNoField } from "./yes-no-field.tsx";

test("neither yes nor no is chosen beforehand, and the answer is a boolean", async () => {
  const answers: boolean[] = [];
  render(<Trust answers={answers} />);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "No" }));
  await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
  expect(answers).toEqual([false, true]);
});

test("the error of a group belongs to each of its choices", () => {
  render(<YesNoField label="A trust?" value={null} onChange={vi.fn()} error="This field is required." />);
  expect(screen.getByRole("radio", { name: "Yes", description: "This field is required." })).toBeDefined();
  expect(
    screen.getByRole("group", { name: "A trust?", description: "This field is required." }),
  ).toBeDefined();
});

test("a list begins with its placeholder and offers every choice", async () => {
  render(<SelectField label="State" placeholder="Choose" options={[{ value: "VIC", label: "Victoria" }]} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "State" });
  expect(list.value).toBe("");
  await userEvent.selectOptions(list, "Victoria");
  expect(list.value).toBe("VIC");
});

test("the sentence of a tick ticks it", async () => {
  render(<CheckboxField label="I accept the terms of use" error="This field is required." />);
  await userEvent.click(screen.getByText("I accept the terms of use"));
  expect(
    screen.getByRole("checkbox", { checked: true, description: "This field is required." }),
  ).toBeDefined();
});

function Trust({ answers }: { readonly answers: boolean[] }) {
  const [value, setValue] = useState<boolean | null>(null);
  return (
    <YesNoField
      label="Is the applicant a trust?"
      value={value}
      onChange={(answer) => {
        answers.push(answer);
        setValue(answer);
      }}
    />
  );
}
