// Who changed what a bank or insurer asks for, from what to what, and when, newest first.

import type {
  SupplierHistoryQuery,
  SupplierRequirementFieldsFragment,
} from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { SupplierHistoryDocument } from "./supplier-operations.ts";
import { SUPPLIER_WORDS as WORDS } from "./supplier-words.ts";

type Entry = SupplierHistoryQuery["supplierHistory"]["edges"][number]["node"];

type DialogProps = {
  readonly supplier: SupplierRequirementFieldsFragment;
  readonly onClose: () => void;
};

export function SupplierHistoryDialog({ supplier: { id, tradeName }, onClose }: DialogProps) {
  return (
    <SettingHistoryDialog
      of={id}
      title={WORDS.historyOf(tradeName)}
      words={WORDS}
      useHistory={useSupplierHistory}
      textOf={changeOf}
      onClose={onClose}
    />
  );
}

function useSupplierHistory(supplierId: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(SupplierHistoryDocument, { supplierId, after });
  return { ...read, page: data?.supplierHistory };
}

function changeOf({ changes }: Entry): string {
  return changes.map(oneChange).join("; ");
}

/** What it asks for with every application is what the page is about, and goes without its name. */
function oneChange({ field, label, newDisplayValue, oldDisplayValue }: Entry["changes"][number]): string {
  const became = WORDS.became(newDisplayValue || WORDS.nothing, oldDisplayValue || WORDS.nothing);
  return field === "requiredDocumentTypes" ? became : `${label}: ${became}`;
}
