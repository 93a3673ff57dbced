// Fields are found by their label, say what is wrong with them, and help with passwords, codes and searches.

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { SearchField } from "./search-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

test("the error takes the place of the help and is read with the field", () => {
  const { rerender } = render(<TextField label="First name" help="As on your passport." />);
  expect(
    screen.getByRole("textbox", { name: "First name", description: "As on your passport." }),
  ).toBeDefined();
  rerender(<TextField label="First name" help="As on your passport." error="This field is required." />);
  const field = screen.getByRole("textbox", { name: "First name", description: "This field is required." });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("As on your passport.")).toBeNull();
});

test("fields are required unless they say that they are optional", () => {
  render(
    <>
      <TextField label="Name" />
      <TextField label="Your reference" isOptional />
    </>,
  );
  expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-required")).toBe("true");
  expect(
    screen.getByRole("textbox", { name: "Your reference optional" }).getAttribute("aria-required"),
  ).toBeNull();
});

test("the characters left are told near the limit, and nothing typed is cut off", async () => {
  render(<TextArea label="Reason" maxCharacters={30} />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await userEvent.type(area, "123456789");
  expect(screen.queryByText(/left/)).toBeNull();
  await userEvent.type(area, "0");
  expect(screen.getByText("20 left")).toBeDefined();
  await userEvent.type(area, "x".repeat(22));
  expect(screen.getByText("2 too many")).toBeDefined();
  expect(area.value).toHaveLength(32);
});

test("a password can be seen and hidden again, and each rule is ticked as it is met", async () => {
  const rules = [
    { words: "at least 8 characters", holds: (text: string) => text.length >= 8 },
    { words: "a digit", holds: (text: string) => /\d/.test(text) },
  ];
  render(<PasswordField label="New password" rules={rules} />);
  const field = screen.getByLabelText<HTMLInputElement>("New password");
  await userEvent.type(field, "harbour9");
  expect(screen.getAllByText(", met")).toHaveLength(2);
  expect(field.type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  expect(field.autocomplete).toBe("new-password");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
});

test("a code pasted with spaces is taken, and cut to six digits", async () => {
  render(<Code />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Code" });
  expect(field.autocomplete).toBe("one-time-code");
  await userEvent.click(field);
  await userEvent.paste("482 913 7");
  expect(field.value).toBe("482913");
});

test("Escape clears a search before it closes anything around it", async () => {
  const onEscape = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the field.
    <div onKeyDown={(event) => event.key === "Escape" && onEscape()}>
      <Search />
    </div>,
  );
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  await userEvent.type(field, "{Escape}");
  expect(field.value).toBe("");
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.type(field, "{Escape}");
  expect(onEscape).toHaveBeenCalledOnce();
});

function Code() {
  const [code, setCode] = useState("");
  return <CodeField label="Code" value={code} onChange={setCode} />;
}

function Search() {
  const [words, setWords] = useState("lachlan");
  return <SearchField label="Search" value={words} onChange={setWords} />;
}
