// Takes what is chosen away as a file; it stays chosen.

import { ExportTables } from "../../../records/exports/public/export-button.tsx";
import type { BulkDialogProps } from "./bulk-form.tsx";
import { exportTableOfChosen } from "./list-exports.ts";

export function BulkExportDialog({ chosen, onClose }: BulkDialogProps) {
  return <ExportTables tables={[exportTableOfChosen(chosen)]} onClose={() => onClose({ isDone: false })} />;
}
