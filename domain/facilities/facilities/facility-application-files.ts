// The files that an application for a facility asks for, and how far each has come.

import { isDownloadable, type ScannedAttachment } from "../../records/attachments/attachment-display.ts";

/** The support documents that are asked for with an application; it can be submitted without them. */
export const SUPPORT_DOCUMENTS = [
  { code: "FINANCIAL_STATEMENTS", label: "Financial statements" },
  { code: "MANAGEMENT_ACCOUNTS", label: "Management accounts" },
  { code: "GROUP_STRUCTURE", label: "Group structure" },
  { code: "BANKING_FACILITIES", label: "Banking facilities" },
  { code: "CASHFLOW_FORECASTS", label: "Cashflow forecasts (12 months)" },
  { code: "WORK_IN_PROGRESS", label: "Work in progress" },
] as const;

/** What a file attached to an application is. */
export const APPLICATION_FILE_VARIANTS = [
  ...SUPPORT_DOCUMENTS,
  { code: "OTHER", label: "Other document" },
] as const;

type ApplicationFile = ScannedAttachment & { variant: string };
type SupportDocumentState = "GIVEN" | "BEING_CHECKED" | "MISSING";

/** A file counts once it was found clean; one that was not taken counts for nothing. */
export function supportDocumentState(code: string, files: readonly ApplicationFile[]): SupportDocumentState {
  const those = files.filter(({ variant }) => variant === code);
  if (those.some(isDownloadable)) return "GIVEN";
  return those.some(({ infectedFileStatus }) => infectedFileStatus === "NOT_SCANNED")
    ? "BEING_CHECKED"
    : "MISSING";
}
