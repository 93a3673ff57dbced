// The organisation's facilities and the keys of its facts, for those filters that ask for one of them.

import { useCallback, useMemo, useState } from "react";
import type { FilterChoices } from "../../../../app/list/filter-said.ts";
import { useRead } from "../../../../app/use-read.ts";
import { ListFilterChoicesDocument } from "./document-list-operations.ts";

/** Read once somebody needs them: `isNeeded` from the start, or later by the function. */
export function useFilterChoices(organisationId: string, isNeeded: boolean): [FilterChoices, () => void] {
  const [isAsked, setAsked] = useState(false);
  const { data } = useRead(ListFilterChoicesDocument, isNeeded || isAsked ? { organisationId } : undefined);
  const choices = useMemo(
    () => ({
      facilities: data?.facilities ?? [],
      keys: data?.organisation.documentMetadataKeys.map(({ key }) => key) ?? [],
    }),
    [data],
  );
  return [choices, useCallback(() => setAsked(true), [])];
}
