// Gives a member another role.

import { useState } from "react";
import type { MemberRole, MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { nameOf } from "./member-name.ts";
import { ChangeMemberRoleDocument } from "./member-operations.ts";
import { MEMBER_WORDS } from "./member-words.ts";
import { RoleField } from "./role-field.tsx";

const WORDS = MEMBER_WORDS.role;

type RoleDialogProps = {
  readonly organisation: SessionOrganisation;
  readonly member: MembersMemberFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RoleDialog({ organisation, member, onChanged, onClose }: RoleDialogProps) {
  const { me, reload } = useSession();
  const { send, sending } = useCommand(ChangeMemberRoleDocument, { handledByScreen: true });
  const [role, setRole] = useState<MemberRole>(member.role);
  const [refusal, setRefusal] = useState<string>();

  const save = async () => {
    setRefusal(undefined);
    if (role === member.role) return onClose();
    const answer = await send({ organisationId: organisation.id, memberId: member.memberId, role });
    if (!answer.ok) return setRefusal(answer.failure.message);
    notify({ tone: "ok", title: WORDS.changed, detail: nameOf(member) });
    onClose();
    onChanged();
    if (member.userId === me?.id) await reload();
  };

  return (
    <Dialog
      title={WORDS.title(nameOf(member))}
      sentence={WORDS.sentence}
      hasUnsavedChanges={role !== member.role}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{MEMBER_WORDS.invite.cancel}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void save()}>
            {WORDS.submit}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
        )}
        <RoleField value={role} onChange={setRole} />
      </div>
    </Dialog>
  );
}
