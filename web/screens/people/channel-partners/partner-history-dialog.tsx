// Who changed a trade organisation, from what to what, and when, newest first.

import type { OfficePartnerHistoryQuery, OfficePartnerRowFragment } from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { PartnerHistoryDocument } from "./channel-partner-operations.ts";
import { PARTNER_WORDS as WORDS } from "./channel-partner-words.ts";

type Entry = OfficePartnerHistoryQuery["channelPartnerHistory"]["edges"][number]["node"];
/** What the history calls a trade organisation itself. */
const PARTNER = "Trade organisation";

type DialogProps = { readonly partner: OfficePartnerRowFragment; readonly onClose: () => void };

export function PartnerHistoryDialog({ partner: { id, name }, onClose }: DialogProps) {
  return (
    <SettingHistoryDialog
      of={id}
      title={WORDS.historyOf(name)}
      words={WORDS}
      useHistory={usePartnerHistory}
      textOf={changeOf}
      onClose={onClose}
    />
  );
}

function usePartnerHistory(id: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(PartnerHistoryDocument, { id, after });
  return { ...read, page: data?.channelPartnerHistory };
}

/** A discount is a row from a day on: what it was before is in the entry below. */
function changeOf({ changeType, objectType, changes }: Entry): string {
  const isNew = changeType === "INSERT";
  if (isNew && objectType === PARTNER) return WORDS.created;
  return changes
    .filter(({ isSystemField }) => !isSystemField)
    .map(({ label, oldDisplayValue, newDisplayValue }) =>
      isNew
        ? WORDS.agreed(label, newDisplayValue ?? "–")
        : WORDS.became(label, newDisplayValue ?? "–", oldDisplayValue ?? "–"),
    )
    .join("; ");
}
