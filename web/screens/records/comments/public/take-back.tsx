// The way to take back what one has just said: it goes by itself when the time for it is over.

import { useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import {
  CommentRemoveFromDocument,
  CommentRemoveFromDraft,
  CommentRemoveFromFacilityApplication,
} from "../comment-operations.ts";
import { COMMENT_WORDS as WORDS } from "../comment-words.ts";

const EVERY_SECOND = 1000;

type TakeBackProps = {
  readonly record: { readonly kind: "draft" | "document" | "facilityApplication"; readonly id: string };
  readonly commentId: string;
  readonly until: string;
  readonly onDone: () => void;
};

export function TakeBack({ record, commentId: id, until, onDone }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false);
  const now = useNow(EVERY_SECOND);
  if (now.toISOString() > until) return null;
  const question = {
    title: WORDS.takeBackTitle,
    sentence: WORDS.takeBackSentence,
    confirmLabel: WORDS.takeBack,
    isDangerous: true,
    done: { title: WORDS.takenBack },
    notDone: WORDS.notTakenBack,
    onDone,
    onRefused: onDone,
    onClose: () => setAsking(false),
  };
  return (
    <>
      <Button size="small" variant="danger-quiet" onClick={() => setAsking(true)}>
        {WORDS.takeBack}
      </Button>
      {isAsking && record.kind === "draft" && (
        <CommandDialog {...question} command={CommentRemoveFromDraft} input={{ draftId: record.id, id }} />
      )}
      {isAsking && record.kind === "facilityApplication" && (
        <CommandDialog
          {...question}
          command={CommentRemoveFromFacilityApplication}
          input={{ facilityApplicationId: record.id, id }}
        />
      )}
      {isAsking && record.kind === "document" && (
        <CommandDialog
          {...question}
          command={CommentRemoveFromDocument}
          input={{ documentId: record.id, id }}
        />
      )}
    </>
  );
}
