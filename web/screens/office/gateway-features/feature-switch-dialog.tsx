// Asks before a part of the product is switched, and says what that does to everybody.

import {
  GATEWAY_FEATURE_TEXT,
  type GatewayFeature,
} from "@bondline/domain/office/gateway-features/gateway-feature.ts";
import { useState } from "react";
import type { FeatureSettingFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { FeatureSwitchDocument } from "./feature-operations.ts";
import { FEATURE_WORDS as WORDS } from "./feature-words.ts";

type DialogProps = {
  readonly name: GatewayFeature;
  readonly setting: FeatureSettingFragment;
  readonly onSwitched: (setting: FeatureSettingFragment) => void;
  /** Somebody else was faster: the page is read again. */
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function FeatureSwitchDialog({ name, setting, onSwitched, onBehind, onClose }: DialogProps) {
  const { send, sending } = useCommand(FeatureSwitchDocument, { handledByScreen: true });
  const [trouble, setTrouble] = useState<string>();
  const { label, does, whenOff } = GATEWAY_FEATURE_TEXT[name];
  const { isEnabled, version } = setting;

  const confirm = async () => {
    setTrouble(undefined);
    const answer = await send({ name, isEnabled: !isEnabled, version });
    if (answer.ok) {
      onSwitched(answer.data.switchGatewayFeature.gatewayFeature);
      notify({ tone: "ok", title: isEnabled ? WORDS.switchedOff(label) : WORDS.switchedOn(label) });
      return onClose();
    }
    if (answer.failure.code !== "CONFLICT") return setTrouble(answer.failure.message);
    onBehind();
    onClose();
    notify({ tone: "warn", title: WORDS.notSwitched, detail: WORDS.switchedMeanwhile });
  };

  return (
    <ConfirmDialog
      title={isEnabled ? WORDS.askOff(label) : WORDS.askOn(label)}
      sentence={`${isEnabled ? whenOff : does} ${WORDS.atOnce}`}
      confirmLabel={isEnabled ? WORDS.switchOff : WORDS.switchOn}
      isDangerous={isEnabled}
      isLoading={sending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {trouble !== undefined && (
        <Notice tone="danger" title={WORDS.notSwitched}>
          {trouble}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
