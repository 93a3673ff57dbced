// What is known of the paper that was checked: its state in words, and the facts to compare.

import {
  VERIFICATION_STATE_TEXT,
  type VerificationState,
} from "@bondline/domain/documents/verifications/verification.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useEffect, useRef } from "react";
import type { VerificationSeenFragment } from "../../../api/generated/graphql.ts";
import { useStore } from "../../../app/store.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { pageZoneStore, zoneName } from "../../../app/time/page-zone.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { STATE_WORDS, VERIFICATION_WORDS as WORDS } from "./verification-words.ts";

const TONES: Record<VerificationState, StatusTone> = {
  PENDING: "warn",
  CURRENT: "ok",
  AMENDED: "warn",
  REDUCED: "warn",
  SUPERSEDED: "danger",
  EXPIRED: "mute",
  CLAIMED: "mute",
  CANCELLED: "danger",
  RETURNED: "mute",
  UNKNOWN: "danger",
};

type ResultProps = { readonly verification: VerificationSeenFragment; readonly onAgain: () => void };

export function VerificationResult({ verification, onAgain }: ResultProps) {
  const { state, asOf } = verification;
  const { title, sentence } = STATE_WORDS[state];
  const zone = useStore(pageZoneStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function readTheAnswer() {
    heading.current?.focus();
  }, []);
  return (
    <Card aria-label={WORDS.result} hasBody>
      <div className="space-y-5">
        <div className="space-y-2">
          <StatusBadge tone={TONES[state]}>{VERIFICATION_STATE_TEXT[state]}</StatusBadge>
          <h2 ref={heading} tabIndex={-1} className="text-heading font-semibold break-words outline-none">
            {title}
          </h2>
          <p className="text-body text-ink-2">{sentence}</p>
        </div>
        <DefinitionList
          items={[
            ...factsOf(verification),
            { term: WORDS.asOf, value: exactTime(asOf), note: WORDS.times(zoneName(zone)) },
          ]}
        />
        {state !== "UNKNOWN" && <p className="text-body text-ink-2">{WORDS.compare}</p>}
        <Button onClick={onAgain}>{WORDS.again}</Button>
      </div>
    </Card>
  );
}

function factsOf(seen: VerificationSeenFragment) {
  const { guaranteeNumber, documentVariant, issuer, amount, expiresAt, wordingHash } = seen;
  if (documentVariant === null || amount === null) return [];
  return [
    { term: WORDS.number, value: guaranteeNumber },
    { term: WORDS.kind, value: PROCESS_TYPE_TEXT[documentVariant] },
    { term: WORDS.issuer, value: issuer },
    { term: WORDS.amount, value: aud(amount) },
    { term: WORDS.expires, value: expiresAt === null ? WORDS.noEnd : formatDate(plainDate(expiresAt)) },
    ...(wordingHash === null ? [] : [{ term: WORDS.wordingHash, value: wordingHash }]),
  ];
}
