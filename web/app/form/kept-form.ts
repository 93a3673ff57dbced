// Keeps what is typed into a form on this device until it is saved, and puts it back after a reload or a way round.

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

export type KeptForm = {
  /** What was typed before stands in the form again. */
  readonly isRestored: boolean;
  readonly hasSomething: boolean;
  /** Throws away what was kept and shows the form as it began. */
  readonly startAgain: () => void;
  readonly forget: () => void;
};

/** The name holds the account, so that the next person on this device is not shown it; without one nothing is kept. */
export function useKeptForm<Values extends FieldValues>(
  name: string | undefined,
  form: UseFormReturn<Values>,
  start: Values,
): KeptForm {
  const [isRestored, setRestored] = useState(false);
  const [hasSomething, setHasSomething] = useState(false);
  const isForgotten = useRef(false);
  const lastName = useRef(name);

  useEffect(
    function putBack() {
      const before = lastName.current;
      lastName.current = name;
      isForgotten.current = false;
      // Another version of the record, with the same typing over it.
      if (before !== name) return moveKept(before, name);
      const kept = name === undefined ? undefined : readKept<Values>(name);
      if (kept === undefined) return;
      form.reset(kept, { keepDefaultValues: true });
      setRestored(true);
      setHasSomething(true);
    },
    [form, name],
  );
  useEffect(
    function keepWhatIsTyped() {
      return form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (name === undefined || isForgotten.current || !isDirty) return;
          keep(name, values);
          setHasSomething(true);
        },
      });
    },
    [form, name],
  );

  const forget = () => {
    isForgotten.current = true;
    if (name !== undefined) localStorage.removeItem(name);
  };
  return {
    isRestored,
    hasSomething,
    forget,
    startAgain: () => {
      form.reset(start);
      if (name !== undefined) localStorage.removeItem(name);
      setRestored(false);
      setHasSomething(false);
    },
  };
}

function moveKept(from: string | undefined, to: string | undefined): void {
  const text = from === undefined ? null : localStorage.getItem(from);
  if (from === undefined || to === undefined || text === null) return;
  localStorage.removeItem(from);
  localStorage.setItem(to, text);
}

function readKept<Values>(name: string): Values | undefined {
  const text = localStorage.getItem(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Values;
  } catch {
    return undefined;
  }
}

function keep(name: string, values: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(values));
  } catch {
    // A full or forbidden storage takes away the safety net, not the form.
  }
}
