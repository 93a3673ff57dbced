// The record of where an original has been, behind a button on the card of the original.

import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";

const CustodyList = lazy(async () => ({
  default: (await import("../../custody/public/custody-list.tsx")).CustodyList,
}));

/** Read once somebody wants it. */
export function CustodyRecord({ record: { id, version } }: { readonly record: DocumentRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="space-y-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? WORDS.hideCustody : WORDS.showCustody}
      </Button>
      {isOpen && (
        <Suspense>
          <CustodyList documentId={id} version={version} />
        </Suspense>
      )}
    </div>
  );
}
