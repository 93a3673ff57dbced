// Who is on a draft or document by name, what each may do there, whether they approved, and what may be done about each.

import { isApprover } from "@bondline/domain/records/collaborators/collaborator.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import {
  EditIcon,
  InviteIcon,
  ReminderIcon,
  RemoveIcon,
  SendIcon,
  ShareIcon,
  SignOutIcon,
} from "../../../ui/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { APPROVAL_STATUS, PERSON_STATUS, rolesText, PEOPLE_WORDS as WORDS } from "./collaborator-words.ts";
import { PersonDialog, type PersonDoing } from "./person-dialog.tsx";
import type { PeopledRecord, Person } from "./public/record-people.tsx";
import { useResend } from "./use-people-calls.ts";

const NotificationDialog = lazy(async () => {
  const { NotificationDialog: component } = await import("./notification-dialog.tsx");
  return { default: component };
});

type CardProps = { readonly record: PeopledRecord; readonly mayManage: boolean };

export function PeopleCard({ record, mayManage }: CardProps) {
  const { kind, people, organisation } = record;
  const [doing, setDoing] = useState<PersonDoing>();
  const resend = useNotifiedResend(record);
  const [isNotifying, setNotifying] = useState(false);
  const isNotified = useIsNotified(record);
  const begin = (verb: PersonDoing["verb"], person?: Person) => setDoing({ verb, person });
  return (
    <Card
      id="people"
      heading={WORDS.heading}
      note={noteOf(people)}
      action={
        <>
          {isNotified && (
            <Button size="small" icon={ReminderIcon} onClick={() => setNotifying(true)}>
              {WORDS.notified.action}
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
          <p className="text-body break-words text-ink-2">{WORDS.none[kind](organisation.name)}</p>
        </CardBody>
      ) : (
        people.map((person) => (
          <CardRow key={person.id}>
            <PersonRow person={person} items={itemsFor(person, { begin, resend })} />
          </CardRow>
        ))
      )}
      {isNotifying && (
        <Suspense>
          <NotificationDialog record={record} onClose={() => setNotifying(false)} />
        </Suspense>
      )}
      {doing !== undefined && (
        <PersonDialog doing={doing} place={record} onClose={() => setDoing(undefined)} />
      )}
    </Card>
  );
}

/** How many have approved, where somebody is asked to. */
function noteOf(people: readonly Person[]): string | number | undefined {
  const approvers = people.filter(isAsked);
  if (approvers.length === 0) return people.length === 0 ? undefined : people.length;
  return WORDS.approvedOf(approvers.filter(({ hasApproved }) => hasApproved).length, approvers.length);
}

function isAsked(person: Person): boolean {
  return person.hasApproved !== undefined && isApprover(person);
}

/** Staff are recognised by their work. */
function useIsNotified({ organisationId, people }: PeopledRecord): boolean {
  const { me, organisations } = useSession();
  return (
    organisations.some(({ id }) => id === organisationId) ||
    people.some(
      ({ capabilities, emailAddress }) => capabilities.includes("CAN_LEAVE") || emailAddress === me?.email,
    )
  );
}

function useNotifiedResend(record: PeopledRecord) {
  const resend = useResend(record);
  return async (person: Person) => {
    const answer = await resend(person);
    if (answer.ok) notify({ tone: "ok", title: WORDS.resend.done, detail: person.emailAddress });
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
    CAN_SHOW: { label: WORDS.show.action, icon: ShareIcon, onSelect: () => begin("show", person) },
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

type RowProps = {
  readonly person: Person;
  readonly items: readonly MenuItem[];
};

function PersonRow({ person, items }: RowProps) {
  const { me } = useSession();
  const name = nameOf(person);
  const status = statusOf(person);
  return (
    <>
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium" title={person.emailAddress}>
          {name}
        </p>
        <p className="text-label break-words text-ink-3">{detailOf(person, me?.email)}</p>
      </div>
      {status !== undefined && <StatusBadge tone={status.tone}>{status.text}</StatusBadge>}
      <MenuButton label={WORDS.actionsFor(name)} look="bare" items={items} />
    </>
  );
}

/** Whoever has come and is asked for nothing needs no word. */
function statusOf(person: Person) {
  if (person.hasApproved) return APPROVAL_STATUS.approved;
  if (person.invitationStatus !== "ACCEPTED") return PERSON_STATUS[person.invitationStatus];
  return isAsked(person) ? APPROVAL_STATUS.asked : undefined;
}

function nameOf({ givenName, familyName, emailAddress }: Person): string {
  return [givenName, familyName].filter(Boolean).join(" ") || emailAddress;
}

function detailOf(person: Person, myEmail: string | undefined): string {
  const { roles, emailAddress, organisationName, isMember, expiresAt, shownToOrganisation } = person;
  return [
    isMember ? WORDS.limitedUser : rolesText(roles),
    emailAddress === myEmail ? WORDS.you : organisationName,
    shownToOrganisation ? WORDS.show.shownTo(shownToOrganisation) : null,
    expiresAt === null ? null : WORDS.until(formatDate(dayOfInstant(expiresAt))),
  ]
    .filter(Boolean)
    .join(" · ");
}
