// What may be done with a file of outcomes after its dry run: apply what is possible, all of it or none, or discard it.

import { useState } from "react";
import type { OutcomeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { ApplyOutcomeFileMutation, DiscardOutcomeFileMutation } from "./outcome-file-operations.ts";
import { OUTCOME_FILE_WORDS as WORDS } from "./outcome-file-words.ts";

type ActionsProps = {
  readonly file: OutcomeFileRecordFragment;
  readonly onChanged: (file: OutcomeFileRecordFragment) => void;
};
type Asked = "apply" | "discard" | "together";

export function OutcomeFileActions({ file, onChanged }: ActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const { id, version, capabilities, rows } = file;
  const good = rows.filter(({ state }) => state === "GOOD");
  const left = rows.length - good.length;
  const close = () => setAsked(undefined);
  const items = [
    ...(capabilities.includes("CAN_APPLY") && left === 0
      ? [{ label: WORDS.applyTogether(good.length), onSelect: () => setAsked("together") }]
      : []),
    ...(capabilities.includes("CAN_DISCARD")
      ? [{ label: WORDS.discard, onSelect: () => setAsked("discard") }]
      : []),
  ];
  const count = (outcome: string) => good.filter((row) => row.outcome === outcome).length;
  return (
    <>
      {items.length > 0 && <MenuButton label={WORDS.more} items={items} />}
      {capabilities.includes("CAN_APPLY") && (
        <Button
          variant="primary"
          {...(good.length === 0 ? { disabledReason: WORDS.noneGood } : {})}
          onClick={() => setAsked("apply")}
        >
          {WORDS.apply(good.length)}
        </Button>
      )}
      {(asked === "apply" || asked === "together") && (
        <CommandDialog
          title={WORDS.confirmTitle(good.length)}
          sentence={WORDS.confirmSentence(count("ISSUED"), count("DECLINED"))}
          confirmLabel={asked === "together" ? WORDS.applyTogether(good.length) : WORDS.apply(good.length)}
          cancelLabel={WORDS.keep}
          command={ApplyOutcomeFileMutation}
          input={{ id, version, isAllOrNothing: asked === "together" }}
          done={{ title: WORDS.begun }}
          notDone={WORDS.notBegun}
          onDone={({ applyOutcomeFile }) => onChanged(applyOutcomeFile.outcomeFile)}
          onClose={close}
        >
          {asked === "together" && <p className="text-label text-ink-2">{WORDS.together}</p>}
          {asked === "apply" && left > 0 && <p className="text-label text-ink-2">{WORDS.left(left)}</p>}
        </CommandDialog>
      )}
      {asked === "discard" && (
        <CommandDialog
          title={WORDS.discardTitle}
          sentence={WORDS.discardSentence}
          confirmLabel={WORDS.discard}
          cancelLabel={WORDS.keep}
          isDangerous
          command={DiscardOutcomeFileMutation}
          input={{ id, version }}
          done={{ title: WORDS.discarded }}
          notDone={WORDS.notDiscarded}
          onDone={({ discardOutcomeFile }) => onChanged(discardOutcomeFile.outcomeFile)}
          onClose={close}
        />
      )}
    </>
  );
}
