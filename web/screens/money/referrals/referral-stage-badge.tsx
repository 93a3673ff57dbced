// How far a client has come that somebody referred, as a badge.

import {
  REFERRAL_STAGE_TEXT,
  type ReferralStage,
} from "@bondline/domain/money/referrals/referrer-account.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";

const STAGE_TONES: Readonly<Record<ReferralStage, StatusTone>> = {
  SIGNED_UP: "mute",
  REQUESTED: "info",
  PAID: "info",
  ISSUED: "ok",
};

export function ReferralStageBadge({ stage }: { readonly stage: ReferralStage }) {
  return <StatusBadge tone={STAGE_TONES[stage]}>{REFERRAL_STAGE_TEXT[stage]}</StatusBadge>;
}
