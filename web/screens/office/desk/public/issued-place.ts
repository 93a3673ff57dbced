// The address of what a bank or insurer has issued, and in how many days it ends.

import { paths } from "../../../../paths.ts";

export const ENDING_DAYS = [30, 60, 90] as const;
export type EndingDays = (typeof ENDING_DAYS)[number];

export function issuedHref(days: EndingDays): string {
  return `${paths.staffIssued()}?ends=${days}`;
}
