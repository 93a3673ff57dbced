// The checks of a draft by their trouble. A clear one takes a line of evidence; a finding says what it is and can be ticked to ask for.

import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import {
  AttentionIcon,
  DoneIcon,
  type Icon,
  NoneIcon,
  UncheckedIcon,
  WarningIcon,
} from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Finding, StaffCheck, Trouble } from "../../drafts/drafts/public/staff-check.ts";
import { STAFF_DRAFT_WORDS as WORDS } from "../../drafts/drafts/public/staff-words.ts";
import type { StaffWording } from "./use-staff-draft.ts";

export type StaffChecksCardProps = {
  readonly checks: readonly StaffCheck[];
  readonly wording: StaffWording;
  readonly tickedIds: ReadonlySet<string>;
  /** Absent where the reader may not ask for changes: then there is nothing to tick. */
  readonly onTick: ((findingId: string, isTicked: boolean) => void) | undefined;
};

export function StaffChecksCard({ checks, wording, tickedIds, onTick }: StaffChecksCardProps) {
  // They are sorted by trouble, so the wording's would come between those that are read already.
  if (wording.data === undefined && wording.failure === undefined)
    return (
      <Card heading={WORDS.checks} hasRows>
        <SkeletonRows rows={12} label={WORDS.wordingLoading} />
      </Card>
    );
  const count = (...troubles: Trouble[]) => checks.filter(({ trouble }) => troubles.includes(trouble)).length;
  const counts = {
    clear: count("clear"),
    toSettle: count("blocking", "look"),
    unchecked: count("unchecked"),
  };
  return (
    <Card heading={WORDS.checks} note={WORDS.checksNote(counts)} hasRows>
      <ul>
        {wording.failure !== undefined && <WordingFailed onRetry={wording.readAgain} />}
        {checks.map((check) => (
          <li key={check.id} className="flex gap-3 border-line px-4 py-3.5 not-last:border-b sm:px-5">
            <CheckIcon trouble={check.trouble} />
            <div className="min-w-0 flex-1">
              <CheckHead check={check} />
              {check.evidence.map((line) => (
                <p key={line} className="figures text-label break-words text-ink-2">
                  {line}
                </p>
              ))}
              {check.findings.map((finding) => (
                <FindingPanel
                  key={finding.id}
                  finding={finding}
                  trouble={check.trouble}
                  isTicked={tickedIds.has(finding.id)}
                  onTick={onTick}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CheckHead({ check }: { readonly check: StaffCheck }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-body font-medium tracking-normal">
        <VisuallyHidden>{TROUBLE_LOOKS[check.trouble].words}: </VisuallyHidden>
        {check.title}
      </h3>
      <p className="figures text-label text-ink-3">{check.outcome}</p>
    </div>
  );
}

type FindingPanelProps = {
  readonly finding: Finding;
  readonly trouble: Trouble;
  readonly isTicked: boolean;
  readonly onTick: StaffChecksCardProps["onTick"];
};

function FindingPanel({ finding, trouble, isTicked, onTick }: FindingPanelProps) {
  const { words, ink } = TROUBLE_LOOKS[trouble];
  return (
    <div className="mt-2 rounded-control bg-sunken px-3 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 text-label font-medium break-words">{finding.title}</p>
        <p className={`text-label ${ink}`}>{words}</p>
      </div>
      {finding.message !== "" && <p className="text-label break-words text-ink-2">{finding.message}</p>}
      {onTick !== undefined && (
        <div className="mt-1">
          <CheckboxField
            label={<TickLabel finding={finding} />}
            checked={isTicked}
            onChange={(event) => onTick(finding.id, event.target.checked)}
          />
        </div>
      )}
    </div>
  );
}

/** Several ticks read alike, so each also says by its title what it is about. */
function TickLabel({ finding: { tick, title } }: { readonly finding: Finding }) {
  return (
    <span className="text-label">
      {tick}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </span>
  );
}

const TROUBLE_LOOKS: Record<Trouble, { icon: Icon; ink: string; words: string }> = {
  blocking: { icon: AttentionIcon, ink: "text-danger", words: WORDS.blocks },
  look: { icon: WarningIcon, ink: "text-warn", words: WORDS.look },
  unchecked: { icon: UncheckedIcon, ink: "text-ink-3", words: WORDS.unchecked },
  clear: { icon: DoneIcon, ink: "text-accent-text", words: WORDS.clear },
  none: { icon: NoneIcon, ink: "text-ink-3", words: WORDS.none },
};

function CheckIcon({ trouble }: { readonly trouble: Trouble }) {
  const { icon: Shown, ink } = TROUBLE_LOOKS[trouble];
  return <Shown aria-hidden="true" className={`mt-0.5 ${ink}`} />;
}

function WordingFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-2 sm:px-5">
      <WarningIcon aria-hidden="true" className="text-warn" />
      <p className="min-w-0 flex-1 text-body">{WORDS.wordingFailed}</p>
      <Button size="small" onClick={onRetry}>
        {WORDS.retry}
      </Button>
    </li>
  );
}
