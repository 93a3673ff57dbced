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

/** The name holds the account, so that the next person on this device is not shown it. */
export function useKeptForm<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
  start: Values,
): KeptForm {
  const [isRestored, setRestored] = useState(false);
  const [hasSomething, setHasSomething] = useState(false);
  const isForgotten = useRef(false);

  useEffect(
    function putBack() {
      const kept = readKept<Values>(name);
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
          if (isForgotten.current || !isDirty) return;
          keep(name, values);
          setHasSomething(true);
        },
      });
    },
    [form, name],
  );

  const forget = () => {
    isForgotten.current = true;
    localStorage.removeItem(name);
  };
  return {
    isRestored,
    hasSomething,
    forget,
    startAgain: () => {
      localStorage.removeItem(name);
      form.reset(start);
      setRestored(false);
      setHasSomething(false);
    },
  };
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
