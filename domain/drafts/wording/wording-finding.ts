// What a reader of an undertaking should look at: in which sentence, how bad it is, and what would mend it.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const FINDING_SEVERITY_TEXT = {
  STOP: "To be mended",
  CARE: "To look at",
} as const;
/** STOP: the text speaks of another sum, party or day, or promises nothing. CARE: both sides may take it knowingly. */
export type FindingSeverity = keyof typeof FINDING_SEVERITY_TEXT;
export const FINDING_SEVERITIES = codesIn(FINDING_SEVERITY_TEXT);

export const FINDING_TOPIC_TEXT = {
  GAP: "Left to fill in",
  AMOUNT: "Amount",
  PARTY: "Parties",
  DATE: "Dates",
  CONDITION: "Conditions",
  PART: "Missing parts",
} as const;
type FindingTopic = keyof typeof FINDING_TOPIC_TEXT;
export const FINDING_TOPICS = codesIn(FINDING_TOPIC_TEXT);

export type WordingFinding = {
  topic: FindingTopic;
  severity: FindingSeverity;
  /** As it stands in the text; null for what stands nowhere in it. */
  sentence: string | null;
  message: string;
  mend: string;
};
