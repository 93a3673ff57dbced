// What each dialog of a decision is given.

import type { LiveRecord } from "../../../../app/use-live-record.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import type { DecisionFacts } from "./staff-decision.ts";

/** Of what is recorded about a draft, whether or not a decision waits for it. */
export type RecordDialogProps = {
  readonly facts: Pick<DecisionFacts, "draft">;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly onClose: () => void;
};

export type DecisionDialogProps = RecordDialogProps & { readonly facts: DecisionFacts };
