// Asks before somebody is taken off the staff, and before an invitation is mailed again.

import type { StaffPersonRowFragment } from "../../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { RemoveStaffDocument, ResendStaffInvitationDocument } from "./staff-people-operations.ts";
import { STAFF_WORDS as WORDS } from "./staff-people-words.ts";

type DialogProps = {
  readonly person: StaffPersonRowFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RemoveStaffDialog({ person, onChanged, onClose }: DialogProps) {
  const { id, version, givenName, familyName } = person;
  const name = `${givenName} ${familyName}`;
  return (
    <CommandDialog
      command={RemoveStaffDocument}
      input={{ id, version }}
      title={WORDS.remove.title(name)}
      sentence={WORDS.remove.sentence}
      confirmLabel={WORDS.remove.submit}
      isDangerous
      done={{ title: WORDS.remove.done, detail: name }}
      notDone={WORDS.remove.failed}
      onDone={onChanged}
      onRefused={onChanged}
      onClose={onClose}
    />
  );
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
