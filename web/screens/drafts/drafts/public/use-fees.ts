// What a fee summary that is chosen for a draft comes to.

import { useRead } from "../../../../app/use-read.ts";
import { StaffDraftFees } from "./staff-draft-operations.ts";

/** Nothing is asked while none is chosen, and what another comes to is no answer. */
export function useFees(draftId: string, feeSummaryId: string) {
  const read = useRead(StaffDraftFees, feeSummaryId === "" ? undefined : { draftId, feeSummaryId });
  const fees = read.data?.productSelectionSummary;
  return { ...read, data: fees?.feeSummary.id === feeSummaryId ? fees : undefined };
}
