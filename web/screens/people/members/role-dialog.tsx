// Gives a member another role.

import { MEMBER_ROLES } from "@bondline/domain/people/organisations/organisation.ts";
import { choice } from "@bondline/domain/values/fields/choice.ts";
import type { MemberRole, MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { nameOf } from "./member-name.ts";
import { ChangeMemberRoleDocument } from "./member-operations.ts";
import { MEMBER_WORDS } from "./member-words.ts";
import { RoleField } from "./role-field.tsx";

const WORDS = MEMBER_WORDS.role;

const resolver = fieldRulesResolver<{ role: MemberRole }>({ role: choice(MEMBER_ROLES) });

type RoleDialogProps = {
  readonly organisation: SessionOrganisation;
  readonly member: MembersMemberFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function RoleDialog({ organisation, member, onChanged, onClose }: RoleDialogProps) {
  const { me, reload } = useSession();
  const { send } = useCommand(ChangeMemberRoleDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { role: member.role },
    resolver,
    save: async ({ role }) => {
      if (role !== member.role)
        return await send({ organisationId: organisation.id, memberId: member.memberId, role });
      onClose();
      return undefined;
    },
    onSaved: async () => {
      notify({ tone: "ok", title: WORDS.changed, detail: nameOf(member) });
      onClose();
      onChanged();
      if (member.userId === me?.id) await reload();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(nameOf(member))}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={WORDS.failed}
      onClose={onClose}
    >
      <RoleField />
    </FormDialog>
  );
}
