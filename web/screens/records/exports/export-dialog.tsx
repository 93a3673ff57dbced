// Takes a table away as a file: what of it and in which form, then how far it is, then the file.

import { ExportChoice } from "./export-choice.tsx";
import { ExportFlow } from "./export-flow.tsx";
import type { ExportTable } from "./public/export-button.tsx";

type DialogProps = {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
  readonly onClose: () => void;
};

export function ExportDialog({ tables, onClose }: DialogProps) {
  return (
    <ExportFlow
      choice={(onStarted) => <ExportChoice tables={tables} onStarted={onStarted} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
