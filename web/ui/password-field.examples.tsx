// Passwords old and new, and the code of a mail.

import { CodeField } from "./code-field.tsx";
import { type ExampleSet, Held } from "./example.tsx";
import { PasswordField } from "./password-field.tsx";

const RULES = [
  { words: "at least 8 characters", holds: (text: string) => text.length >= 8 },
  { words: "an upper-case letter", holds: (text: string) => /\p{Lu}/u.test(text) },
  { words: "a lower-case letter", holds: (text: string) => /\p{Ll}/u.test(text) },
  { words: "a digit", holds: (text: string) => /\d/.test(text) },
];

export const EXAMPLES: ExampleSet = {
  title: "Passwords and codes",
  examples: {
    "Signing in": <PasswordField label="Password" />,
    "Choosing one": (
      <Held start="harbour9">
        {(value, onChange) => (
          <PasswordField
            label="New password"
            rules={RULES}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Held>
    ),
    "Code, empty": code(""),
    "Code, faulty": code("482913", "Incorrect passcode."),
  },
};

function code(start: string, error?: string) {
  return (
    <Held start={start}>
      {(value, onChange) => <CodeField label="Code from the email" {...{ value, onChange, error }} />}
    </Held>
  );
}
