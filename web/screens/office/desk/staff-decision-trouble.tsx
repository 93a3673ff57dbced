// Why a decision did not go through, above the form that still holds what was typed.

import { Notice } from "../../../ui/notice.tsx";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";
import type { DecisionTrouble } from "./use-decision.ts";

export function StaffDecisionTrouble({ trouble }: { readonly trouble: DecisionTrouble | undefined }) {
  if (trouble === undefined) return null;
  if (trouble.code === "CONFLICT") {
    return (
      <Notice tone="warn" title={WORDS.conflictTitle}>
        {WORDS.conflictSentence}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" title={WORDS.failedTitle}>
      {trouble.message}
    </Notice>
  );
}
