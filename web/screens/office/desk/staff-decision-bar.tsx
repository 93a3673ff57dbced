// The bar that is always in view: why at the left, what can be decided at the right.

import { Button } from "../../../ui/button.tsx";
import type { ButtonVariant } from "../../../ui/button-look.ts";
import {
  type Decision,
  type DecisionFacts,
  type DecisionKind,
  decisionReason,
  decisionsOffered,
} from "../../drafts/drafts/public/staff-decision.ts";
import { BAR_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";

export type StaffDecisionBarProps = {
  readonly facts: DecisionFacts;
  readonly onDecide: (kind: DecisionKind) => void;
};

export function StaffDecisionBar({ facts, onDecide }: StaffDecisionBarProps) {
  const { title, sentence } = decisionReason(facts);
  const decisions = decisionsOffered(facts);

  return (
    <section
      aria-label={WORDS.label}
      data-print="hide"
      data-bottom-bar=""
      className="sticky bottom-0 z-10 flex flex-col gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:items-center sm:justify-between sm:px-6"
    >
      <p role="status" className="min-w-0">
        <span className="block text-body font-medium">{title}</span>
        {sentence !== "" && <span className="figures block truncate text-label text-ink-2">{sentence}</span>}
      </p>
      {decisions.length > 0 && (
        <div className="grid grid-cols-2 gap-2 *:last:odd:col-span-2 *:last:col-span-1 sm:flex sm:shrink-0">
          {decisions.map((decision) => (
            <Button key={decision.kind} variant={lookOf(decision)} onClick={() => onDecide(decision.kind)}>
              {decision.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function lookOf({ kind, isPrimary }: Decision): ButtonVariant {
  if (isPrimary) return "primary";
  return kind === "decline" ? "danger-quiet" : "secondary";
}
