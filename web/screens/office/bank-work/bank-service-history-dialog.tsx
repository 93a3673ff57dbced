// Who of a bank's administrators has set which service level, and when, newest first.

import type { BankServiceLevelsHistoryQuery } from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { BankServiceHistoryDocument } from "./public/bank-work-operations.ts";
import { BANK_SERVICE_WORDS as WORDS } from "./public/bank-work-words.ts";

type Entry = BankServiceLevelsHistoryQuery["bankServiceHistory"]["edges"][number]["node"];

export function BankServiceHistoryDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <SettingHistoryDialog
      of="own"
      title={WORDS.historyTitle}
      words={WORDS}
      useHistory={useLevelsHistory}
      textOf={textOf}
      onClose={onClose}
    />
  );
}

function useLevelsHistory(_of: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(BankServiceHistoryDocument, { after });
  return { ...read, page: data?.bankServiceHistory };
}

function textOf({ changes }: Entry): string {
  return changes
    .map(({ label, oldDisplayValue, newDisplayValue }) => {
      const became = WORDS.became(newDisplayValue || WORDS.nothing, oldDisplayValue || WORDS.nothing);
      return `${label}: ${became}`;
    })
    .join("; ");
}
