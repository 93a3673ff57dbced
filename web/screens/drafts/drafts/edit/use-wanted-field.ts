// Opens the wizard on the field that somebody was sent to: marked with what is missing, and focused.

import { type RefObject, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { NEEDED_BY_PLAN } from "./draft-step-requirements.ts";

type Options = {
  readonly form: UseFormReturn<DraftFormValues>;
  readonly draft: DraftRecordFragment | undefined;
  readonly field: string | undefined;
  readonly within: RefObject<HTMLElement | null>;
};

type FieldName = keyof DraftFormValues;

/** A requirement that is met by several fields names one of them. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  refundAccountNumber: NEEDED_BY_PLAN.securityTypeCash,
  directorEmail: NEEDED_BY_PLAN.needsDirectorContact,
};

export function useWantedField({ form, draft, field, within }: Options): void {
  // Once for each field: what is typed there afterwards is not marked again.
  const shown = useRef<string>(undefined);
  useEffect(
    function showField() {
      if (field === undefined || draft === undefined || shown.current === field) return;
      shown.current = field;
      const fields = (TOGETHER[field] ?? [field]) as FieldName[];
      void form.trigger(fields).then(() => {
        const isMarked = fields.some((each) => form.getFieldState(each).error !== undefined);
        const message = draft.applicableRequirements.find((each) => each.field === field)?.message;
        if (!isMarked && message !== undefined) form.setError(field as FieldName, { message });
        focusFirstError(within.current ?? document);
      });
    },
    [form, draft, field, within],
  );
}
