// The lists of an organisation's drafts and documents, one tab for each stage of their life.

import { lazy, Suspense, useCallback, useState } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { OrganisationIcon, QueueIcon, ShareIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { NewDraftLink } from "../../../drafts/drafts/public/new-draft-link.tsx";
import { AddOrganisationButton } from "../../../people/organisations/public/add-organisation-button.tsx";
import { DocumentListPanel } from "./document-list-panel.tsx";
import { LIST_WORDS } from "./document-list-words.ts";

/** Its form would be as much again as the list itself. */
const AttachRegisterDialog = lazy(async () => ({
  default: (await import("../../imports/public/attach-register-dialog.tsx")).AttachRegisterDialog,
}));

export function DocumentListScreen() {
  usePageTitle(LIST_WORDS.title);
  const { me, selectedOrganisation, staff } = useSession();

  return (
    <Page>
      <PageHeader
        title={LIST_WORDS.title}
        sentence={LIST_WORDS.sentence}
        actions={
          selectedOrganisation && (
            <>
              {selectedOrganisation.capabilities.includes("CAN_ADD_DOCUMENTS") && (
                <LinkButton href={paths.documentsProbablyDone()}>{LIST_WORDS.probablyDone}</LinkButton>
              )}
              <RecordMenu organisation={selectedOrganisation} />
              {/* Narrow windows have it in their top bar. */}
              <div className="max-lg:hidden">
                <NewDraftLink organisation={selectedOrganisation} />
              </div>
            </>
          )
        }
      />
      {selectedOrganisation === undefined ? (
        <WithoutList isStaff={staff !== null} isInvited={me?.isCollaborator === true} />
      ) : (
        <DocumentListPanel key={selectedOrganisation.id} organisation={selectedOrganisation} />
      )}
    </Page>
  );
}

type WithoutListProps = { readonly isStaff: boolean; readonly isInvited: boolean };

/** Documents are listed by the organisation that applied for them: everybody else is led to where theirs are. */
function WithoutList({ isStaff, isInvited }: WithoutListProps) {
  if (isStaff)
    return (
      <EmptyState
        icon={QueueIcon}
        title={LIST_WORDS.ofClients}
        sentence={LIST_WORDS.ofClientsSentence}
        action={<LinkButton href={paths.staffDrafts()}>{LIST_WORDS.toQueue}</LinkButton>}
      />
    );
  if (isInvited)
    return (
      <EmptyState
        icon={ShareIcon}
        title={LIST_WORDS.invited}
        sentence={LIST_WORDS.invitedSentence}
        action={<LinkButton href={paths.sharedWithMe()}>{LIST_WORDS.toShared}</LinkButton>}
      />
    );
  return (
    <EmptyState
      icon={OrganisationIcon}
      title={LIST_WORDS.noOrganisation}
      sentence={LIST_WORDS.noOrganisationSentence}
      action={<AddOrganisationButton />}
    />
  );
}

/** What was issued elsewhere, or is only expected, is recorded and not drafted. */
function RecordMenu({ organisation }: { readonly organisation: SessionOrganisation }) {
  const go = useGo();
  const [isAttaching, setAttaching] = useState(false);
  const close = useCallback(() => setAttaching(false), []);
  if (!organisation.capabilities.includes("CAN_ADD_DOCUMENTS")) return null;
  return (
    <>
      <MenuButton
        label={LIST_WORDS.record}
        isLabelled
        items={[
          { label: LIST_WORDS.recordDocument, onSelect: () => go(paths.documentAdd()) },
          { label: LIST_WORDS.recordProjected, onSelect: () => go(paths.documentAddProjected()) },
          { label: LIST_WORDS.importRegister, onSelect: () => setAttaching(true) },
        ]}
      />
      {isAttaching && (
        <Suspense>
          <AttachRegisterDialog organisationId={organisation.id} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
