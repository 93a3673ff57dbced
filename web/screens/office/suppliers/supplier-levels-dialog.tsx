// The service levels that a bank or insurer has set for its own people, for the provider to look at.

import type { SupplierRequirementFieldsFragment } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { BankLevels } from "../bank-work/public/bank-levels.tsx";
import { BankServiceDocument } from "../bank-work/public/bank-work-operations.ts";
import { BANK_SERVICE_WORDS as WORDS } from "../bank-work/public/bank-work-words.ts";

type DialogProps = {
  readonly supplier: SupplierRequirementFieldsFragment;
  readonly onClose: () => void;
};

export function SupplierLevelsDialog({ supplier: { id, tradeName }, onClose }: DialogProps) {
  const read = useRead(BankServiceDocument, { supplierId: id });
  return (
    <Dialog title={WORDS.of(tradeName)} onClose={onClose}>
      {read.data === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} />
      ) : (
        <div className="grid gap-3">
          <p className="text-body text-ink-2">{WORDS.ofSentence}</p>
          <BankLevels service={read.data.bankService} />
        </div>
      )}
    </Dialog>
  );
}
