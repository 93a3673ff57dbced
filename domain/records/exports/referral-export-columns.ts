// The columns of all referrals as a file.

import { REFERRAL_ENTITY_TYPE_TEXT, REFERRAL_WAY_TEXT } from "../../money/referrals/referral.ts";
import { REFERRAL_STAGE_TEXT } from "../../money/referrals/referrer-account.ts";
import { type ExportColumn, momentColumn } from "./export-column.ts";

export function referralExportColumns(zone: string): readonly ExportColumn[] {
  return [
    { key: "client", label: "Client", kind: "text", isUsual: true },
    { key: "way", label: "Came by", kind: "text", isUsual: true, texts: REFERRAL_WAY_TEXT },
    { key: "referrer", label: "Referrer", kind: "text", isUsual: true },
    { key: "code", label: "Code", kind: "text" },
    { key: "firm", label: "Firm", kind: "text", isUsual: true },
    { key: "firmKind", label: "Kind of firm", kind: "text", texts: REFERRAL_ENTITY_TYPE_TEXT },
    { key: "stage", label: "Stage", kind: "text", isUsual: true, texts: REFERRAL_STAGE_TEXT },
    momentColumn(zone, { key: "createdAt", label: "Signed up", isUsual: true }),
    { key: "firstPaidReference", label: "First paid request", kind: "text", isUsual: true },
    momentColumn(zone, { key: "firstPaidAt", label: "First request paid" }),
    { key: "promised", label: "Promised", kind: "money" },
    { key: "earned", label: "Earned", kind: "money", isUsual: true },
    { key: "takenBack", label: "Taken back", kind: "money", isUsual: true },
    { key: "paidOut", label: "Paid out or used", kind: "money", isUsual: true },
  ];
}
