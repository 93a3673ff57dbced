// The documents that a draft needs before it is issued: each with what is to be done, its thread, and what the reader may do.

import type { RequiredDocumentParty } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { lazy, Suspense, useState } from "react";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AddIcon, DocumentIcon } from "../../../../ui/icons.ts";
import { RequiredDocumentPanel } from "../required-document-panel.tsx";
import { REQUIRED_WORDS as WORDS } from "../required-document-words.ts";
import { isFor } from "../shown-document.ts";
import { useRequiredDocuments } from "../use-required-documents.ts";

const AskDialog = lazy(async () => ({
  default: (await import("../ask-for-document-dialog.tsx")).AskForDocumentDialog,
}));

type CardProps = {
  readonly draft: { readonly id: string; readonly capabilities: readonly string[] };
  /** Whose page it is. */
  readonly reader: RequiredDocumentParty;
};

export function RequiredDocumentsCard({ draft, reader }: CardProps) {
  const { documents, failure, readAgain } = useRequiredDocuments(draft.id);
  const [isAsking, setAsking] = useState(false);
  const mayAsk = draft.capabilities.includes("CAN_ASK_FOR_DOCUMENTS");
  const close = () => setAsking(false);
  if (documents !== undefined && documents.length === 0 && !mayAsk) return null;
  const forReader = documents?.filter((document) => isFor(document, reader)).length ?? 0;
  return (
    <div id="required-documents">
      <Card
        heading={WORDS.heading}
        note={forReader > 0 ? WORDS.forYou(forReader) : undefined}
        action={
          mayAsk && (
            <Button size="small" icon={AddIcon} onClick={() => setAsking(true)}>
              {WORDS.ask}
            </Button>
          )
        }
        hasRows
      >
        {documents === undefined ? (
          <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
        ) : documents.length === 0 ? (
          <EmptyState icon={DocumentIcon} title={WORDS.none} sentence={WORDS.noneSentence} />
        ) : (
          <ul className="divide-y divide-line">
            {documents.map((document) => (
              <li key={document.id}>
                <RequiredDocumentPanel document={document} reader={reader} onDone={readAgain} />
              </li>
            ))}
          </ul>
        )}
        <Suspense>{isAsking && <AskDialog draftId={draft.id} onDone={readAgain} onClose={close} />}</Suspense>
      </Card>
    </div>
  );
}
