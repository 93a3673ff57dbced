// Asks for what each change of two-step sign-in needs: the password, a code, or one after the other.

import { twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { maxLength, required } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { type CommandAnswer, useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundPassword, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { AuthenticatorSetUp } from "../accounts/public/authenticator-set-up.tsx";
import { TWO_STEP_WORDS } from "../accounts/public/two-step-words.ts";
import {
  ProfileBeginTwoStepDocument,
  ProfileEndTwoStepDocument,
  ProfileProveTwoStepDocument,
} from "./profile-operations.ts";
import { PROFILE_WORDS } from "./profile-words.ts";

const WORDS = PROFILE_WORDS.twoStep;
const START = { currentPassword: "", code: "" };
const ANSWERED_HERE = { handledByScreen: true };

export type TwoStepAct = "set-up" | "new-codes" | "turn-off";

type TwoStepDialogProps = {
  readonly act: TwoStepAct;
  readonly onDone: (recoveryCodes?: readonly string[]) => void;
  readonly onClose: () => void;
};

export function TwoStepDialog({ act, onDone, onClose }: TwoStepDialogProps) {
  const [setUp, setSetUp] = useState<{ secret: string; address: string }>();
  const begin = useCommand(ProfileBeginTwoStepDocument, ANSWERED_HERE);
  const prove = useCommand(ProfileProveTwoStepDocument, ANSWERED_HERE);
  const end = useCommand(ProfileEndTwoStepDocument, ANSWERED_HERE);
  const asksForPassword = act === "turn-off" || (act === "set-up" && setUp === undefined);
  const asksForCode = act !== "set-up" || setUp !== undefined;

  const record = useRecordForm({
    start: START,
    resolver: fieldRulesResolver<typeof START>({
      ...(asksForPassword && { currentPassword: required(maxLength(LENGTHS.password)) }),
      ...(asksForCode && { code: required(twoStepCode) }),
    }),
    save: async ({ currentPassword, code }) => {
      if (act === "turn-off") return followed(await end.send({ currentPassword, code }), () => onDone());
      if (asksForCode)
        return followed(await prove.send({ code }), ({ proveTwoStep }) => onDone(proveTwoStep.recoveryCodes));
      const begun = await begin.send({ currentPassword });
      return followed(begun, ({ beginTwoStep }) => setSetUp(beginTwoStep.setUp ?? undefined));
    },
    onSaved: (goOn) => goOn(),
  });

  return (
    <FormDialog
      record={record}
      title={WORDS.titles[act]}
      sentence={WORDS.sentences[act]}
      submit={act === "turn-off" ? WORDS.turnOff : WORDS.continue}
      isDangerous={act === "turn-off"}
      notSaved={WORDS.failed}
      mayBeLeft
      onClose={onClose}
    >
      {setUp !== undefined && <AuthenticatorSetUp {...setUp} />}
      {asksForPassword && (
        <BoundPassword
          name="currentPassword"
          label={PROFILE_WORDS.currentPassword}
          autoComplete="current-password"
        />
      )}
      {asksForCode && (
        <BoundText
          name="code"
          label={TWO_STEP_WORDS.code}
          help={TWO_STEP_WORDS.codeHelp}
          isFigures
          inputMode={setUp === undefined ? "text" : "numeric"}
          autoComplete="one-time-code"
        />
      )}
    </FormDialog>
  );
}

/** What a call has come to, with what follows from it. */
function followed<Data>(
  answer: CommandAnswer<Data>,
  follow: (data: Data) => void,
): CommandAnswer<() => void> {
  return answer.ok ? { ok: true, data: () => follow(answer.data) } : answer;
}
