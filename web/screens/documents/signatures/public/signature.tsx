// Where a signature that is still to come, or was declined, has its card, which is fetched only then.

import { lazy, Suspense } from "react";
import type { DocumentWithSignature } from "./signed-document.ts";

const SignatureCard = lazy(async () => ({
  default: (await import("./signature-card.tsx")).SignatureCard,
}));

export function Signature({ document }: { readonly document: DocumentWithSignature }) {
  const { signature } = document;
  if (signature?.status !== "REQUESTED" && signature?.status !== "DECLINED") return null;
  return (
    <Suspense fallback={<div className="h-32 rounded-card bg-sunken" />}>
      <SignatureCard document={document} signature={signature} />
    </Suspense>
  );
}
