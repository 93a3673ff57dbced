// Several lines of text, with the count of characters left once the limit comes near.

import { type ComponentProps, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, "className" | "id" | "children"> & {
    /** Shown as a count; typing beyond it is allowed, so that nothing pasted is cut in silence. */
    readonly maxCharacters?: number | undefined;
  };

export function TextArea({ maxCharacters, onInput, ...props }: TextAreaProps) {
  const { value, defaultValue } = props;
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? "").length);
  const used = value === undefined ? typed : String(value).length;

  return (
    <div className="relative">
      <Field {...props}>
        {(control) => (
          <textarea
            rows={4}
            {...control}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length);
              onInput?.(event);
            }}
            className="control"
          />
        )}
      </Field>
      {maxCharacters !== undefined && <CharactersLeft left={maxCharacters - used} max={maxCharacters} />}
    </div>
  );
}

function CharactersLeft({ left, max }: { readonly left: number; readonly max: number }) {
  const isNear = left <= Math.max(20, max * 0.1);
  return (
    <p aria-live="polite" className="figures absolute top-0 right-0 text-meta text-ink-3">
      {left < 0 ? <span className="text-danger">{-left} too many</span> : isNear && <span>{left} left</span>}
    </p>
  );
}
