// The parts of the product, what each does, and a switch for each; for provider administrators.

import {
  findGatewayFeature,
  GATEWAY_FEATURE_TEXT,
  GATEWAY_FEATURES,
  type GatewayFeature,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { useState } from "react";
import type { FeatureSettingFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactTime } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { FeatureHistoryDialog } from "./feature-history-dialog.tsx";
import { FeatureSettingsDocument } from "./feature-operations.ts";
import { FeatureSwitchDialog } from "./feature-switch-dialog.tsx";
import { FEATURE_WORDS as WORDS } from "./feature-words.ts";

type Opened = { readonly what: "switch" | "history"; readonly name: GatewayFeature };

export function FeatureScreen() {
  usePageTitle(WORDS.title);
  const read = useRead(FeatureSettingsDocument, {});
  const [changed, setChanged] = useState<readonly FeatureSettingFragment[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const settings = read.data && newestOf(read.data.gatewayFeatureSettings, changed);
  const openedSetting = settings?.find(({ name }) => name === opened?.name);

  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <Card aria-label={WORDS.listed}>
        {settings === undefined ? (
          <ReadPending
            of={read}
            notLoaded={WORDS.loadFailed}
            loading={WORDS.loading}
            rows={GATEWAY_FEATURES.length}
          />
        ) : (
          <ul>
            {settings.map((setting) => (
              <FeatureRow key={setting.name} setting={setting} onOpen={setOpened} />
            ))}
          </ul>
        )}
      </Card>
      {opened?.what === "switch" && openedSetting !== undefined && (
        <FeatureSwitchDialog
          name={opened.name}
          setting={openedSetting}
          onSwitched={(setting) => setChanged((before) => [...before, setting])}
          onBehind={read.readAgain}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.what === "history" && (
        <FeatureHistoryDialog name={opened.name} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  );
}

type RowProps = {
  readonly setting: FeatureSettingFragment;
  readonly onOpen: (opened: Opened) => void;
};

function FeatureRow({ setting, onOpen }: RowProps) {
  const name = findGatewayFeature(setting.name);
  if (name === undefined) return null;
  const { label, does } = GATEWAY_FEATURE_TEXT[name];
  const { isEnabled } = setting;
  return (
    <li className="flex flex-col gap-3 border-line px-4 py-4 not-last:border-b sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-body font-semibold">{label}</h2>
          <StatusBadge tone={isEnabled ? "ok" : "mute"}>{isEnabled ? WORDS.on : WORDS.off}</StatusBadge>
        </div>
        <p className="mt-0.5 text-body text-ink-2">{does}</p>
        <p className="mt-1 text-label text-ink-3">{lastSwitched(setting)}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.historyOf(label)}
          onClick={() => onOpen({ what: "history", name })}
        >
          {WORDS.history}
        </Button>
        <Button
          size="small"
          aria-label={isEnabled ? WORDS.switchOffNamed(label) : WORDS.switchOnNamed(label)}
          onClick={() => onOpen({ what: "switch", name })}
        >
          {isEnabled ? WORDS.switchOff : WORDS.switchOn}
        </Button>
      </div>
    </li>
  );
}

function lastSwitched({ isEnabled, updatedAt, updatedBy }: FeatureSettingFragment): string {
  if (updatedAt === null || updatedBy === null) return WORDS.neverSwitched;
  const how = isEnabled ? WORDS.wasSwitchedOn : WORDS.wasSwitchedOff;
  return WORDS.lastSwitched(how, updatedBy, exactTime(updatedAt));
}

/** What was switched here counts until a later read knows better. */
function newestOf(
  read: readonly FeatureSettingFragment[],
  changed: readonly FeatureSettingFragment[],
): readonly FeatureSettingFragment[] {
  return read.map((setting) => {
    const last = changed.findLast(({ name }) => name === setting.name);
    return last !== undefined && last.version > setting.version ? last : setting;
  });
}
