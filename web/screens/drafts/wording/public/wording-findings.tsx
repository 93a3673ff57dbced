// What was found in a wording: each with its sentence and what would mend it.

import {
  FINDING_SEVERITY_TEXT,
  FINDING_TOPIC_TEXT,
} from "@bondline/domain/drafts/wording/wording-finding.ts";
import type { WordingFindingFieldsFragment } from "../../../../api/generated/graphql.ts";
import { AttentionIcon, WarningIcon } from "../../../../ui/icons.ts";
import { ASSURANCE_WORDS as WORDS } from "./assurance-words.ts";

export type ShownFinding = WordingFindingFieldsFragment;

const LOOKS = {
  STOP: { icon: AttentionIcon, ink: "text-danger" },
  CARE: { icon: WarningIcon, ink: "text-warn" },
} as const;

export function WordingFindings({ findings }: { readonly findings: readonly ShownFinding[] }) {
  return (
    <ul aria-label={WORDS.list} className="divide-y divide-line">
      {findings.map((finding) => (
        <li
          key={[finding.topic, finding.message, finding.sentence].join(" ")}
          className="flex gap-3 py-3 first:pt-0 last:pb-0"
        >
          <FindingRow finding={finding} />
        </li>
      ))}
    </ul>
  );
}

function FindingRow({
  finding: { severity, topic, sentence, message, mend },
}: {
  readonly finding: ShownFinding;
}) {
  const { icon: Shown, ink } = LOOKS[severity];
  return (
    <>
      <Shown aria-hidden="true" className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="text-label text-ink-2">
          {FINDING_TOPIC_TEXT[topic]} · <span className={ink}>{FINDING_SEVERITY_TEXT[severity]}</span>
        </p>
        <p className="figures text-body font-medium break-words">{message}</p>
        {sentence !== null && (
          <blockquote className="figures border-l-2 border-line pl-3 text-label break-words text-ink-2">
            {sentence}
          </blockquote>
        )}
        <p className="figures text-label break-words">
          <span className="sr-only">{WORDS.mend}: </span>
          {mend}
        </p>
      </div>
    </>
  );
}
