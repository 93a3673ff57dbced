// The wording that a request asks for, beside the one that held when it was asked.

import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { WordingDifference } from "../../../drafts/wording/public/wording-difference.tsx";
import { DocumentRequestTexts } from "./request-operations.ts";
import { WORDING_WORDS as WORDS } from "./request-words.ts";
import type { RequestRecord } from "./requested-document.ts";

type DialogProps = { readonly request: RequestRecord; readonly onClose: () => void };

export function WordingChangeDialog({ request: { id, documentId }, onClose }: DialogProps) {
  const { data, failure, readAgain } = useRead(DocumentRequestTexts, { id: documentId });
  const request = data?.document.requests.find((each) => each.id === id);
  return (
    <Dialog
      title={WORDS.title}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{WORDS.close}</Button>}
    >
      {request === undefined ? (
        <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} rows={6} />
      ) : (
        <WordingDifference before={request.fromText ?? ""} after={request.newText ?? ""} />
      )}
    </Dialog>
  );
}
