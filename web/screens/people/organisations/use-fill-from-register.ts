// Fills in what the business register knows where nothing stands yet, and never over what a person has typed.

import { useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisteredBusinessFieldsFragment } from "../../../api/generated/graphql.ts";
import type { OrganisationValues } from "./organisation-form.ts";

export const REGISTERED_FIELDS = ["name", "entityType"] as const;

/** What was filled in for another number gives way to what is registered under this one. */
export function useFillFromRegister(
  form: UseFormReturn<OrganisationValues>,
  business: RegisteredBusinessFieldsFragment | undefined,
): void {
  const filled = useRef<Partial<Record<(typeof REGISTERED_FIELDS)[number], string>>>({});
  const { getValues, setValue } = form;

  // Before the paint: an offer for what is about to be filled would flash up for one frame.
  useLayoutEffect(
    function fill() {
      for (const field of REGISTERED_FIELDS) {
        const registered = business?.[field];
        const present = getValues(field);
        const isOpen = present.trim() === "" || present === filled.current[field];
        if (!registered || !isOpen) continue;
        filled.current[field] = registered;
        setValue(field, registered, { shouldDirty: true, shouldValidate: true });
      }
    },
    [business, getValues, setValue],
  );
}
