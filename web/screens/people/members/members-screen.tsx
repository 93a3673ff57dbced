// The members of the selected organisation: who they are, who is invited, and what may be done about them.

import { useState } from "react";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { InviteIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberList } from "./member-list.tsx";
import { MembersInvitationsDocument } from "./member-operations.ts";
import { MEMBER_WORDS as WORDS } from "./member-words.ts";

export function MembersScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation } = useSession();
  if (selectedOrganisation !== undefined)
    return <Members key={selectedOrganisation.id} organisation={selectedOrganisation} />;

  return (
    <Page>
      <PageHeader title={WORDS.title} />
      <EmptyState
        icon={OrganisationIcon}
        title={WORDS.noOrganisation}
        sentence={WORDS.noOrganisationSentence}
      />
    </Page>
  );
}

const INVITATIONS: ListShape = { prefix: "invitations-" };

function readInvitationsOf(organisationId: string) {
  return readPages({
    document: MembersInvitationsDocument,
    variablesOf: ({ first, after }) => ({ organisationId, first, after }),
    connectionIn: ({ organisationMemberInvitations }) => organisationMemberInvitations,
  });
}

function Members({ organisation }: { readonly organisation: SessionOrganisation }) {
  const [isInviting, setInviting] = useState(false);
  const mayInvite = organisation.capabilities.includes("CAN_MANAGE_INVITATIONS");
  const invitations = useList({
    shape: INVITATIONS,
    read: readInvitationsOf(organisation.id),
    of: organisation.id,
    isPaused: !mayInvite,
  });

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence(organisation.name)}
        actions={
          mayInvite && (
            <Button variant="primary" icon={InviteIcon} onClick={() => setInviting(true)}>
              {WORDS.invite.action}
            </Button>
          )
        }
      />
      <MemberList organisation={organisation} />
      {mayInvite && <InvitationList organisation={organisation} list={invitations} />}
      {isInviting && (
        <InviteDialog
          organisation={organisation}
          onSent={invitations.readAgain}
          onClose={() => setInviting(false)}
        />
      )}
    </Page>
  );
}
