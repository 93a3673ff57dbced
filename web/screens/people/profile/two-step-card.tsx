// Two-step sign-in on the profile: whether it is on, setting it up, new recovery codes, and turning it off.

import { useState } from "react";
import type { ProfileTwoStepFragment } from "../../../api/generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { RecoveryCodes } from "../accounts/public/recovery-codes.tsx";
import { PROFILE_WORDS } from "./profile-words.ts";
import { type TwoStepAct, TwoStepDialog } from "./two-step-dialog.tsx";

const WORDS = PROFILE_WORDS.twoStep;

type TwoStepCardProps = {
  readonly twoStep: ProfileTwoStepFragment;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
};

export function TwoStepCard({ twoStep, hasPassword, onChanged }: TwoStepCardProps) {
  const [act, setAct] = useState<TwoStepAct>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { isOn, isRequired, recoveryCodesLeft } = twoStep;

  const withoutPassword = hasPassword ? undefined : PROFILE_WORDS.passwordFirst;
  const finish = (recoveryCodes?: readonly string[]) => {
    setAct(undefined);
    setCodes(recoveryCodes);
    onChanged();
  };

  return (
    <Card
      heading={WORDS.heading}
      action={<StatusBadge tone={isOn ? "ok" : "mute"}>{isOn ? WORDS.on : WORDS.off}</StatusBadge>}
    >
      <CardBody isBelowHeading>
        <p className="mb-3 text-label text-ink-2">
          {isOn ? WORDS.codesLeft(recoveryCodesLeft) : WORDS.sentence} {isRequired && WORDS.required}
        </p>
        <div className="flex flex-wrap gap-2">
          {!isOn && (
            <Button
              disabledReason={isRequired ? WORDS.byMail : withoutPassword}
              onClick={() => setAct("set-up")}
            >
              {WORDS.setUp}
            </Button>
          )}
          {isOn && <Button onClick={() => setAct("new-codes")}>{WORDS.newCodes}</Button>}
          {isOn && !isRequired && (
            <Button
              variant="danger-quiet"
              disabledReason={withoutPassword}
              onClick={() => setAct("turn-off")}
            >
              {WORDS.turnOff}
            </Button>
          )}
        </div>
      </CardBody>
      {act !== undefined && <TwoStepDialog act={act} onDone={finish} onClose={() => setAct(undefined)} />}
      {codes !== undefined && (
        <Dialog title={WORDS.heading} actions={null} onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Card>
  );
}
