// The people invited onto a draft: what each is, and whether they have approved.

import { DRAFT_ROLE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Card, CardRow } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { VIEW_WORDS } from "../draft-words.ts";
import type { DraftRecord } from "./draft-facts.ts";

type Person = DraftRecord["draftCollaborators"][number];

/** The approvers are the applicant's and the beneficiary's collaborators; the others only look on. */
const APPROVING: readonly string[] = ["ISSUER", "BENEFICIARY"];

export function PeopleCard({
  people,
  myEmail,
}: {
  readonly people: readonly Person[];
  readonly myEmail: string;
}) {
  if (people.length === 0) return null;
  const approvers = people.filter(isApprover);
  const approved = approvers.filter(({ hasApproved }) => hasApproved).length;
  return (
    <Card
      id="people"
      heading={VIEW_WORDS.people}
      note={approvers.length === 0 ? undefined : `${approved} of ${approvers.length} approved`}
      hasRows
    >
      <ul>
        {people.map((person) => (
          <li key={person.id} className="border-line not-last:border-b">
            <CardRow>
              <Avatar name={nameOf(person)} />
              <div className="min-w-0 flex-1">
                <p className="truncate text-body font-medium">{nameOf(person)}</p>
                <p className="truncate text-label text-ink-3">{rolesOf(person, myEmail)}</p>
              </div>
              <State person={person} />
            </CardRow>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function State({ person }: { readonly person: Person }) {
  if (person.hasApproved) return <StatusBadge tone="ok">{VIEW_WORDS.approved}</StatusBadge>;
  if (person.invitationStatus === "EXPIRED")
    return <StatusBadge tone="mute">{VIEW_WORDS.expired}</StatusBadge>;
  if (person.invitationStatus === "INVITED")
    return <StatusBadge tone="warn">{VIEW_WORDS.invited}</StatusBadge>;
  return isApprover(person) ? <StatusBadge tone="warn">{VIEW_WORDS.asked}</StatusBadge> : null;
}

function isApprover({ roles }: Person): boolean {
  return roles.some((role) => APPROVING.includes(role));
}

function nameOf({ givenName, familyName, emailAddress }: Person): string {
  return [givenName, familyName].filter(Boolean).join(" ") || emailAddress;
}

function rolesOf({ roles, organisationName, emailAddress }: Person, myEmail: string): string {
  const named = roles.map((role) => DRAFT_ROLE_TEXT[role]).join(", ");
  const mine = emailAddress === myEmail ? VIEW_WORDS.you : organisationName;
  return [named, mine].filter(Boolean).join(", ");
}
