// The way to ask for something of an issued guarantee: as much as the person may ask for now.

import type { DocumentRequestKind } from "@bondline/domain/documents/document-requests/document-request.ts";
import { lazy, Suspense, useState } from "react";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { ASK_WORDS, REQUEST_WORDS as WORDS } from "./request-words.ts";
import type { RequestedDocument } from "./requested-document.ts";

const ChangeDialog = lazy(async () => {
  const { ChangeDialog: dialog } = await import("./change-dialog.tsx");
  return { default: dialog };
});
const ClaimDialog = lazy(async () => {
  const { ClaimDialog: dialog } = await import("./claim-dialog.tsx");
  return { default: dialog };
});

export function RequestMenu({ document }: { readonly document: RequestedDocument }) {
  const [kind, setKind] = useState<DocumentRequestKind>();
  const items = document.requestKinds.map((each) => ({
    label: ASK_WORDS[each].item,
    onSelect: () => setKind(each),
  }));
  const close = () => setKind(undefined);
  return (
    <>
      <MenuButton label={WORDS.ask} items={items} isLabelled />
      <Suspense>
        {kind === "CLAIM" && <ClaimDialog document={document} onClose={close} />}
        {kind !== undefined && kind !== "CLAIM" && (
          <ChangeDialog document={document} kind={kind} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
