// Opens the dialog in which a list, a report or a history is taken away as a file.

import { lazy, Suspense, useState } from "react";
import type { ExportWanted } from "../../../../api/generated/graphql.ts";
import { Button, type ButtonProps } from "../../../../ui/button.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { EXPORT_BUTTON_WORDS as WORDS } from "./export-button-words.ts";

/** The dialog by itself, where something else than its own button opens it. */
export const ExportTables = lazy(async () => ({
  default: (await import("../export-dialog.tsx")).ExportDialog,
}));

/** Of several the person chooses one; its name says which. */
export type ExportTable = {
  readonly name: string;
  readonly wanted: ExportWanted;
  /** Nothing that comes regularly, such as what somebody has chosen. */
  readonly isOnce?: true;
  /** Those of its columns that are chosen at first, instead of the usual ones. */
  readonly columns?: readonly string[];
};

type ExportButtonProps = Pick<ButtonProps, "size" | "variant"> & {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
};

export function ExportButton({ tables, ...look }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={DownloadIcon} onClick={() => setOpen(true)}>
        {WORDS.export}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportTables tables={tables} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
