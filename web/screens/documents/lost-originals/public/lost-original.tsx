// Where a lost original has its card, which is fetched only for a document that has one.

import { lazy, Suspense } from "react";
import type { DocumentWithLoss } from "./lost-document.ts";

const LostOriginalCard = lazy(async () => ({
  default: (await import("./lost-original-card.tsx")).LostOriginalCard,
}));

export function LostOriginal({ document }: { readonly document: DocumentWithLoss }) {
  const { lostDocument: lost } = document;
  if (lost === null) return null;
  return (
    <Suspense fallback={<div className="h-40 rounded-card bg-sunken" />}>
      <LostOriginalCard document={document} lost={lost} />
    </Suspense>
  );
}
