// Asks before a bank or insurer is archived or brought back.

import { isSupplierActive } from "@bondline/domain/office/suppliers/supplier-fields.ts";
import type { OfficeSupplierFieldsFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ChangeSupplierStatusDocument } from "./supplier-details-operations.ts";
import { SUPPLIER_DETAILS_WORDS as WORDS } from "./supplier-details-words.ts";

type DialogProps = {
  readonly supplier: OfficeSupplierFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function SupplierStatusDialog({ supplier, onChanged, onClose }: DialogProps) {
  const { id, version, tradeName } = supplier;
  const isActive = isSupplierActive(supplier);
  return (
    <CommandDialog
      command={ChangeSupplierStatusDocument}
      input={{ id, version, status: isActive ? "ARCHIVED" : "ACTIVE" }}
      title={isActive ? WORDS.archiveTitle(tradeName) : WORDS.restoreTitle(tradeName)}
      sentence={isActive ? WORDS.archiveSentence : WORDS.restoreSentence}
      confirmLabel={isActive ? WORDS.archive : WORDS.restore}
      isDangerous={isActive}
      done={{ title: isActive ? WORDS.archivedDone : WORDS.restoredDone, detail: tradeName }}
      notDone={WORDS.notSaved}
      onDone={onChanged}
      onRefused={onChanged}
      onClose={onClose}
    />
  );
}
