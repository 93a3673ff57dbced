// Asks before a member is taken out of the organisation, or leaves it.

import { useState } from "react";
import type { MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
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
  const { send, sending } = useCommand(RemoveMemberDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const isMe = member.userId === me?.id;

  const remove = async () => {
    setRefusal(undefined);
    const answer = await send({ organisationId: organisation.id, memberId: member.memberId });
    if (!answer.ok) return setRefusal(answer.failure.message);
    notify({ tone: "ok", title: WORDS.removed, detail: nameOf(member) });
    onClose();
    if (!isMe) return onChanged();
    await reload();
    go(paths.home());
  };

  return (
    <ConfirmDialog
      title={isMe ? WORDS.ownTitle : WORDS.title(nameOf(member))}
      sentence={isMe ? WORDS.ownSentence(organisation.name) : WORDS.sentence(organisation.name)}
      confirmLabel={isMe ? WORDS.ownSubmit : WORDS.submit}
      isDangerous
      isLoading={sending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {refusal !== undefined && (
        <Notice tone="danger" title={WORDS.failed}>
          {refusal}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
