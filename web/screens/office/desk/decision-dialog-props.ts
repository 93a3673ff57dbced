// What each dialog of a decision is given.

import type { LiveRecord } from "../../../app/use-live-record.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import type { DecisionFacts } from "./staff-decision.ts";

export type DecisionDialogProps = {
  readonly facts: DecisionFacts;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly onClose: () => void;
};
