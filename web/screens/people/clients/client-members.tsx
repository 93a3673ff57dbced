// The people of a client: who they are, what they may do there, and since when they belong to it.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import type { ReactNode } from "react";
import type { ClientMembersQuery } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { MailLink } from "../../../app/mail-link.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { CardBody } from "../../../ui/card.tsx";
import { ClientMembersDocument } from "./client-page-operations.ts";
import { CLIENT_PAGE_WORDS as WORDS } from "./client-page-words.ts";
import { MemberSuspension } from "./member-suspension.tsx";
import { SUSPENSION_WORDS } from "./suspension-words.ts";

type Member = ClientMembersQuery["clientMembers"]["edges"][number]["node"];

const SHAPE: ListShape = { prefix: "people-" };

type MembersProps = { readonly id: string; readonly canSuspend: boolean };

export function ClientMembers({ id, canSuspend }: MembersProps) {
  const list = useList({ shape: SHAPE, read: readMembersOf(id), of: id });
  return (
    <ListCard
      list={list}
      heading={WORDS.people}
      note={list.page?.total}
      hasRows
      loading={WORDS.peopleLoading}
      notLoaded={WORDS.peopleNotLoaded}
      skeletonRows={3}
      rowKey={({ memberId }) => memberId}
      row={(member) => (
        <MemberRow member={member}>
          {canSuspend && (
            <MemberSuspension
              person={{ organisationId: id, memberId: member.memberId, name: nameOf(member) }}
              isSuspended={member.suspendedAt !== null}
              onChanged={list.readAgain}
            />
          )}
        </MemberRow>
      )}
      empty={
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noPeople}</p>
        </CardBody>
      }
    />
  );
}

function readMembersOf(id: string) {
  return readPages({
    document: ClientMembersDocument,
    variablesOf: ({ first, after }) => ({ id, first, after }),
    connectionIn: ({ clientMembers }) => clientMembers,
  });
}

function nameOf({ givenName, familyName }: Member): string {
  return `${givenName} ${familyName}`;
}

type RowProps = { readonly member: Member; readonly children: ReactNode };

function MemberRow({ member, children }: RowProps) {
  const { email, role, createdAt, suspendedAt, suspensionReason } = member;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words">{nameOf(member)}</p>
        <p className="text-label break-words text-ink-2">
          <MailLink email={email} />
        </p>
        {suspendedAt !== null && (
          <p className="text-label break-words text-warn">
            {SUSPENSION_WORDS.suspended(exactDate(suspendedAt))}. {suspensionReason}
          </p>
        )}
      </div>
      <div className="text-right">
        <p className="text-body">{MEMBER_ROLE_LABELS[role]}</p>
        <p className="figures text-label text-ink-2">{WORDS.memberSince(exactDate(createdAt))}</p>
      </div>
      {children}
    </>
  );
}
