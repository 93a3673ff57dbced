// What may be done with a statement as it is: record it, stop that, go on with it, or call it off.

import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { BankStatementRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import {
  CancelBankStatementMutation,
  StartBankStatementMutation,
  StopBankStatementMutation,
} from "./bank-statement-operations.ts";
import { STATEMENT_WORDS as WORDS } from "./bank-statement-words.ts";
import { countOf } from "./statement-counts.ts";

type ActionsProps = {
  readonly statement: BankStatementRecordFragment;
  readonly onChanged: (statement: BankStatementRecordFragment) => void;
};

export function BankStatementActions({ statement, onChanged }: ActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { id, version, capabilities } = statement;
  return (
    <>
      {capabilities.includes("CAN_CANCEL") && (
        <MenuButton
          label={WORDS.more}
          items={[{ label: WORDS.cancel, onSelect: () => setCancelling(true) }]}
        />
      )}
      {capabilities.includes("CAN_START") && <StartButton statement={statement} onChanged={onChanged} />}
      {capabilities.includes("CAN_STOP") && <StopButton statement={statement} onChanged={onChanged} />}
      {isCancelling && (
        <CommandDialog
          title={WORDS.cancelTitle}
          sentence={WORDS.cancelSentence}
          confirmLabel={WORDS.cancel}
          cancelLabel={WORDS.keep}
          isDangerous
          command={CancelBankStatementMutation}
          input={{ id, version }}
          done={{ title: WORDS.cancelled }}
          notDone={WORDS.notCancelled}
          onDone={({ cancelBankStatement }) => onChanged(cancelBankStatement.bankStatement)}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

function StartButton({ statement, onChanged }: ActionsProps) {
  const { id, version, stage } = statement;
  const { send, sending } = useCommand(StartBankStatementMutation, { handledByScreen: true });
  const matched = countOf(statement, "MATCHED");
  const hasNothing = matched + countOf(statement, "UNMATCHED") === 0;
  const start = async () => {
    const answer = await send({ id, version });
    if (answer.ok) return onChanged(answer.data.startBankStatement.bankStatement);
    const detail = whyRefused(answer.failure);
    notify({ tone: "danger", title: WORDS.notStarted, detail });
  };
  return (
    <Button
      variant="primary"
      isLoading={sending}
      {...(hasNothing ? { disabledReason: WORDS.nothing } : {})}
      onClick={() => void start()}
    >
      {stage === "STOPPED" ? WORDS.goOn(matched) : WORDS.start(matched)}
    </Button>
  );
}

function StopButton({ statement: { id }, onChanged }: ActionsProps) {
  const { send, sending } = useCommand(StopBankStatementMutation, { handledByScreen: true });
  const stop = async () => {
    const answer = await send({ id });
    if (!answer.ok)
      return notify({ tone: "danger", title: WORDS.notStopped, detail: answer.failure.message });
    onChanged(answer.data.stopBankStatement.bankStatement);
    notify({ tone: "ok", title: WORDS.stopped });
  };
  return (
    <Button isLoading={sending} onClick={() => void stop()}>
      {WORDS.stop}
    </Button>
  );
}
