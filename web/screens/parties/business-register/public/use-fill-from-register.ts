// Fills in what the business register knows where nothing stands yet, and never over what a person has typed.

import { useLayoutEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { RegisteredBusinessFieldsFragment } from "../../../../api/generated/graphql.ts";

export const REGISTERED_FIELDS = ["name", "entityType", "state", "postcode"] as const;
type RegisteredField = (typeof REGISTERED_FIELDS)[number];

/** The path in the form of each field that is asked for. */
export type RegisteredPaths = { readonly [Field in RegisteredField]?: string | undefined };

/** What was filled in for another number gives way to what is registered under this one. */
export function useFillFromRegister(
  into: RegisteredPaths,
  business: RegisteredBusinessFieldsFragment | undefined,
): void {
  const filled = useRef<{ [Field in RegisteredField]?: string }>({});
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const { name, entityType, state, postcode } = into;

  // Before the paint: an offer for what is about to be filled would flash up for one frame.
  useLayoutEffect(
    function fill() {
      const paths: RegisteredPaths = { name, entityType, state, postcode };
      for (const field of REGISTERED_FIELDS) {
        const path = paths[field];
        const registered = business?.[field];
        if (path === undefined || !registered) continue;
        const present = getValues(path) ?? "";
        if (present.trim() !== "" && present !== filled.current[field]) continue;
        filled.current[field] = registered;
        setValue(path, registered, { shouldDirty: true, shouldValidate: true });
      }
    },
    [business, getValues, setValue, name, entityType, state, postcode],
  );
}
