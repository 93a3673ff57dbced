// Which colleagues a note is for: read when somebody wants to name one.

import { useState } from "react";
import { useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { DeskNoteColleagues } from "./desk-note-operations.ts";
import { DESK_NOTE_WORDS as WORDS } from "./desk-note-words.ts";

type ColleagueChoiceProps = {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

export function ColleagueChoice({ chosen, onChange }: ColleagueChoiceProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <Disclosure
      label={chosen.length === 0 ? WORDS.notify : WORDS.notifyCount(chosen.length)}
      onOpen={() => setWanted(true)}
    >
      {isWanted && <Colleagues chosen={chosen} onChange={onChange} />}
    </Disclosure>
  );
}

function Colleagues({ chosen, onChange }: ColleagueChoiceProps) {
  const { me } = useSession();
  const { data, failure, readAgain } = useRead(DeskNoteColleagues, {});
  if (failure !== undefined && data === undefined)
    return <ErrorState title={WORDS.colleaguesFailed} sentence={failure.message} onRetry={readAgain} />;
  if (data === undefined) return <SkeletonRows rows={2} label={WORDS.loading} />;
  const colleagues = data.deskLoad.flatMap(({ accountId, name }) =>
    accountId === null || name === null || accountId === me?.id ? [] : [{ accountId, name }],
  );
  if (colleagues.length === 0) return <p className="text-label text-ink-2">{WORDS.noColleagues}</p>;
  return (
    <fieldset className="grid gap-1 sm:gap-2">
      <legend className="pb-1 text-label text-ink-2">{WORDS.notifyHelp}</legend>
      {colleagues.map(({ accountId, name }) => (
        <CheckboxField
          key={accountId}
          label={name}
          checked={chosen.includes(accountId)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, accountId] : chosen.filter((other) => other !== accountId))
          }
        />
      ))}
    </fieldset>
  );
}
