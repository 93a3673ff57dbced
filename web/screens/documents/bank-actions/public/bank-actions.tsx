// Where what was asked of the bank has its card, which is fetched only for a document that has some.

import { lazy, Suspense } from "react";
import type { BankedDocument } from "./banked-document.ts";

const BankActionsCard = lazy(async () => ({
  default: (await import("./bank-actions-card.tsx")).BankActionsCard,
}));

export function BankActions({ document }: { readonly document: BankedDocument }) {
  if (document.bankActions.length === 0) return null;
  return (
    <Suspense fallback={<div className="h-40 rounded-card bg-sunken" />}>
      <BankActionsCard document={document} />
    </Suspense>
  );
}
