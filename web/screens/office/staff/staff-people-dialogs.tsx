// Asks before somebody is taken off the staff, disabled or enabled, and before an invitation is mailed again.

import type { StaffPersonRowFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import {
  DisableStaffDocument,
  EnableStaffDocument,
  RemoveStaffDocument,
  ResendStaffInvitationDocument,
} from "./staff-people-operations.ts";
import { STAFF_WORDS as WORDS } from "./staff-people-words.ts";

type DialogProps = {
  readonly person: StaffPersonRowFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RemoveStaffDialog(dialog: DialogProps) {
  return <CommandDialog command={RemoveStaffDocument} {...asked(dialog, WORDS.remove)} isDangerous />;
}

export function DisableStaffDialog(dialog: DialogProps) {
  return <CommandDialog command={DisableStaffDocument} {...asked(dialog, WORDS.disable)} isDangerous />;
}

export function EnableStaffDialog(dialog: DialogProps) {
  return <CommandDialog command={EnableStaffDocument} {...asked(dialog, WORDS.enable)} />;
}

type Words = Pick<typeof WORDS.remove, "title"> &
  Readonly<Record<"sentence" | "submit" | "failed" | "done", string>>;

function asked({ person, onChanged, onClose }: DialogProps, words: Words) {
  const { id, version, givenName, familyName } = person;
  const name = `${givenName} ${familyName}`;
  return {
    input: { id, version },
    title: words.title(name),
    sentence: words.sentence,
    confirmLabel: words.submit,
    done: { title: words.done, detail: name },
    notDone: words.failed,
    onDone: onChanged,
    onRefused: onChanged,
    onClose,
  };
}

export function ResendInvitationDialog({ person, onChanged, onClose }: DialogProps) {
  const name = `${person.givenName} ${person.familyName}`;
  return (
    <CommandDialog
      command={ResendStaffInvitationDocument}
      input={{ id: person.id }}
      title={WORDS.resend.title(name)}
      sentence={WORDS.resend.sentence}
      confirmLabel={WORDS.resend.submit}
      done={{ title: WORDS.resend.done, detail: person.email }}
      notDone={WORDS.resend.failed}
      onDone={onChanged}
      onClose={onClose}
    />
  );
}
