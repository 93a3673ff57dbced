// Says that what was typed before a reload stands in the form again, and offers to throw it away.

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { relativeTime } from "../time/instant-text.ts";
import { AUTOSAVE_WORDS } from "./autosave-words.ts";

const WORDS = AUTOSAVE_WORDS.kept;

export function KeptNotice({
  keptAt,
  onDiscard,
}: {
  readonly keptAt: string;
  readonly onDiscard: () => void;
}) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const discard = () => {
    onDiscard();
    setShown(false);
  };
  return (
    <Notice
      tone="info"
      title={WORDS.title}
      action={
        <Button size="small" onClick={discard}>
          {WORDS.discard}
        </Button>
      }
      onDismiss={() => setShown(false)}
    >
      {WORDS.sentence(relativeTime(keptAt, new Date()))}
    </Notice>
  );
}
