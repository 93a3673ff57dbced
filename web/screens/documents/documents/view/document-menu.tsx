// What else can be done with a document besides the next step: edit it, make a draft from it, close it, remove it.

import type { SuccessorKind } from "@bondline/domain/documents/successors/successor.ts";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { CopyIcon, DocumentIcon, DoneIcon, EditIcon, RemoveIcon, RetryIcon } from "../../../../ui/icons.ts";
import type { MenuItem } from "../../../../ui/menu.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { SUCCESSOR_WORDS } from "../../successors/public/successor-words.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

const CloseDialog = lazy(async () => {
  const { DocumentCloseDialog } = await import("./document-close-dialog.tsx");
  return { default: DocumentCloseDialog };
});
const ReopenDialog = lazy(async () => {
  const { DocumentReopenDialog } = await import("./document-reopen-dialog.tsx");
  return { default: DocumentReopenDialog };
});
const RemoveDialog = lazy(async () => {
  const { DocumentRemoveDialog } = await import("./document-remove-dialog.tsx");
  return { default: DocumentRemoveDialog };
});
const SuccessorDialog = lazy(async () => {
  const { SuccessorDialog: dialog } = await import("../../successors/public/successor-dialog.tsx");
  return { default: dialog };
});

type Doing = SuccessorKind | "close" | "reopen" | "remove";

export function DocumentMenu({ record }: { readonly record: DocumentRecord }) {
  const [doing, setDoing] = useState<Doing>();
  const isDesk = useIsDesk();
  const close = () => setDoing(undefined);
  const successor = record.successorKinds.find((kind) => kind === doing);
  const items = [
    ...draftItems(record, isDesk),
    ...editItems(record),
    ...record.successorKinds.map((kind) => ({
      label: SUCCESSOR_WORDS.items[kind],
      icon: CopyIcon,
      onSelect: () => setDoing(kind),
    })),
    ...endItems(record, setDoing),
  ];
  return (
    <>
      <MenuButton label={WORDS.menu} items={items} />
      <Suspense>
        {doing === "close" && <CloseDialog record={record} onClose={close} />}
        {doing === "reopen" && <ReopenDialog record={record} onClose={close} />}
        {doing === "remove" && <RemoveDialog record={record} onClose={close} />}
        {successor !== undefined && <SuccessorDialog document={record} kind={successor} onClose={close} />}
      </Suspense>
    </>
  );
}

function draftItems(
  { organisationId, originalDraftId: draftId }: DocumentRecord,
  isDesk: boolean,
): MenuItem[] {
  if (draftId === null) return [];
  const href = isDesk ? paths.staffDraft({ draftId }) : paths.draftView({ organisationId, draftId });
  return [{ label: WORDS.originalDraft, icon: DocumentIcon, href }];
}

function editItems(record: DocumentRecord): MenuItem[] {
  const { id: documentId, organisationId, isSystemDocument, capabilities } = record;
  if (!capabilities.includes(isSystemDocument ? "CAN_EDIT_DETAILS" : "CAN_AMEND")) return [];
  const href = paths.documentEdit({ organisationId, documentId });
  return [{ label: isSystemDocument ? WORDS.editNotes : WORDS.edit, icon: EditIcon, href }];
}

/** What the organisation records itself is closed at once, opened again where that was a mistake, and removed. */
function endItems(
  { isSystemDocument, capabilities }: DocumentRecord,
  begin: (doing: Doing) => void,
): MenuItem[] {
  const mayReopen = !isSystemDocument && capabilities.includes("CAN_REOPEN");
  const mayClose = !isSystemDocument && !mayReopen && capabilities.includes("CAN_CLOSE_OUT");
  return [
    ...(mayReopen ? [{ label: WORDS.reopen, icon: RetryIcon, onSelect: () => begin("reopen") }] : []),
    ...(mayClose ? [{ label: WORDS.close, icon: DoneIcon, onSelect: () => begin("close") }] : []),
    ...(capabilities.includes("CAN_REMOVE")
      ? [{ label: WORDS.remove, icon: RemoveIcon, isDangerous: true, onSelect: () => begin("remove") }]
      : []),
  ];
}

/** Staff without an organisation of their own read a draft at the desk. */
function useIsDesk(): boolean {
  const { staff, organisations } = useSession();
  return staff !== null && organisations.length === 0;
}
