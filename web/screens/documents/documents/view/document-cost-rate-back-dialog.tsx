// The question before a rate from a day is taken back.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { DocumentCostRateRemove } from "./document-cost-rate-operations.ts";
import { COST_RATE_WORDS as WORDS } from "./document-cost-rate-words.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { zoneOfBeneficiary } from "./document-zone.ts";

type DialogProps = {
  readonly record: DocumentRecord;
  readonly fromDate: string;
  readonly onClose: () => void;
};

export function DocumentCostRateBackDialog({ record, fromDate, onClose }: DialogProps) {
  const { id: documentId, version } = record;
  const isToCome = fromDate > dayOfInstant(useNow(), zoneOfBeneficiary(record));
  return (
    <CommandDialog
      command={DocumentCostRateRemove}
      input={{ documentId, version, fromDate }}
      title={WORDS.backTitle(formatDate(plainDate(fromDate)))}
      sentence={isToCome ? WORDS.backSentenceToCome : WORDS.backSentence}
      confirmLabel={WORDS.backConfirm}
      done={{ title: WORDS.backDone }}
      notDone={WORDS.notBack}
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}
