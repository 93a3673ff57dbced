// What was entered of a step that waits, as lines: beside what changes, what stands there before.

import type { StepApprovalsQuery } from "../../../api/generated/graphql.ts";
import type { Definition } from "../../../ui/definition-list.tsx";
import { STEP_APPROVAL_WORDS as WORDS } from "./step-approval-words.ts";

export type Approval = StepApprovalsQuery["stepApprovals"][number];

export function stepDefinitions({ facts }: Pick<Approval, "facts">): readonly Definition[] {
  return facts.map(({ label, value, before }) => ({
    term: label,
    value,
    ...(before === null ? {} : { note: WORDS.before(before) }),
  }));
}
