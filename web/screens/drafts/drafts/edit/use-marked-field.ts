// Takes whoever follows a requirement to its field: in view, in focus, and with what is to be done said at it.

import { type RefObject, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { DraftSaver } from "./draft-shape.ts";

/** What is asked for together stands in several fields: the first that is empty is meant. */
const ASKED_TOGETHER: Readonly<Record<string, readonly (keyof DraftFormValues)[]>> = {
  directorEmail: ["directorFirstName", "directorLastName", "directorEmail"],
  refundAccountNumber: ["refundAccountName", "refundBSB", "refundAccountNumber"],
};

type Options = {
  readonly form: UseFormReturn<DraftFormValues>;
  readonly saver: DraftSaver;
  /** The field of the requirement, as the server names it. */
  readonly field: string | undefined;
  readonly within: RefObject<HTMLElement | null>;
};

export function useMarkedField({ form, saver, field, within }: Options): void {
  useEffect(
    function mark() {
      if (field === undefined) return;
      const path = fieldMeant(field, form.getValues());
      const { record } = saver.store.get();
      const unmet = record?.applicableRequirements.find(
        (each) => each.field === field && !each.requirementMet,
      );
      if (unmet !== undefined) form.setError(path, { type: "requirement", message: unmet.message });
      return focusFirstError(within.current ?? document, selectorOf(path));
    },
    [form, saver, field, within],
  );
}

function fieldMeant(field: string, values: DraftFormValues): keyof DraftFormValues {
  const together = ASKED_TOGETHER[field] ?? [];
  return together.find((each) => values[each] === "") ?? (field as keyof DraftFormValues);
}

function selectorOf(path: string): string {
  return path === "parties" ? '[data-field="parties"] button' : `[name="${CSS.escape(path)}"]`;
}
