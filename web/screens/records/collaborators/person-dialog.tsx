// The dialogs about one person on a document: inviting, another role, taking away, leaving.

import {
  COLLABORATOR_FIELDS,
  COLLABORATOR_ROLES_FIELDS,
  type CollaboratorRole,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import type { DocumentPersonFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundChoices, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { DocumentLeave, PersonChangeRoles, PersonInvite, PersonRemove } from "./collaborator-operations.ts";
import { PEOPLE_WORDS, ROLE_OPTIONS } from "./collaborator-words.ts";

type Person = DocumentPersonFragment;
export type PersonDoing = {
  readonly verb: "invite" | "roles" | "remove" | "withdraw" | "leave";
  readonly person: Person | undefined;
};
type DialogProps = { readonly documentId: string; readonly onClose: () => void };

export function PersonDialog({ doing, ...rest }: DialogProps & { readonly doing: PersonDoing }) {
  const { verb, person } = doing;
  if (verb === "leave") return <LeaveDialog {...rest} />;
  if (person === undefined) return <InviteDialog {...rest} />;
  if (verb === "roles") return <RolesDialog {...rest} person={person} />;
  return <RemoveDialog {...rest} person={person} verb={verb === "withdraw" ? "withdraw" : "remove"} />;
}

const rolesIn = (text: string) => text.split(";") as CollaboratorRole[];

function InviteDialog({ documentId, onClose }: DialogProps) {
  const WORDS = PEOPLE_WORDS.invite;
  const start = { emailAddress: "", roles: "" };
  const { send } = useCommand(PersonInvite, { handledByScreen: true });
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(COLLABORATOR_FIELDS),
    save: ({ emailAddress, roles }) =>
      send({ documentId, emailAddress: emailAddress.trim(), roles: rolesIn(roles) }),
    onSaved: ({ createDocumentCollaborator: { document } }) => {
      const added = document.collaborators.at(-1);
      notify({
        tone: "ok",
        title: added?.isMember ? WORDS.added : WORDS.done,
        ...(added !== undefined && { detail: added.emailAddress }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={({ message }) => ({ title: WORDS.failed, detail: message })}
      onClose={onClose}
    >
      <BoundText name="emailAddress" label={WORDS.email} type="email" />
      <BoundChoices name="roles" label={WORDS.roles} options={ROLE_OPTIONS} />
    </FormDialog>
  );
}

function RolesDialog({ documentId, person, onClose }: DialogProps & { readonly person: Person }) {
  const WORDS = PEOPLE_WORDS.roles;
  const start = { roles: person.roles.join(";") };
  const { send } = useCommand(PersonChangeRoles, { handledByScreen: true });
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(COLLABORATOR_ROLES_FIELDS),
    save: ({ roles }) => send({ documentId, id: person.id, roles: rolesIn(roles) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.done, detail: person.emailAddress });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(person.emailAddress)}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={WORDS.failed}
      onClose={onClose}
    >
      <BoundChoices name="roles" label={PEOPLE_WORDS.invite.roles} options={ROLE_OPTIONS} />
    </FormDialog>
  );
}

type RemoveProps = DialogProps & { readonly person: Person; readonly verb: "remove" | "withdraw" };

function RemoveDialog({ documentId, person, verb, onClose }: RemoveProps) {
  const words = PEOPLE_WORDS[verb];
  return (
    <CommandDialog
      command={PersonRemove}
      input={{ documentId, id: person.id }}
      title={words.title(person.emailAddress)}
      sentence={words.sentence}
      confirmLabel={words.submit}
      isDangerous
      done={{ title: words.done, detail: person.emailAddress }}
      notDone={words.failed}
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}

function LeaveDialog({ documentId, onClose }: DialogProps) {
  const words = PEOPLE_WORDS.leave;
  const go = useGo();
  return (
    <CommandDialog
      command={DocumentLeave}
      input={{ documentId }}
      title={words.title}
      sentence={words.sentence}
      confirmLabel={words.submit}
      isDangerous
      done={{ title: words.done }}
      notDone={words.failed}
      onDone={() => go(paths.sharedWithMe(), { replace: true })}
      onClose={onClose}
    />
  );
}
