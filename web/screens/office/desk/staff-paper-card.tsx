// The paper of a guarantee that was issued from here: the file that its document has, and the way to give it one.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { StaffDraftRecord } from "../../drafts/drafts/public/staff-check.ts";
import { PAPER_CARD_WORDS as WORDS } from "../../drafts/drafts/public/staff-decision-words.ts";
import { StaffAddPaper, StaffDraftPaper } from "../../drafts/drafts/public/staff-draft-operations.ts";
import { paperToIssue, StaffPaperField } from "./staff-paper-field.tsx";

export function StaffPaperCard({ draft }: { readonly draft: StaffDraftRecord }) {
  if (draft.documentId === null || !draft.capabilities.includes("CAN_GIVE_PAPER")) return null;
  return <PaperOf draft={draft} />;
}

function PaperOf({ draft }: { readonly draft: StaffDraftRecord }) {
  const { data, readAgain } = useRead(StaffDraftPaper, { draftId: draft.id });
  const [isAdding, setAdding] = useState(false);
  const paper = data?.document.attachments.findLast(({ variant }) => variant === ISSUED_PAPER);
  return (
    <Card
      heading={WORDS.title}
      action={
        <Button size="small" onClick={() => setAdding(true)}>
          {paper === undefined ? WORDS.add : WORDS.replace}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        {paper === undefined ? (
          <p className="text-body text-ink-2">{WORDS.none}</p>
        ) : (
          <>
            <p className="text-body break-words">{paper.fileName}</p>
            <p className="figures text-label text-ink-3">{exactDate(paper.createdAt)}</p>
          </>
        )}
      </CardBody>
      {isAdding && (
        <AddDialog
          draft={draft}
          after={paper?.createdAt}
          onClose={() => {
            setAdding(false);
            readAgain();
          }}
        />
      )}
    </Card>
  );
}

type AddDialogProps = {
  readonly draft: StaffDraftRecord;
  readonly after: string | undefined;
  readonly onClose: () => void;
};

function AddDialog({ draft, after, onClose }: AddDialogProps) {
  const { send, sending } = useCommand(StaffAddPaper);
  const paper = paperToIssue(draft, after);
  const isDigital = draft.deliveryDetails.deliveryType === "DIGITAL";
  const add = async () => {
    if (paper === undefined) return;
    const answer = await send({ draftId: draft.id, issuedPaperId: paper.id });
    if (!answer.ok) return;
    notify({ tone: "ok", title: WORDS.added, detail: paper.fileName });
    onClose();
  };
  return (
    <Dialog
      title={WORDS.addTitle}
      sentence={isDigital ? WORDS.addSentenceDigital : WORDS.addSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            isDisabled={paper === undefined}
            onClick={() => void add()}
          >
            {WORDS.addConfirm}
          </Button>
        </>
      }
    >
      <StaffPaperField draft={draft} help={WORDS.help} after={after} />
    </Dialog>
  );
}
