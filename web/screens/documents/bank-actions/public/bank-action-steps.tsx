// What the reader may do about an action of the bank, and the question or form that each step asks.

import type { BankActionCapability } from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { BANK_ACTION_KIND_TEXT } from "@bondline/domain/documents/bank-actions/bank-action-text.ts";
import { lazy, Suspense, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { BankActionTake, BankActionWithdraw } from "./bank-action-operations.ts";
import { BANK_ACTION_WORDS as WORDS } from "./bank-action-words.ts";
import type { BankActionRecord, BankedDocument } from "./banked-document.ts";

const AnswerDialog = lazy(async () => ({
  default: (await import("./answer-bank-action-dialog.tsx")).AnswerBankActionDialog,
}));

type StepsProps = { readonly document: BankedDocument; readonly action: BankActionRecord };

const LABELS: Record<BankActionCapability, string> = {
  CAN_TAKE: WORDS.take,
  CAN_REPLY: WORDS.replyAction,
  CAN_COMPLETE: WORDS.complete,
  CAN_QUESTION: WORDS.askBack,
  CAN_DECLINE: WORDS.decline,
  CAN_WITHDRAW: WORDS.withdraw,
};
const FORWARD: readonly BankActionCapability[] = ["CAN_TAKE", "CAN_REPLY", "CAN_COMPLETE"];

export function BankActionSteps({ document, action }: StepsProps) {
  const [doing, setDoing] = useState<BankActionCapability>();
  const { send, sending } = useCommand(BankActionTake);
  if (action.capabilities.length === 0) return null;
  const input = { documentId: document.id, id: action.id };
  const close = () => setDoing(undefined);
  const take = async () => {
    const answer = await send(input);
    if (answer.ok) notify({ tone: "ok", title: WORDS.taken });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {action.capabilities.map((each) => (
        <Button
          key={each}
          size="small"
          aria-label={`${LABELS[each]}: ${BANK_ACTION_KIND_TEXT[action.kind]}`}
          variant={FORWARD.includes(each) ? "primary" : "secondary"}
          isLoading={each === "CAN_TAKE" && sending}
          onClick={() => (each === "CAN_TAKE" ? void take() : setDoing(each))}
        >
          {LABELS[each]}
        </Button>
      ))}
      {doing === "CAN_WITHDRAW" && (
        <CommandDialog
          title={WORDS.withdrawTitle}
          sentence={WORDS.withdrawSentence}
          confirmLabel={WORDS.withdraw}
          isDangerous
          command={BankActionWithdraw}
          input={input}
          done={{ title: WORDS.withdrawn }}
          notDone={WORDS.notWithdrawn}
          onDone={() => undefined}
          onClose={close}
        />
      )}
      <Suspense>
        {doing !== undefined && doing !== "CAN_TAKE" && doing !== "CAN_WITHDRAW" && (
          <AnswerDialog document={document} action={action} step={doing} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
