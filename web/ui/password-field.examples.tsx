// Passwords old and new, and the code of a mail.

import { useState } from "react";
import { CodeField } from "./code-field.tsx";
import type { ExampleSet } from "./example.ts";
import { PasswordField } from "./password-field.tsx";

const RULES = [
  { words: "at least 8 characters", holds: (text: string) => text.length >= 8 },
  { words: "an upper-case letter", holds: (text: string) => /\p{Lu}/u.test(text) },
  { words: "a lower-case letter", holds: (text: string) => /\p{Ll}/u.test(text) },
  { words: "a digit", holds: (text: string) => /\d/.test(text) },
];

export const EXAMPLES: ExampleSet = {
  title: "Passwords and codes",
  examples: [
    { name: "Signing in", Show: () => <PasswordField label="Password" /> },
    { name: "Choosing one", Show: NewPasswordExample },
    { name: "Code, empty", Show: () => <CodeExample start="" /> },
    { name: "Code, faulty", Show: () => <CodeExample start="482913" error="Incorrect passcode." /> },
  ],
};

function NewPasswordExample() {
  const [value, setValue] = useState("harbour9");
  return (
    <PasswordField
      label="New password"
      rules={RULES}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function CodeExample({ start, error }: { readonly start: string; readonly error?: string }) {
  const [code, setCode] = useState(start);
  return <CodeField label="Code from the mail" value={code} onChange={setCode} error={error} />;
}
