// The history of the provider's settings or of its staff: who changed what and when, newest first.

import type { ProviderHistoryPart, ProviderHistoryQuery } from "../../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { ProviderHistoryDocument } from "../staff-people-operations.ts";

type Entry = ProviderHistoryQuery["providerHistory"]["edges"][number]["node"];

type DialogProps = {
  readonly of: ProviderHistoryPart;
  readonly title: string;
  readonly words: Parameters<typeof SettingHistoryDialog>[0]["words"];
  readonly onClose: () => void;
};

export function ProviderHistoryDialog({ of, ...dialog }: DialogProps) {
  return <SettingHistoryDialog of={of} useHistory={useProviderHistory} textOf={textOf} {...dialog} />;
}

function useProviderHistory(of: string, after: string | null): HistoryRead<Entry> {
  const part: ProviderHistoryPart = of === "STAFF" ? "STAFF" : "SETTINGS";
  const { data, ...read } = useRead(ProviderHistoryDocument, { of: part, after });
  return { ...read, page: data?.providerHistory };
}

/** What every entry has alike. */
const KEYS: readonly string[] = ["providerId", "isTheOne"];

const VERBS = { INSERT: "Added", UPDATE: "Changed", DELETE: "Removed" } as const;

/** Of what there are many, an entry says which. */
const NAMED: readonly string[] = ["Account code"];

function textOf({ objectType, recordName, changeType, changes }: Entry): string {
  const shown = changes.filter(({ field }) => !KEYS.includes(field));
  const texts = shown.map(({ label, oldDisplayValue, newDisplayValue }) => {
    const now = newDisplayValue ?? "–";
    return changeType === "UPDATE"
      ? `${label}: ${now} (before: ${oldDisplayValue ?? "–"})`
      : `${label}: ${changeType === "DELETE" ? (oldDisplayValue ?? "–") : now}`;
  });
  const which = NAMED.includes(objectType) ? `${recordName}. ` : "";
  return `${which}${VERBS[changeType]}. ${texts.join("; ")}`;
}
