// The staff with their roles: invited, changed and removed by provider administrators.

import { STAFF_TYPE_TEXT } from "@bondline/domain/office/staff/staff-fields.ts";
import { useCallback, useMemo, useState } from "react";
import type { StaffPersonRowFragment } from "../../../../api/generated/graphql.ts";
import { ListSearch, ListTable } from "../../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../../app/list/list-place.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { useList } from "../../../../app/list/use-list.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useSession } from "../../../../app/session.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { DataTableColumn } from "../../../../ui/data-table-column.ts";
import { EditIcon, InviteIcon, RemoveIcon, SendIcon } from "../../../../ui/icons.ts";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../../ui/two-line-cell.tsx";
import { ProviderHistoryDialog } from "./provider-history-dialog.tsx";
import { RemoveStaffDialog, ResendInvitationDialog } from "./staff-people-dialogs.tsx";
import { StaffPeopleDocument } from "./staff-people-operations.ts";
import { STAFF_WORDS as WORDS } from "./staff-people-words.ts";
import { InviteStaffDialog, StaffRoleDialog } from "./staff-role-dialogs.tsx";

type Person = StaffPersonRowFragment;
type Opened =
  | { readonly dialog: "invite" | "history" }
  | { readonly dialog: "role" | "remove" | "resend"; readonly person: Person };

const SHAPE: ListShape = { isSearched: true };

export function StaffPeopleScreen() {
  usePageTitle(WORDS.title);
  const { me } = useSession();
  const list = useList({ shape: SHAPE, read: readStaff });
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const look = useMemo(() => rowLook(me?.id, setOpened), [me?.id]);
  const dialog = { onChanged: list.readAgain, onClose: close };
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpened({ dialog: "history" })}>
              {WORDS.history}
            </Button>
            <Button variant="primary" icon={InviteIcon} onClick={() => setOpened({ dialog: "invite" })}>
              {WORDS.invite.action}
            </Button>
          </>
        }
      />
      <ListSearch place={list.place} label={WORDS.search} />
      <ListTable
        list={list}
        label={WORDS.title}
        columns={look.columns}
        rowKey={({ id }) => id}
        phoneRow={look.phoneRow}
        skeletonRows={4}
        empty={null}
      />
      {opened?.dialog === "invite" && <InviteStaffDialog {...dialog} />}
      {opened?.dialog === "history" && (
        <ProviderHistoryDialog of="STAFF" title={WORDS.historyTitle} words={WORDS} onClose={close} />
      )}
      {opened?.dialog === "role" && <StaffRoleDialog {...dialog} person={opened.person} />}
      {opened?.dialog === "remove" && <RemoveStaffDialog {...dialog} person={opened.person} />}
      {opened?.dialog === "resend" && <ResendInvitationDialog {...dialog} person={opened.person} />}
    </Page>
  );
}

const readStaff = readPages({
  document: StaffPeopleDocument,
  variablesOf: ({ search, first, after }) => ({ search: search === "" ? null : search, first, after }),
  connectionIn: ({ staffPeople }) => staffPeople,
});

export function nameOfPerson({ givenName, familyName }: Pick<Person, "givenName" | "familyName">): string {
  return `${givenName} ${familyName}`;
}

function roleText({ staffType, supplierName, referrerName, isAdmin }: Person): string {
  const of = supplierName ?? referrerName;
  const role = of === null ? STAFF_TYPE_TEXT[staffType] : `${STAFF_TYPE_TEXT[staffType]}, ${of}`;
  return isAdmin ? `${role}, ${WORDS.administrator.toLowerCase()}` : role;
}

function rowLook(myId: string | undefined, onOpen: (opened: Opened) => void) {
  const shownName = (person: Person) =>
    person.userId === myId ? `${nameOfPerson(person)} (${WORDS.you})` : nameOfPerson(person);
  const actions = (person: Person) => (
    <MenuButton
      label={WORDS.actionsFor(nameOfPerson(person))}
      look="bare"
      items={[
        { label: WORDS.role.action, icon: EditIcon, onSelect: () => onOpen({ dialog: "role", person }) },
        { label: WORDS.resend.action, icon: SendIcon, onSelect: () => onOpen({ dialog: "resend", person }) },
        {
          label: WORDS.remove.action,
          icon: RemoveIcon,
          isDangerous: true,
          onSelect: () => onOpen({ dialog: "remove", person }),
        },
      ]}
    />
  );
  const state = ({ hasSignedUp }: Person) => (
    <StatusBadge tone={hasSignedUp ? "ok" : "warn"}>{hasSignedUp ? WORDS.active : WORDS.invited}</StatusBadge>
  );
  const columns: DataTableColumn<Person>[] = [
    {
      id: "person",
      header: WORDS.columns.person,
      isRowName: true,
      skeleton: { kind: "two-line", widthPx: 180 },
      cell: (person) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={nameOfPerson(person)} />
          <span className="min-w-0">
            <TwoLineCell name={shownName(person)} detail={person.email} />
          </span>
        </span>
      ),
    },
    { id: "role", header: WORDS.columns.role, skeleton: { kind: "text", widthPx: 120 }, cell: roleText },
    {
      id: "state",
      header: WORDS.columns.state,
      width: "160px",
      skeleton: { kind: "text", widthPx: 72 },
      cell: state,
    },
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
  const phoneRow = (person: Person) => ({
    title: shownName(person),
    detail: `${person.email} · ${roleText(person)}`,
    badge: actions(person),
  });
  return { columns, phoneRow };
}
