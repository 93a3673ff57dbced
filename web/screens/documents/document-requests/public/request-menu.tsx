// The way to ask for something of an issued guarantee: as much as the person may ask for now.

import type { DocumentRequestKind } from "@bondline/domain/documents/document-requests/document-request.ts";
import { lazy, Suspense, useState } from "react";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import type { BankedDocument } from "../../bank-actions/public/banked-document.ts";
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

const AskBankDialog = lazy(async () => {
  const { AskBankDialog: dialog } = await import("../../bank-actions/public/ask-bank-dialog.tsx");
  return { default: dialog };
});

type AskedDocument = RequestedDocument & BankedDocument & { readonly capabilities: readonly string[] };

export function RequestMenu({ document }: { readonly document: AskedDocument }) {
  const [kind, setKind] = useState<DocumentRequestKind | "BANK_ACTION">();
  const changes = document.requestKinds.map((each) => ({
    label: ASK_WORDS[each].item,
    onSelect: () => setKind(each),
  }));
  const action = { label: WORDS.bankAction, onSelect: () => setKind("BANK_ACTION") };
  const items = [...changes, ...(document.capabilities.includes("CAN_REQUEST_BANK_ACTION") ? [action] : [])];
  const close = () => setKind(undefined);
  return (
    <>
      <MenuButton label={WORDS.ask} items={items} isLabelled />
      <Suspense>
        {kind === "CLAIM" && <ClaimDialog document={document} onClose={close} />}
        {kind === "BANK_ACTION" && <AskBankDialog document={document} onClose={close} />}
        {kind !== undefined && kind !== "CLAIM" && kind !== "BANK_ACTION" && (
          <ChangeDialog document={document} kind={kind} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
