// Who switched a part of the product, which way and when, newest first.

import {
  GATEWAY_FEATURE_TEXT,
  type GatewayFeature,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import type { FeatureHistoryQuery } from "../../../api/generated/graphql.ts";
import { type HistoryRead, SettingHistoryDialog } from "../../../app/setting-history-dialog.tsx";
import { useRead } from "../../../app/use-read.ts";
import { FeatureHistoryDocument } from "./feature-operations.ts";
import { FEATURE_WORDS as WORDS } from "./feature-words.ts";

type Entry = FeatureHistoryQuery["gatewayFeatureHistory"]["edges"][number]["node"];

type DialogProps = { readonly name: GatewayFeature; readonly onClose: () => void };

export function FeatureHistoryDialog({ name, onClose }: DialogProps) {
  return (
    <SettingHistoryDialog
      of={name}
      title={WORDS.historyOf(GATEWAY_FEATURE_TEXT[name].label)}
      words={WORDS}
      useHistory={useFeatureHistory}
      textOf={wayOf}
      onClose={onClose}
    />
  );
}

function useFeatureHistory(name: string, after: string | null): HistoryRead<Entry> {
  const { data, ...read } = useRead(FeatureHistoryDocument, { name, after });
  return { ...read, page: data?.gatewayFeatureHistory };
}

function wayOf({ changes }: Entry): string {
  const isOn = changes.some(({ field, newValue }) => field === "isEnabled" && newValue === "true");
  return isOn ? WORDS.wasSwitchedOn : WORDS.wasSwitchedOff;
}
