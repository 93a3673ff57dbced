// Who switched a part of the product, which way and when, newest first.

import {
  GATEWAY_FEATURE_TEXT,
  type GatewayFeature,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { useEffect, useState } from "react";
import type { FeatureHistoryQuery } from "../../../../api/generated/graphql.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { HistoryIcon } from "../../../../ui/icons.ts";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { FeatureHistoryDocument } from "./feature-operations.ts";
import { FEATURE_WORDS as WORDS } from "./feature-words.ts";

type Entry = FeatureHistoryQuery["gatewayFeatureHistory"]["edges"][number]["node"];

type DialogProps = { readonly name: GatewayFeature; readonly onClose: () => void };

export function FeatureHistoryDialog({ name, onClose }: DialogProps) {
  const [after, setAfter] = useState<string | null>(null);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const { data, failure, isReading, readAgain } = useRead(FeatureHistoryDocument, { name, after });
  const page = data?.gatewayFeatureHistory;

  useEffect(
    function addPage() {
      if (page === undefined) return;
      const read = page.edges.map(({ node }) => node);
      setEntries((before) => [
        ...before,
        ...read.filter(({ key }) => before.every((each) => each.key !== key)),
      ]);
    },
    [page],
  );

  return (
    <Dialog title={WORDS.historyOf(GATEWAY_FEATURE_TEXT[name].label)} onClose={onClose}>
      {page === undefined && failure === undefined && <SkeletonRows rows={2} label={WORDS.historyLoading} />}
      {failure !== undefined && (
        <ErrorState title={WORDS.historyFailed} sentence={failure.message} onRetry={readAgain} />
      )}
      {page !== undefined && page.edges.length === 0 && (
        <EmptyState icon={HistoryIcon} title={WORDS.historyEmpty} sentence={WORDS.historyEmptySentence} />
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry.key} className="border-line py-2.5 not-last:border-b">
            <p className="text-body">{wayOf(entry)}</p>
            <p className="text-label text-ink-3">
              {entry.triggeredBy.name}, {exactTime(entry.triggeredAt)}
            </p>
          </li>
        ))}
      </ul>
      {page?.pageInfo.hasNextPage === true && (
        <Button isLoading={isReading} onClick={() => setAfter(page.pageInfo.endCursor)}>
          {WORDS.more}
        </Button>
      )}
    </Dialog>
  );
}

function wayOf({ changes }: Entry): string {
  const isOn = changes.some(({ field, newValue }) => field === "isEnabled" && newValue === "true");
  return isOn ? WORDS.wasSwitchedOn : WORDS.wasSwitchedOff;
}
