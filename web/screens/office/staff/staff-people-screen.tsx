// The staff with their roles: looked after by provider administrators, and of one bank or insurer by its own.

import { STAFF_TYPE_TEXT } from "@bondline/domain/office/staff/staff-fields.ts";
import { useCallback, useMemo, useState } from "react";
import type { StaffPersonRowFragment } from "../../../api/generated/graphql.ts";
import { ListSearch, ListTable } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { DoneIcon, EditIcon, InviteIcon, LockIcon, RemoveIcon, SendIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ProviderHistoryDialog } from "./public/provider-history-dialog.tsx";
import {
  DisableStaffDialog,
  EnableStaffDialog,
  RemoveStaffDialog,
  ResendInvitationDialog,
} from "./staff-people-dialogs.tsx";
import { StaffPeopleDocument } from "./staff-people-operations.ts";
import { STAFF_WORDS as WORDS } from "./staff-people-words.ts";
import { InviteStaffDialog, StaffRoleDialog } from "./staff-role-dialogs.tsx";

type Person = StaffPersonRowFragment;
type Opened =
  | { readonly dialog: "invite" | "history" }
  | { readonly dialog: keyof typeof STEPS; readonly person: Person };

/** What may be done about one person, each in its dialog. */
const STEPS = {
  role: StaffRoleDialog,
  resend: ResendInvitationDialog,
  disable: DisableStaffDialog,
  enable: EnableStaffDialog,
  remove: RemoveStaffDialog,
} as const;

const SHAPE: ListShape = { isSearched: true };

export function StaffPeopleScreen() {
  const { me, staff } = useSession();
  const own = staff?.supplier ?? null;
  const title = own === null ? WORDS.title : WORDS.ownTitle;
  usePageTitle(title);
  const list = useList({ shape: SHAPE, read: readStaff });
  const [opened, setOpened] = useState<Opened>();
  const close = useCallback(() => setOpened(undefined), []);
  const look = useMemo(() => rowLook(me?.id, own !== null, setOpened), [me?.id, own]);
  const Step = opened !== undefined && "person" in opened ? STEPS[opened.dialog] : undefined;
  const dialog = { onChanged: list.readAgain, onClose: close };
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={own === null ? WORDS.sentence : WORDS.ownSentence(own.tradeName)}
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
        label={title}
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
      {Step !== undefined && opened !== undefined && "person" in opened && (
        <Step {...dialog} person={opened.person} />
      )}
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

/** Among its own people a bank's name says nothing. */
function ownRoleText({ isAdmin }: Person): string {
  return isAdmin ? WORDS.administrator : WORDS.member;
}

/** What may be done about whom. A bank disables its people, and only the provider takes somebody off the staff. */
function stepsFor(person: Person, { isMe, isOfBank }: { isMe: boolean; isOfBank: boolean }) {
  const isDisabled = person.disabledAt !== null;
  const isOthers = person.supplierId !== null && !isMe;
  return [
    {
      label: person.hasSignedUp ? WORDS.role.action : WORDS.role.actionOfInvited,
      icon: EditIcon,
      dialog: "role",
    },
    ...(isDisabled ? [] : [{ label: WORDS.resend.action, icon: SendIcon, dialog: "resend" } as const]),
    ...(isOthers && isDisabled
      ? [{ label: WORDS.enable.action, icon: DoneIcon, dialog: "enable" } as const]
      : []),
    ...(isOthers && !isDisabled
      ? [{ label: WORDS.disable.action, icon: LockIcon, dialog: "disable", isDangerous: true } as const]
      : []),
    ...(isOfBank
      ? []
      : [{ label: WORDS.remove.action, icon: RemoveIcon, dialog: "remove", isDangerous: true } as const]),
  ] as const;
}

type State = "disabled" | "active" | "invited";
const STATES: Readonly<Record<State, { tone: "ok" | "warn" | "mute"; text: string }>> = {
  disabled: { tone: "mute", text: WORDS.disabled },
  active: { tone: "ok", text: WORDS.active },
  invited: { tone: "warn", text: WORDS.invited },
};

function stateOf({ hasSignedUp, disabledAt }: Person): State {
  if (disabledAt !== null) return "disabled";
  return hasSignedUp ? "active" : "invited";
}

function rowLook(myId: string | undefined, isOfBank: boolean, onOpen: (opened: Opened) => void) {
  const shownName = (person: Person) =>
    person.userId === myId ? `${nameOfPerson(person)} (${WORDS.you})` : nameOfPerson(person);
  const actions = (person: Person) => (
    <MenuButton
      label={WORDS.actionsFor(nameOfPerson(person))}
      look="bare"
      items={stepsFor(person, { isMe: person.userId === myId, isOfBank }).map(({ dialog, ...item }) => ({
        ...item,
        onSelect: () => onOpen({ dialog, person }),
      }))}
    />
  );
  const state = (person: Person) => {
    const { tone, text } = STATES[stateOf(person)];
    return <StatusBadge tone={tone}>{text}</StatusBadge>;
  };
  const role = isOfBank ? ownRoleText : roleText;
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
    { id: "role", header: WORDS.columns.role, skeleton: { kind: "text", widthPx: 120 }, cell: role },
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
    detail: `${role(person)} · ${person.email}`,
    badge: (
      <span className="flex items-center justify-between gap-3">
        {state(person)}
        {actions(person)}
      </span>
    ),
  });
  return { columns, phoneRow };
}
