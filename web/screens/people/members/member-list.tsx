// The members with their roles, searched and read page by page; administrators change roles and remove.

import { MEMBER_FILTERS } from "@bondline/domain/people/members/member-filters.ts";
import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCallback, useMemo, useState } from "react";
import type { MembersMemberFragment } from "../../../api/generated/graphql.ts";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape, PlaceFacts } from "../../../app/list/list-place.ts";
import { askedIn, filterTexts, shownColumns } from "../../../app/list/list-table.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { useList } from "../../../app/list/use-list.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { EditIcon, RemoveIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ListBar } from "../../records/list-views/public/list-bar.tsx";
import { nameOf } from "./member-name.ts";
import { MembersListDocument } from "./member-operations.ts";
import { MEMBER_WORDS as WORDS } from "./member-words.ts";
import { LeaveOrganisationDialog } from "./public/leave-organisation-dialog.tsx";
import { LEAVE_WORDS } from "./public/leave-words.ts";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";

type Member = MembersMemberFragment;
type Opened = { readonly dialog: "role" | "remove" | "leave"; readonly member: Member };

const USUAL_COLUMNS = ["member", "role", "since"];

const SHAPE: ListShape<string, string> = {
  isSearched: true,
  sizeName: "members",
  sorts: () => ({
    name: "members",
    by: [
      { columnId: "member", direction: "ascending" },
      { columnId: "since", direction: "descending" },
    ],
  }),
  columns: () => ({ name: "members", usual: USUAL_COLUMNS, all: [...USUAL_COLUMNS, "email"] }),
  filters: filterTexts(MEMBER_FILTERS),
};

export function MemberList({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { me } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const list = useList({ shape: SHAPE, read: readMembersOf(organisation.id), of: organisation.id });
  const mayManage = organisation.capabilities.includes("CAN_MANAGE_MEMBERS");
  const look = useMemo(
    () => rowLook({ myId: me?.id, onOpen: mayManage ? setOpened : undefined }),
    [me?.id, mayManage],
  );
  const dialog = { organisation, onChanged: list.readAgain, onClose: close };
  const { place } = list;

  return (
    <>
      <ListBar
        organisation={organisation}
        list="MEMBERS"
        place={place}
        filters={MEMBER_FILTERS}
        search={WORDS.search}
        columns={{ all: look.columns, usual: USUAL_COLUMNS }}
        exports={[
          { name: WORDS.title, wanted: { organisationId: organisation.id, members: askedAt(place) } },
        ]}
      />
      <ListTable
        list={list}
        label={WORDS.title}
        columns={shownColumns(look.columns, place.columns)}
        rowKey={({ memberId }) => memberId}
        phoneRow={look.phoneRow}
        skeletonRows={4}
        empty={null}
      />
      {opened?.dialog === "role" && <RoleDialog {...dialog} member={opened.member} />}
      {opened?.dialog === "leave" && <LeaveOrganisationDialog organisation={organisation} onClose={close} />}
      {opened?.dialog === "remove" && <RemoveMemberDialog {...dialog} member={opened.member} />}
    </>
  );
}

function readMembersOf(organisationId: string) {
  return readPages({
    document: MembersListDocument,
    variablesOf: ({ first, after, ...place }: ListWanted) => ({
      organisationId,
      ...askedAt(place),
      first,
      after,
    }),
    connectionIn: ({ organisationMembers }) => organisationMembers,
  });
}

/** The same for the list and for its file. */
function askedAt({ search, sort, filters }: Pick<PlaceFacts<string, string>, "filters" | "search" | "sort">) {
  return {
    ...askedIn(MEMBER_FILTERS, { search, filters }),
    sort: {
      field: sort?.columnId === "since" ? ("CREATED_AT" as const) : ("NAME" as const),
      direction: sort?.direction === "descending" ? ("DESC" as const) : ("ASC" as const),
    },
  };
}

type LookOptions = {
  readonly myId: string | undefined;
  readonly onOpen: ((opened: Opened) => void) | undefined;
};

function rowLook({ myId, onOpen }: LookOptions) {
  const shownName = (member: Member) =>
    member.userId === myId ? `${nameOf(member)} (${WORDS.you.toLowerCase()})` : nameOf(member);
  const since = ({ createdAt }: Member) => formatDate(dayOfInstant(createdAt));
  const actions = (member: Member) =>
    onOpen !== undefined && (
      <MenuButton
        label={WORDS.actionsFor(nameOf(member))}
        look="bare"
        items={[
          {
            label: WORDS.role.action,
            icon: EditIcon,
            onSelect: () => onOpen({ dialog: "role", member }),
          },
          member.userId === myId
            ? {
                label: LEAVE_WORDS.submit,
                icon: RemoveIcon,
                isDangerous: true,
                onSelect: () => onOpen({ dialog: "leave", member }),
              }
            : {
                label: WORDS.remove.action,
                icon: RemoveIcon,
                isDangerous: true,
                onSelect: () => onOpen({ dialog: "remove", member }),
              },
        ]}
      />
    );
  const columns: DataTableColumn<Member>[] = [
    {
      id: "member",
      header: WORDS.columns.member,
      isRowName: true,
      isSortable: true,
      skeleton: { kind: "two-line", widthPx: 180 },
      cell: (member) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={nameOf(member)} />
          <span className="min-w-0">
            <TwoLineCell name={shownName(member)} detail={member.email} />
          </span>
        </span>
      ),
    },
    {
      id: "role",
      header: WORDS.columns.role,
      width: "180px",
      skeleton: { kind: "text", widthPx: 96 },
      cell: ({ role }) => MEMBER_ROLE_LABELS[role],
    },
    {
      id: "since",
      header: WORDS.columns.since,
      width: "148px",
      isSecondary: true,
      isSortable: true,
      skeleton: { kind: "text", widthPx: 72 },
      cell: (member) => <span className="figures text-ink-2">{since(member)}</span>,
    },
    textColumn({ id: "email", header: WORDS.columns.email, width: "240px" }, ({ email }) => email),
  ];
  const withActions: DataTableColumn<Member>[] = [
    ...columns,
    {
      id: "actions",
      isForScreen: true,
      header: WORDS.columns.actions,
      width: "96px",
      align: "right",
      skeleton: { kind: "text", widthPx: 24 },
      cell: actions,
    },
  ];
  return {
    columns: onOpen === undefined ? columns : withActions,
    phoneRow: (member: Member) => ({
      title: shownName(member),
      detail: `${member.email} · ${MEMBER_ROLE_LABELS[member.role]}`,
      badge: actions(member),
    }),
  };
}
