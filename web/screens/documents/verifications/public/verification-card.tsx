// How anybody can check this paper, for its parties to pass on: code, link and square code, and who has asked so far.

import {
  VERIFICATION_STATE_TEXT,
  VERIFICATION_WAY_TEXT,
} from "@bondline/domain/documents/verifications/verification.ts";
import { lazy, Suspense, useState } from "react";
import { useClient } from "urql";
import type {
  VerificationCardFragment,
  VerificationLookUpsQuery,
} from "../../../../api/generated/graphql.ts";
import { saveBytes } from "../../../../app/save-file.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { VerificationLookUpsDocument, VerificationSheetDocument } from "./verification-card-operations.ts";
import { VERIFICATION_CARD_WORDS as WORDS } from "./verification-card-words.ts";

const SquareCode = lazy(async () => {
  const { SquareCode: component } = await import("../../../../ui/square-code.tsx");
  return { default: component };
});

type VerificationCardProps = {
  readonly record: VerificationCardFragment;
  /** Another one: somebody may have checked the paper meanwhile. */
  readonly revision: number;
};

export function VerificationCard({ record, revision }: VerificationCardProps) {
  const { id, verification } = record;
  const { save, isSaving } = useSheet(id);
  if (verification === null) return null;
  const { checkCode, link } = verification;
  return (
    <Card
      heading={WORDS.heading}
      hasBody
      action={
        <Button size="small" icon={DownloadIcon} isLoading={isSaving} onClick={() => void save()}>
          {WORDS.sheet}
        </Button>
      }
    >
      <div className="space-y-4">
        <p className="text-body text-ink-2">{WORDS.sentence}</p>
        <DefinitionList
          items={[
            { term: WORDS.checkCode, value: <Copied text={checkCode} label={WORDS.copyCode} /> },
            { term: WORDS.link, value: <Copied text={link} label={WORDS.copyLink} /> },
          ]}
        />
        <Disclosure label={WORDS.showSquareCode}>
          <Suspense fallback={<div className="size-44 rounded-control bg-sunken" />}>
            <SquareCode address={link} label={WORDS.squareCode} />
          </Suspense>
        </Disclosure>
        <LookUps documentId={id} revision={revision} />
      </div>
    </Card>
  );
}

/** What goes wrong is shown by the notice that every failed call raises. */
function useSheet(documentId: string) {
  const client = useClient();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { data } = await client.query(VerificationSheetDocument, { documentId }).toPromise();
    setSaving(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.documentVerificationSheet;
    saveBytes(fileName, content, contentType);
  };
  return { save, isSaving };
}

function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0 break-all">{text}</span>
      <CopyButton text={text} label={label} />
    </span>
  );
}

function LookUps({ documentId, revision }: { readonly documentId: string; readonly revision: number }) {
  const { data, failure, readAgain } = useRead(
    VerificationLookUpsDocument,
    { documentId },
    { dependsOn: String(revision) },
  );
  const found = data?.document.verification;
  if (found) return <FoundLookUps {...found} />;
  if (failure === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-label text-ink-2">
      {WORDS.notLoaded}
      <Button size="small" onClick={readAgain}>
        {WORDS.retry}
      </Button>
    </p>
  );
}

type Found = NonNullable<VerificationLookUpsQuery["document"]["verification"]>;

function FoundLookUps({ lookUps, lookUpCount }: Found) {
  if (lookUpCount === 0) return <p className="text-label text-ink-3">{WORDS.noLookUps}</p>;
  return (
    <section aria-label={WORDS.lookUps}>
      <h3 className="text-label font-medium">{WORDS.lookUpsOf(lookUpCount)}</h3>
      <ul className="mt-2 space-y-2">
        {lookUps.map(({ id, way, outcome, createdAt }) => (
          <li key={id} className="text-label">
            <span className="block">
              {WORDS.lookUp(
                VERIFICATION_WAY_TEXT[way],
                outcome === "UNKNOWN" ? WORDS.wrongCode : VERIFICATION_STATE_TEXT[outcome],
              )}
            </span>
            <span className="figures block text-ink-3">{exactTime(createdAt)}</span>
          </li>
        ))}
      </ul>
      {lookUpCount > lookUps.length && (
        <p className="mt-2 text-label text-ink-3">{WORDS.olderLookUps(lookUpCount - lookUps.length)}</p>
      )}
    </section>
  );
}
