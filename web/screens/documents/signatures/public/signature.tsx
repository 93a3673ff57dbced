// Where a signature that is still to come, or was declined, has its card, which is fetched only then.

import { isClosed } from "@bondline/domain/documents/documents/document.ts";
import type { SignatureStatus } from "@bondline/domain/documents/signatures/signature.ts";
import { lazy, Suspense } from "react";
import type { DocumentWithSignature } from "./signed-document.ts";

const SignatureCard = lazy(async () => ({
  default: (await import("./signature-card.tsx")).SignatureCard,
}));

/** What was signed stands beside who holds it. */
const SHOWN: readonly SignatureStatus[] = ["REQUESTED", "DECLINED"];

export function Signature({ document }: { readonly document: DocumentWithSignature }) {
  const { signature, status } = document;
  if (signature === null || isClosed(status) || !SHOWN.includes(signature.status)) return null;
  return (
    <Suspense fallback={<div className="h-32 rounded-card bg-sunken" />}>
      <SignatureCard document={document} signature={signature} />
    </Suspense>
  );
}
