// Who is on a document by name, what each may do there, and what may be done about each.

import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import type { DocumentPersonFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { EditIcon, InviteIcon, ReminderIcon, RemoveIcon, SendIcon, SignOutIcon } from "../../../ui/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { PersonResend } from "./collaborator-operations.ts";
import { PERSON_STATUS, rolesText, PEOPLE_WORDS as WORDS } from "./collaborator-words.ts";
import { PersonDialog, type PersonDoing } from "./person-dialog.tsx";
import type { DocumentWithPeople } from "./public/document-people.tsx";

const NotificationDialog = lazy(async () => {
  const { NotificationDialog: component } = await import("./notification-dialog.tsx");
  return { default: component };
});

type Person = DocumentPersonFragment;
type CardProps = { readonly document: DocumentWithPeople; readonly mayManage: boolean };

export function PeopleCard({ document, mayManage }: CardProps) {
  const { collaborators: people, organisation } = document;
  const [doing, setDoing] = useState<PersonDoing>();
  const resend = useResend(document.id);
  const [isTelling, setTelling] = useState(false);
  const isTold = useIsTold(document);
  const begin = (verb: PersonDoing["verb"], person?: Person) => setDoing({ verb, person });
  return (
    <Card
      id="people"
      heading={WORDS.heading}
      note={people.length === 0 ? undefined : people.length}
      action={
        <>
          {isTold && (
            <Button size="small" icon={ReminderIcon} onClick={() => setTelling(true)}>
              {WORDS.told.action}
            </Button>
          )}
          {mayManage && (
            <Button size="small" icon={InviteIcon} onClick={() => begin("invite")}>
              {WORDS.invite.action}
            </Button>
          )}
        </>
      }
      hasRows={people.length > 0}
    >
      {people.length === 0 ? (
        <CardBody isBelowHeading>
          <p className="text-body break-words text-ink-2">{WORDS.none(organisation.name)}</p>
        </CardBody>
      ) : (
        people.map((person) => (
          <CardRow key={person.id}>
            <PersonRow person={person} items={itemsFor(person, { begin, resend })} />
          </CardRow>
        ))
      )}
      {isTelling && (
        <Suspense>
          <NotificationDialog document={document} onClose={() => setTelling(false)} />
        </Suspense>
      )}
      {doing !== undefined && (
        <PersonDialog doing={doing} documentId={document.id} onClose={() => setDoing(undefined)} />
      )}
    </Card>
  );
}

/** Staff are told by their work. */
function useIsTold({ organisationId, collaborators }: DocumentWithPeople): boolean {
  const { me, organisations } = useSession();
  return (
    organisations.some(({ id }) => id === organisationId) ||
    collaborators.some(
      ({ capabilities, emailAddress }) => capabilities.includes("CAN_LEAVE") || emailAddress === me?.email,
    )
  );
}

/** To the same address again: the new mail carries a new code. */
function useResend(documentId: string) {
  const { send } = useCommand(PersonResend, { handledByScreen: true });
  return async ({ id, emailAddress }: Person) => {
    const answer = await send({ documentId, id });
    if (answer.ok) notify({ tone: "ok", title: WORDS.resend.done, detail: emailAddress });
    else notify({ tone: "danger", title: WORDS.resend.failed, detail: answer.failure.message });
  };
}

type Doing = {
  readonly begin: (verb: PersonDoing["verb"], person: Person) => void;
  readonly resend: (person: Person) => Promise<void>;
};

function itemsFor(person: Person, { begin, resend }: Doing): MenuItem[] {
  const away = person.invitationStatus === "ACCEPTED" ? "remove" : "withdraw";
  const items: Readonly<Record<Person["capabilities"][number], MenuItem>> = {
    CAN_RESEND: { label: WORDS.resend.action, icon: SendIcon, onSelect: () => void resend(person) },
    CAN_CHANGE_ROLES: {
      label: WORDS.roles.action,
      icon: EditIcon,
      onSelect: () => begin("roles", person),
    },
    CAN_REMOVE: {
      label: WORDS[away].action,
      icon: RemoveIcon,
      isDangerous: true,
      onSelect: () => begin(away, person),
    },
    CAN_LEAVE: {
      label: WORDS.leave.action,
      icon: SignOutIcon,
      isDangerous: true,
      onSelect: () => begin("leave", person),
    },
  };
  return person.capabilities.map((capability) => items[capability]);
}

function PersonRow({ person, items }: { readonly person: Person; readonly items: readonly MenuItem[] }) {
  const { me } = useSession();
  const name = nameOf(person);
  const status = PERSON_STATUS[person.invitationStatus];
  return (
    <>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium" title={person.emailAddress}>
          {name}
        </p>
        <p className="text-label break-words text-ink-3">{detailOf(person, me?.email)}</p>
      </div>
      {person.invitationStatus !== "ACCEPTED" && <StatusBadge tone={status.tone}>{status.text}</StatusBadge>}
      <MenuButton label={WORDS.actionsFor(name)} look="bare" items={items} />
    </>
  );
}

function nameOf({ givenName, familyName, emailAddress }: Person): string {
  return [givenName, familyName].filter(Boolean).join(" ") || emailAddress;
}

function detailOf(person: Person, myEmail: string | undefined): string {
  const { roles, emailAddress, organisationName, isMember, expiresAt } = person;
  return [
    isMember ? WORDS.limitedUser : rolesText(roles),
    emailAddress === myEmail ? WORDS.you : organisationName,
    expiresAt === null ? null : WORDS.until(formatDate(dayOfInstant(expiresAt))),
  ]
    .filter(Boolean)
    .join(" · ");
}
