// The way to take back the note that one has just written: it goes by itself when the time for it is over.

import { useState } from "react";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { useNow } from "../../../app/time/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { TakeDeskNoteBack } from "./desk-note-operations.ts";
import { DESK_NOTE_WORDS as WORDS } from "./desk-note-words.ts";

const EVERY_SECOND = 1000;

type TakeNoteBackProps = { readonly id: string; readonly until: string; readonly onDone: () => void };

export function TakeNoteBack({ id, until, onDone }: TakeNoteBackProps) {
  const [isAsking, setAsking] = useState(false);
  const now = useNow(EVERY_SECOND);
  if (now.toISOString() > until) return null;
  return (
    <>
      <Button size="small" variant="danger-quiet" onClick={() => setAsking(true)}>
        {WORDS.takeBack}
      </Button>
      {isAsking && (
        <CommandDialog
          title={WORDS.takeBackTitle}
          sentence={WORDS.takeBackSentence}
          confirmLabel={WORDS.takeBack}
          isDangerous
          command={TakeDeskNoteBack}
          input={{ id }}
          done={{ title: WORDS.takenBack }}
          notDone={WORDS.notTakenBack}
          onDone={onDone}
          onRefused={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
