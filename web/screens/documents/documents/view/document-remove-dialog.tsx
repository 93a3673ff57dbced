// The question before a record that was typed in by mistake is removed; the server says what keeps one.

import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentRemoveDocument } from "./document-view-operations.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

type DocumentRemoveDialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentRemoveDialog({ record, onClose }: DocumentRemoveDialogProps) {
  const { id, version, referenceNumber } = record;
  const go = useGo();
  return (
    <CommandDialog
      command={DocumentRemoveDocument}
      input={{ id, version }}
      title={WORDS.removeTitle(referenceNumber)}
      sentence={WORDS.removeSentence}
      confirmLabel={WORDS.removeConfirm}
      isDangerous
      done={{ title: WORDS.removed(referenceNumber) }}
      notDone={WORDS.notRemoved}
      onDone={() => go(paths.documents(), { replace: true })}
      onClose={onClose}
    />
  );
}
