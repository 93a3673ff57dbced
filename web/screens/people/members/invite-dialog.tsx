// Invites a person by mail address, with the role they will have.

import { MEMBER_INVITATION_FIELDS } from "@bondline/domain/people/organisations/invitation.ts";
import type { MemberRole } from "@bondline/domain/people/organisations/organisation.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { SendInvitationDocument } from "./member-operations.ts";
import { invitationFailureText, MEMBER_WORDS } from "./member-words.ts";
import { RoleField } from "./role-field.tsx";

const WORDS = MEMBER_WORDS.invite;

type Values = { email: string; role: MemberRole };
const START: Values = { email: "", role: "USER" };
const resolver = fieldRulesResolver<Values>(MEMBER_INVITATION_FIELDS);

type InviteDialogProps = {
  readonly organisation: SessionOrganisation;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

export function InviteDialog({ organisation, onSent, onClose }: InviteDialogProps) {
  const { send } = useCommand(SendInvitationDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ email, role }) => send({ organisationId: organisation.id, email: email.trim(), role }),
    onSaved: ({ sendOrgMemberInvitation: { invitation } }) => {
      notify({ tone: "ok", title: WORDS.sent, detail: invitation.email });
      onClose();
      onSent();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={invitationFailureText}
      onClose={onClose}
    >
      <BoundText name="email" label={WORDS.email} type="email" />
      <RoleField />
    </FormDialog>
  );
}
