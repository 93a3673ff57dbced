// What stands above the wizard's fields: text that was put back, fields that are locked, and what the server said no to.

import { useState } from "react";
import { useStore } from "../../../../app/store.ts";
import { relativeTime } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { EDIT_WORDS, KEPT_WORDS } from "../draft-words.ts";
import { useDraftSaver, useSavedDraft } from "./draft-form-context.ts";

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
      title={KEPT_WORDS.title}
      action={
        <Button size="small" onClick={discard}>
          {KEPT_WORDS.discard}
        </Button>
      }
      onDismiss={() => setShown(false)}
    >
      {KEPT_WORDS.sentence(relativeTime(keptAt, new Date()))}
    </Notice>
  );
}

export function LockedNotice() {
  const draft = useSavedDraft();
  if (draft === undefined) return null;
  const { organisationId, id: draftId, editableFields, requestChangeReason } = draft;
  if (editableFields.length === 0) {
    const open = (
      <LinkButton href={paths.draftView({ organisationId, draftId })}>{EDIT_WORDS.openView}</LinkButton>
    );
    return (
      <Notice tone="warn" title={EDIT_WORDS.allLocked} action={open}>
        {EDIT_WORDS.allLockedSentence}
      </Notice>
    );
  }
  if (!editableFields.includes("amount")) {
    return (
      <Notice tone="info" title={EDIT_WORDS.locked}>
        {EDIT_WORDS.lockedSentence}
      </Notice>
    );
  }
  if (requestChangeReason === null) return null;
  return (
    <Notice tone="warn" title={EDIT_WORDS.changesRequested}>
      {requestChangeReason}
    </Notice>
  );
}

/** Faulty fields carry their own messages; a refusal of the whole is said here. */
export function RefusalNotice() {
  const { refusal } = useStore(useDraftSaver().store);
  if (refusal === undefined || Object.keys(refusal.fields).length > 0) return null;
  return <Notice tone="danger" title={refusal.message} />;
}
