// The question before a new draft is made from a document: the performance guarantee behind a tender bond, a renewal, or a copy.

import type { SuccessorKind } from "@bondline/domain/documents/successors/successor.ts";
import type { DocumentSuccessionFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { DraftFromDocument } from "./successor-operations.ts";
import { SUCCESSOR_WORDS as WORDS } from "./successor-words.ts";

type Source = DocumentSuccessionFragment & {
  readonly id: string;
  readonly version: number;
  readonly referenceNumber: string;
  readonly isSystemDocument: boolean;
};

type SuccessorDialogProps = {
  readonly document: Source;
  readonly kind: SuccessorKind;
  readonly onClose: () => void;
};

export function SuccessorDialog({ document, kind, onClose }: SuccessorDialogProps) {
  const go = useGo();
  const { id: documentId, version, referenceNumber } = document;
  return (
    <CommandDialog
      command={DraftFromDocument}
      input={{ documentId, version, kind }}
      title={WORDS.titles[kind](referenceNumber)}
      sentence={sentenceOf(kind, document)}
      confirmLabel={WORDS.confirm}
      done={{ title: WORDS.made }}
      notDone={WORDS.notMade}
      onDone={({ createDraftFromDocument: { draft } }) =>
        go(paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }))
      }
      onClose={onClose}
    />
  );
}

function sentenceOf(kind: SuccessorKind, { isSystemDocument }: Source): string {
  const replaces = WORDS.replaces[isSystemDocument ? "issued" : "own"];
  return [WORDS.copied, WORDS.sentences[kind], ...(kind === "COPY" ? [] : [replaces])].join(" ");
}
