// The people of a client: who they are, what they may do there, and since when they belong to it.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
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

type Member = ClientMembersQuery["clientMembers"]["edges"][number]["node"];

const SHAPE: ListShape = { prefix: "people-" };

export function ClientMembers({ id }: { readonly id: string }) {
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
      row={(member) => <MemberRow member={member} />}
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

function MemberRow({ member }: { readonly member: Member }) {
  const { givenName, familyName, email, role, createdAt } = member;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words">{`${givenName} ${familyName}`}</p>
        <p className="text-label break-words text-ink-2">
          <MailLink email={email} />
        </p>
      </div>
      <div className="text-right">
        <p className="text-body">{MEMBER_ROLE_LABELS[role]}</p>
        <p className="figures text-label text-ink-2">{WORDS.memberSince(exactDate(createdAt))}</p>
      </div>
    </>
  );
}
