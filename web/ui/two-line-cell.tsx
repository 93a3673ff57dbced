// The main cell of a row: its name, then kind, bank or reference in small grey.

import type { ReactNode } from "react";

export function TwoLineCell({ name, detail }: { readonly name: ReactNode; readonly detail: ReactNode }) {
  return (
    <>
      <span className="block truncate">{name}</span>
      <span className="figures block truncate text-meta text-ink-3">{detail}</span>
    </>
  );
}
