// Takes whoever follows a requirement to its field: in view, in focus, and with what is to be done said at it.

import { type RefObject, useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import type { DraftSaver } from "./draft-shape.ts";
import { NEEDED_BY_PLAN } from "./draft-step-requirements.ts";

type FieldName = keyof DraftFormValues;

/** A requirement that is met by several fields names one of them; the first that is empty is meant. */
const ASKED_TOGETHER: Readonly<Record<string, readonly FieldName[]>> = {
  refundAccountNumber: NEEDED_BY_PLAN.securityTypeCash,
  directorEmail: NEEDED_BY_PLAN.directorContact,
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
      const held = { stop: () => {}, isOver: false };
      const together = ASKED_TOGETHER[field] ?? [field as FieldName];
      const path = together.find((each) => form.getValues(each) === "") ?? (field as FieldName);
      void form.trigger(together).then(() => {
        if (held.isOver) return;
        const message = unmetMessage(saver, field);
        if (message !== undefined) form.setError(path, { type: "requirement", message });
        held.stop = focusFirstError(within.current ?? document, selectorOf(path));
      });
      return () => {
        held.isOver = true;
        held.stop();
      };
    },
    [form, saver, field, within],
  );
}

function unmetMessage(saver: DraftSaver, field: string): string | undefined {
  const { record } = saver.store.get();
  return record?.applicableRequirements.find((each) => each.field === field && !each.requirementMet)?.message;
}

function selectorOf(path: string): string {
  return path === "parties" ? '[data-field="parties"] button' : `[name="${CSS.escape(path)}"]`;
}
