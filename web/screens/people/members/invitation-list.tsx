// Who is invited and has not answered yet; each invitation is sent again or taken back.

import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCallback, useMemo, useState } from "react";
import type { MembersInvitationFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { ListTable } from "../../../app/list/list-panel.tsx";
import type { List } from "../../../app/list/use-list.ts";
import { notify } from "../../../app/notices.ts";
import type { SessionOrganisation } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { MailIcon, RemoveIcon, SendIcon } from "../../../ui/icons.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { RemoveInvitationDocument, SendInvitationDocument } from "./member-operations.ts";
import { INVITATION_STATUS_TEXT, invitationFailureText, MEMBER_WORDS } from "./member-words.ts";

const WORDS = MEMBER_WORDS.invitations;

type Invitation = MembersInvitationFragment;
type InvitationListProps = {
  readonly organisation: SessionOrganisation;
  readonly list: List<Invitation, unknown, string, never>;
};

export function InvitationList({ organisation, list }: InvitationListProps) {
  const [removing, setRemoving] = useState<Invitation>();
  const resend = useResend(organisation, list.readAgain);
  const look = useMemo(() => rowLook({ onResend: resend, onRemove: setRemoving }), [resend]);

  return (
    <section aria-label={WORDS.title} className="space-y-3 pt-4">
      <h2 className="text-heading font-semibold">{WORDS.title}</h2>
      <ListTable
        list={list}
        label={WORDS.title}
        columns={look.columns}
        phoneRow={look.phoneRow}
        skeletonRows={2}
        empty={{ icon: MailIcon, title: WORDS.none, sentence: WORDS.noneSentence }}
      />
      {removing !== undefined && (
        <CommandDialog
          command={RemoveInvitationDocument}
          input={{ organisationId: organisation.id, invitationId: removing.id }}
          title={WORDS.removeTitle(removing.email)}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.removeSubmit}
          isDangerous
          done={{ title: WORDS.removed, detail: removing.email }}
          notDone={WORDS.removeFailed}
          onDone={list.readAgain}
          onRefused={list.readAgain}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

/** To the same address again: the new mail carries a new code. */
function useResend({ id }: SessionOrganisation, onSent: () => void) {
  const { send } = useCommand(SendInvitationDocument, { handledByScreen: true });
  return useCallback(
    async ({ email, role }: Invitation) => {
      const answer = await send({ organisationId: id, email, role });
      if (!answer.ok) return notify({ tone: "danger", ...invitationFailureText(answer.failure) });
      notify({ tone: "ok", title: WORDS.resent, detail: email });
      onSent();
    },
    [send, id, onSent],
  );
}

type RowActions = {
  readonly onResend: (invitation: Invitation) => Promise<void>;
  readonly onRemove: (invitation: Invitation) => void;
};

function rowLook({ onResend, onRemove }: RowActions) {
  const sentOn = ({ sentAt }: Invitation) => formatDate(dayOfInstant(sentAt));
  const actions = (invitation: Invitation) => (
    <MenuButton
      label={WORDS.actionsFor(invitation.email)}
      look="bare"
      items={[
        { label: WORDS.resend, icon: SendIcon, onSelect: () => void onResend(invitation) },
        {
          label: WORDS.remove,
          icon: RemoveIcon,
          isDangerous: true,
          onSelect: () => onRemove(invitation),
        },
      ]}
    />
  );
  const status = ({ status: given }: Invitation) => {
    const { text, tone } = INVITATION_STATUS_TEXT[given];
    return <StatusBadge tone={tone}>{text}</StatusBadge>;
  };
  const columns: DataTableColumn<Invitation>[] = [
    {
      id: "email",
      header: WORDS.columns.email,
      isRowName: true,
      skeleton: { kind: "text", widthPx: 180 },
      cell: ({ email }) => <span className="block truncate">{email}</span>,
    },
    {
      id: "role",
      header: WORDS.columns.role,
      width: "180px",
      skeleton: { kind: "text", widthPx: 96 },
      cell: ({ role }) => MEMBER_ROLE_LABELS[role],
    },
    {
      id: "status",
      header: WORDS.columns.status,
      width: "128px",
      skeleton: { kind: "badge", widthPx: 72 },
      cell: status,
    },
    {
      id: "sent",
      header: WORDS.columns.sent,
      width: "128px",
      isSecondary: true,
      skeleton: { kind: "text", widthPx: 72 },
      cell: (invitation) => <span className="figures text-ink-2">{sentOn(invitation)}</span>,
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
  return {
    columns,
    phoneRow: (invitation: Invitation) => ({
      title: invitation.email,
      detail: `${MEMBER_ROLE_LABELS[invitation.role]} · ${INVITATION_STATUS_TEXT[invitation.status].text}`,
      badge: actions(invitation),
    }),
  };
}
