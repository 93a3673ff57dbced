// The wording of a draft read sentence by sentence, beside the wording itself; read again whenever the draft has changed.

import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Card } from "../../../../ui/card.tsx";
import { WordingAssuranceQuery } from "../wording-operations.ts";
import { ASSURANCE_WORDS as WORDS } from "./assurance-words.ts";
import { WordingFindings } from "./wording-findings.tsx";

type AssuranceProps = { readonly draft: { readonly id: string; readonly version: number } };

export function WordingAssurance({ draft }: AssuranceProps) {
  const read = useRead(WordingAssuranceQuery, { draftId: draft.id }, { dependsOn: String(draft.version) });
  const findings = read.data?.draftPreview.findings;
  const count = (wanted: "STOP" | "CARE") =>
    findings?.filter(({ severity }) => severity === wanted).length ?? 0;
  const note = WORDS.note(count("STOP"), count("CARE"));
  return (
    <Card heading={WORDS.heading} note={note === "" ? undefined : note} hasBody>
      {findings === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={2} />
      ) : findings.length === 0 ? (
        <p className="text-label text-ink-2">{WORDS.none}</p>
      ) : (
        <WordingFindings findings={findings} />
      )}
    </Card>
  );
}
