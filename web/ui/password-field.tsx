// A password with a way to see it; when choosing a new one, each rule is ticked as it is met.

import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { CheckIcon, HideIcon, PreviewIcon } from "./icons.ts";

/** The shape of `PASSWORD_CONDITIONS` in the domain. */
export type PasswordRule = { readonly words: string; readonly holds: (password: string) => boolean };

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "className" | "id" | "type" | "children"> & {
    /** Given when a new password is chosen; each is listed below the field. */
    readonly rules?: readonly PasswordRule[] | undefined;
  };

export function PasswordField({ rules, onInput, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const password = props.value === undefined ? typed : String(props.value);

  return (
    <div>
      <Field {...props}>
        {(control) => (
          <div className="relative">
            <input
              autoComplete={rules ? "new-password" : "current-password"}
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              type={isShown ? "text" : "password"}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onInput?.(event);
              }}
              className="control pr-11"
            />
            <div className="absolute inset-y-0 right-0 flex items-center sm:right-0.5">
              <IconButton
                icon={isShown ? HideIcon : PreviewIcon}
                label={isShown ? "Hide password" : "Show password"}
                onClick={() => setShown(!isShown)}
              />
            </div>
          </div>
        )}
      </Field>
      {rules && <PasswordRules rules={rules} password={password} />}
    </div>
  );
}

function PasswordRules({
  rules,
  password,
}: {
  readonly rules: readonly PasswordRule[];
  readonly password: string;
}) {
  return (
    <ul aria-label="The password needs" className="mt-2 grid gap-x-4 gap-y-1 text-label sm:grid-cols-2">
      {rules.map((rule) => {
        const isMet = rule.holds(password);
        return (
          <li
            key={rule.words}
            className={classNames("flex items-center gap-2", isMet ? "text-accent-text" : "text-ink-2")}
          >
            {isMet ? (
              <CheckIcon className="size-3.5!" />
            ) : (
              <span aria-hidden="true" className="mx-1 size-1.5 rounded-full bg-line-2" />
            )}
            {rule.words}
            <span className="sr-only">{isMet ? ", met" : ", not yet met"}</span>
          </li>
        );
      })}
    </ul>
  );
}
