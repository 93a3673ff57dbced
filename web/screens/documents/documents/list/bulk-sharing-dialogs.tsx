// Sharing what is chosen with a person, and not any more: which documents they are is settled first, so that who is on them can be said.

import { type ComponentType, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { WorkingLine } from "../../../../ui/working-line.tsx";
import {
  ShareDocuments,
  type SharingProps,
  StopSharing,
} from "../../../records/collaborators/public/documents-sharing.tsx";
import type { BulkDialogProps } from "./bulk-form.tsx";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import { type Settled, useBulk } from "./use-bulk.ts";

export function BulkShareDialog(props: BulkDialogProps) {
  return <OverSettled {...props} title={WORDS.shareTitle(props.chosen.count)} dialog={ShareDocuments} />;
}

export function BulkStopSharingDialog(props: BulkDialogProps) {
  return <OverSettled {...props} title={WORDS.stopTitle(props.chosen.count)} dialog={StopSharing} />;
}

type OverSettledProps = BulkDialogProps & {
  readonly title: string;
  readonly dialog: ComponentType<SharingProps>;
};

function OverSettled({ chosen, title, dialog: Asked, onClose }: OverSettledProps) {
  const settled = useSettled(chosen);
  if (settled?.ok)
    return <Asked organisationId={chosen.organisationId} rows={settled.data} onClose={onClose} />;
  const close = () => onClose({ isDone: false });
  return (
    <Dialog title={title} onClose={close} actions={<Button onClick={close}>{WORDS.close}</Button>}>
      {settled === undefined ? <WorkingLine>{WORDS.looking}</WorkingLine> : <NotSettled {...settled} />}
    </Dialog>
  );
}

function NotSettled({ failure: { code, message } }: Extract<Settled, { ok: false }>) {
  const isChanged = code === "CONFLICT";
  return (
    <Notice tone="danger" title={isChanged ? WORDS.changedTitle : WORDS.notFound}>
      {isChanged ? WORDS.changed : message}
    </Notice>
  );
}

/** Once: what was chosen when the dialog was opened. Rows that were chosen one by one are known at once. */
function useSettled(chosen: BulkDialogProps["chosen"]): Settled | undefined {
  const [settled, setSettled] = useState<Settled | undefined>(
    chosen.fitting === undefined ? { ok: true, data: chosen.rows } : undefined,
  );
  const { settle } = useBulk(chosen);
  const isBegun = useRef(settled !== undefined);
  useEffect(function settleOnce() {
    if (isBegun.current) return;
    isBegun.current = true;
    void settle().then(setSettled);
  });
  return settled;
}
