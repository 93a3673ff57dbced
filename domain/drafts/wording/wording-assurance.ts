// Reads an undertaking sentence by sentence, ours or anybody's, and says what gets guarantees refused and what would mend it.

import type { PlainDate } from "../../values/time/plain-date.ts";
import { amountFindings } from "./wording-amount-findings.ts";
import { conditionFindings } from "./wording-condition-findings.ts";
import { dateFindings } from "./wording-date-findings.ts";
import type { WordingFacts } from "./wording-facts.ts";
import type { WordingFinding } from "./wording-finding.ts";
import { partFindings } from "./wording-part-findings.ts";
import { partyFindings } from "./wording-party-findings.ts";
import { PLACEHOLDERS } from "./wording-patterns.ts";
import { sentencesOf } from "./wording-sentences.ts";

/** What must be mended first, then as it stands in the text; `today` is the day of issue while none is set. */
export function wordingFindings(text: string, facts: WordingFacts, today: PlainDate): WordingFinding[] {
  const sentences = sentencesOf(text);
  const found = [
    ...gapFindings(sentences),
    ...amountFindings(sentences, facts.amountCents),
    ...partyFindings(sentences, facts),
    ...dateFindings(sentences, facts, today),
    ...conditionFindings(sentences, facts),
    ...partFindings(text, facts),
  ];
  const placeOf = ({ sentence }: WordingFinding) =>
    sentence === null ? sentences.length : sentences.indexOf(sentence);
  return [...found]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .sort((one, other) => Number(one.severity === "CARE") - Number(other.severity === "CARE"));
}

/** What keeps a text from being agreed on and issued. */
export function findingsInTheWay(findings: readonly WordingFinding[]): WordingFinding[] {
  return findings.filter(({ severity }) => severity === "STOP");
}

function gapFindings(sentences: readonly string[]): WordingFinding[] {
  return sentences.flatMap((sentence) => {
    const gaps = [...new Set(sentence.match(PLACEHOLDERS) ?? [])];
    return gaps.length === 0
      ? []
      : [
          {
            topic: "GAP" as const,
            severity: "STOP" as const,
            sentence,
            message: `Still to be filled in: ${gaps.join(", ")}.`,
            mend: "Fill it in, or complete the draft that it is filled in from.",
          },
        ];
  });
}
