// The dialogs about one person on a draft or document: inviting, another role, taking away, leaving.

import {
  COLLABORATOR_FIELDS,
  COLLABORATOR_ROLES_FIELDS,
  type CollaboratorRole,
} from "@bondline/domain/records/collaborators/collaborator.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundChoices, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { DocumentLeave, DraftLeave, DraftPersonRemove, PersonRemove } from "./collaborator-operations.ts";
import { PEOPLE_WORDS, roleOptions } from "./collaborator-words.ts";
import type { Person } from "./public/record-people.tsx";
import { ShowDialog } from "./show-dialog.tsx";
import { type Place, useChangeRoles, useInvite } from "./use-people-calls.ts";

export type PersonDoing = {
  readonly verb: "invite" | "roles" | "show" | "remove" | "withdraw" | "leave";
  readonly person: Person | undefined;
};
type DialogProps = { readonly place: Place; readonly onClose: () => void };

export function PersonDialog({ doing, ...rest }: DialogProps & { readonly doing: PersonDoing }) {
  const { verb, person } = doing;
  if (verb === "leave") return <LeaveDialog {...rest} />;
  if (person === undefined) return <InviteDialog {...rest} />;
  if (verb === "show") return <ShowDialog {...rest} person={person} />;
  if (verb === "roles") return <RolesDialog {...rest} person={person} />;
  return <RemoveDialog {...rest} person={person} verb={verb === "withdraw" ? "withdraw" : "remove"} />;
}

const rolesIn = (text: string) => text.split(";") as CollaboratorRole[];

function InviteDialog({ place, onClose }: DialogProps) {
  const WORDS = PEOPLE_WORDS.invite;
  const start = { emailAddress: "", roles: "" };
  const invite = useInvite(place);
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(COLLABORATOR_FIELDS),
    save: ({ emailAddress, roles }) => invite({ emailAddress: emailAddress.trim(), roles: rolesIn(roles) }),
    onSaved: (people) => {
      const added = people.at(-1);
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
      <BoundChoices name="roles" label={WORDS.roles} options={roleOptions(place.kind)} />
    </FormDialog>
  );
}

function RolesDialog({ place, person, onClose }: DialogProps & { readonly person: Person }) {
  const WORDS = PEOPLE_WORDS.roles;
  const start = { roles: person.roles.join(";") };
  const changeRoles = useChangeRoles(place);
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(COLLABORATOR_ROLES_FIELDS),
    save: ({ roles }) => changeRoles(person, rolesIn(roles)),
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
      <BoundChoices name="roles" label={PEOPLE_WORDS.invite.roles} options={roleOptions(place.kind)} />
    </FormDialog>
  );
}

type RemoveProps = DialogProps & { readonly person: Person; readonly verb: "remove" | "withdraw" };

function RemoveDialog({ place, person, verb, onClose }: RemoveProps) {
  const words = PEOPLE_WORDS[verb];
  const question = {
    title: words.title(person.emailAddress),
    sentence: words.sentence,
    confirmLabel: words.submit,
    isDangerous: true,
    done: { title: words.done, detail: person.emailAddress },
    notDone: words.failed,
    onDone: () => undefined,
    onClose,
  };
  return place.kind === "draft" ? (
    <CommandDialog {...question} command={DraftPersonRemove} input={{ draftId: place.id, id: person.id }} />
  ) : (
    <CommandDialog {...question} command={PersonRemove} input={{ documentId: place.id, id: person.id }} />
  );
}

function LeaveDialog({ place, onClose }: DialogProps) {
  const words = PEOPLE_WORDS.leave;
  const go = useGo();
  const question = {
    title: words.title,
    sentence: words.sentence,
    confirmLabel: words.submit,
    isDangerous: true,
    done: { title: words.done },
    notDone: words.failed,
    onDone: () => go(paths.sharedWithMe(), { replace: true }),
    onClose,
  };
  return place.kind === "draft" ? (
    <CommandDialog {...question} command={DraftLeave} input={{ draftId: place.id }} />
  ) : (
    <CommandDialog {...question} command={DocumentLeave} input={{ documentId: place.id }} />
  );
}
