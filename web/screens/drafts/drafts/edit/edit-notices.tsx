// What stands above the wizard's fields: that some are locked, and what the server said no to.

import { useStore } from "../../../../app/store.ts";
import { paths } from "../../../../paths.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { EDIT_WORDS } from "../draft-words.ts";
import { useDraftSaver, useSavedDraft } from "./draft-form-context.ts";

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
