// Sharing several documents with one person at once, and not any more: fetched when somebody asks for it.

import { lazy } from "react";

export type SharedRow = {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly amount: string;
};

export type SharingProps = {
  readonly organisationId: string;
  /** Those that were chosen. */
  readonly rows: readonly SharedRow[];
  /** `isDone`: something was sent. */
  readonly onClose: (answer: { readonly isDone: boolean }) => void;
};

export const ShareDocuments = lazy(async () => {
  const { ShareDocumentsDialog } = await import("../share-documents-dialog.tsx");
  return { default: ShareDocumentsDialog };
});

export const StopSharing = lazy(async () => {
  const { StopSharingDialog } = await import("../stop-sharing-dialog.tsx");
  return { default: StopSharingDialog };
});
