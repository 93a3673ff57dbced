// Asks before a member is taken out of the organisation.

import type { MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import type { SessionOrganisation } from "../../../app/session.ts";
import { nameOf } from "./member-name.ts";
import { RemoveMemberDocument } from "./member-operations.ts";
import { MEMBER_WORDS } from "./member-words.ts";

const WORDS = MEMBER_WORDS.remove;

type RemoveMemberDialogProps = {
  readonly organisation: SessionOrganisation;
  readonly member: MembersMemberFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RemoveMemberDialog({ organisation, member, onChanged, onClose }: RemoveMemberDialogProps) {
  return (
    <CommandDialog
      command={RemoveMemberDocument}
      input={{ organisationId: organisation.id, memberId: member.memberId }}
      title={WORDS.title(nameOf(member))}
      sentence={WORDS.sentence(organisation.name)}
      confirmLabel={WORDS.submit}
      isDangerous
      done={{ title: WORDS.removed, detail: nameOf(member) }}
      notDone={WORDS.failed}
      onDone={onChanged}
      onClose={onClose}
    />
  );
}
