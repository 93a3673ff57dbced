// What became of a client's organisation, by whom and when: its facts, its closing, and into which one it was merged.

import type { ClientHistoryQuery } from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { ClientHistoryDocument } from "./client-page-operations.ts";
import { CLIENT_HISTORY_WORDS as WORDS } from "./client-page-words.ts";

type Entry = ClientHistoryQuery["clientHistory"]["edges"][number]["node"];
type DialogProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

export function ClientHistoryDialog({ id, name, onClose }: DialogProps) {
  return (
    <SettingHistoryDialog
      of={id}
      title={WORDS.historyOf(name)}
      words={WORDS}
      useHistory={useClientHistory}
      textOf={changeOf}
      onClose={onClose}
    />
  );
}

function useClientHistory(id: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(ClientHistoryDocument, { id, after });
  return { ...read, page: data?.clientHistory };
}

function changeOf({ changeType, changes }: Entry): string {
  if (changeType === "INSERT") return WORDS.created;
  return changes
    .filter(({ isSystemField }) => !isSystemField)
    .map(
      ({ label, oldDisplayValue, newDisplayValue }) =>
        `${label}: ${valueText(newDisplayValue || WORDS.nothing, oldDisplayValue)}`,
    )
    .join("; ");
}

/** What was said for the first time had nothing before it. */
function valueText(now: string, before: string | null): string {
  return before ? WORDS.became(now, before) : now;
}
