// Invites a person by mail address, with the role they will have.

import { MEMBER_INVITATION_FIELDS } from "@bondline/domain/people/organisations/invitation.ts";
import { MEMBER_ROLES, type MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SendInvitationDocument } from "./member-operations.ts";
import { invitationFailureText, MEMBER_WORDS } from "./member-words.ts";
import { RoleField } from "./role-field.tsx";

const WORDS = MEMBER_WORDS.invite;
const FORM_ID = "invite-member";
const USUAL_ROLE: MemberRole = "USER";

type InviteDialogProps = {
  readonly organisation: SessionOrganisation;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

export function InviteDialog({ organisation, onSent, onClose }: InviteDialogProps) {
  const { send, sending } = useCommand(SendInvitationDocument, { handledByScreen: true });
  const [failure, setFailure] = useState<Failure>();
  const form = useShortForm({
    initial: { email: "", role: USUAL_ROLE as string },
    validate: validateBy(MEMBER_INVITATION_FIELDS),
    onSubmit: async ({ email, role }) => {
      setFailure(undefined);
      const answer = await send({ organisationId: organisation.id, email: email.trim(), role });
      if (!answer.ok) {
        form.showErrors(answer.failure.fields);
        return setFailure(answer.failure);
      }
      notify({ tone: "ok", title: WORDS.sent, detail: answer.data.sendOrgMemberInvitation.invitation.email });
      onClose();
      onSent();
    },
  });
  const told = failure === undefined ? undefined : invitationFailureText(failure);

  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={form.values.email !== ""}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {WORDS.submit}
          </Button>
        </>
      }
    >
      <form {...form.form} id={FORM_ID} className="space-y-4">
        {told !== undefined && (
          <Notice tone="danger" title={told.title}>
            {told.detail}
          </Notice>
        )}
        <TextField label={WORDS.email} type="email" autoComplete="off" {...form.field("email")} />
        <RoleField
          value={MEMBER_ROLES.find((role) => role === form.values.role) ?? USUAL_ROLE}
          onChange={(role) => form.change("role", role)}
        />
      </form>
    </Dialog>
  );
}
