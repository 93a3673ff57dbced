// Asks before a member is taken out of the organisation, or leaves it.

import type { MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
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
  const { me, reload } = useSession();
  const go = useGo();
  const isMe = member.userId === me?.id;
  const leave = async () => {
    await reload();
    go(paths.home());
  };
  return (
    <CommandDialog
      command={RemoveMemberDocument}
      input={{ organisationId: organisation.id, memberId: member.memberId }}
      title={isMe ? WORDS.ownTitle : WORDS.title(nameOf(member))}
      sentence={isMe ? WORDS.ownSentence(organisation.name) : WORDS.sentence(organisation.name)}
      confirmLabel={isMe ? WORDS.ownSubmit : WORDS.submit}
      isDangerous
      done={{ title: WORDS.removed, detail: nameOf(member) }}
      notDone={WORDS.failed}
      onDone={isMe ? leave : onChanged}
      onClose={onClose}
    />
  );
}
