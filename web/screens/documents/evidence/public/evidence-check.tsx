// What anybody needs to check a pack of evidence: the verifier, and the fingerprint of the key that signs here.

import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { EvidenceKeyDocument } from "./evidence-operations.ts";
import { EVIDENCE_WORDS as WORDS } from "./evidence-words.ts";

/** Served by the portal beside the client, as files to save. */
const VERIFIERS = [
  { label: WORDS.page, name: "verify-evidence.html" },
  { label: WORDS.script, name: "verify-evidence.mjs" },
] as const;

export function EvidenceCheck() {
  return (
    <Card heading={WORDS.checkHeading} hasBody>
      <div className="space-y-4">
        <p className="text-body text-ink-2">{WORDS.checkSentence}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {VERIFIERS.map(({ label, name }) => (
            <li key={name}>
              <a
                href={`/evidence/${name}`}
                download={name}
                className="inline-flex min-h-11 items-center text-body text-accent-text underline underline-offset-3 sm:min-h-6"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Fingerprint />
      </div>
    </Card>
  );
}

function Fingerprint() {
  const { data, failure, readAgain } = useRead(EvidenceKeyDocument, {});
  if (data === undefined && failure === undefined)
    return (
      <p role="status" className="text-body text-ink-3">
        {WORDS.loading}
      </p>
    );
  if (data === undefined)
    return (
      <p className="flex flex-wrap items-center gap-3 text-body text-ink-2">
        {WORDS.notLoaded}
        <Button size="small" onClick={readAgain}>
          {WORDS.retry}
        </Button>
      </p>
    );
  const { fingerprint } = data.evidenceKey;
  const shown = (
    <span className="flex items-start gap-2">
      <code className="min-w-0 text-label break-words">{fingerprint.replace(/.{4}(?=.)/g, "$& ")}</code>
      <CopyButton text={fingerprint} label={WORDS.copy} />
    </span>
  );
  return (
    <>
      <DefinitionList items={[{ term: WORDS.fingerprint, value: shown }]} />
      <p className="text-label text-ink-2">{WORDS.compare}</p>
    </>
  );
}
