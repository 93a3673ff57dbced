// Who changed a firm that refers clients, from what to what, and when, newest first.

import type {
  OfficeReferrerHistoryQuery,
  OfficeReferrerRowFragment,
} from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { ReferrerHistoryDocument } from "./referrer-operations.ts";
import { REFERRER_WORDS as WORDS } from "./referrer-words.ts";

type Entry = OfficeReferrerHistoryQuery["referrerHistory"]["edges"][number]["node"];
/** What the history calls a firm itself. */
const FIRM = "Referrer";

type DialogProps = { readonly referrer: OfficeReferrerRowFragment; readonly onClose: () => void };

export function ReferrerHistoryDialog({ referrer: { id, name }, onClose }: DialogProps) {
  return (
    <SettingHistoryDialog
      of={id}
      title={WORDS.historyOf(name)}
      words={WORDS}
      useHistory={useReferrerHistory}
      textOf={changeOf}
      onClose={onClose}
    />
  );
}

function useReferrerHistory(id: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(ReferrerHistoryDocument, { id, after });
  return { ...read, page: data?.referrerHistory };
}

/** Who refers for it stands in its history too. */
function changeOf({ changeType, objectType, changes }: Entry): string {
  if (changeType === "INSERT") return objectType === FIRM ? WORDS.created : WORDS.joined;
  return changes
    .filter(({ isSystemField }) => !isSystemField)
    .map(({ label, oldDisplayValue, newDisplayValue }) =>
      WORDS.became(label, newDisplayValue ?? "–", oldDisplayValue ?? "–"),
    )
    .join("; ");
}
