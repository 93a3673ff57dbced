// What the link of an invitation opens for somebody who is signed in: it accepts at once, and says why when it cannot.

import { invitationCodeIn } from "@bondline/domain/people/organisations/invitation-code.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FailedIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { WorkingLine } from "../../../../ui/working-line.tsx";
import { INVITATION_WORDS as WORDS } from "../public/invitation-words.ts";
import { type Trouble, useAcceptance } from "./use-acceptance.ts";

export function AcceptInvitationScreen() {
  usePageTitle(WORDS.title);
  const code = invitationCodeIn(useRouteParam("code"));
  const { trouble, tryAgain } = useAcceptance(code);

  return (
    <Page width="words">
      <PageHeader title={WORDS.title} />
      {trouble === undefined ? (
        <WorkingLine>{WORDS.working}</WorkingLine>
      ) : (
        <div role="alert" className="rounded-card bg-surface shadow-1">
          <EmptyState
            icon={FailedIcon}
            title={trouble.title}
            sentence={trouble.sentence}
            action={<WayOut trouble={trouble} onTryAgain={tryAgain} />}
          />
        </div>
      )}
    </Page>
  );
}

function WayOut({ trouble, onTryAgain }: { readonly trouble: Trouble; readonly onTryAgain: () => void }) {
  const { signOut } = useSession();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {trouble.canTryAgain && <Button onClick={onTryAgain}>{WORDS.tryAgain}</Button>}
      {trouble.isForSomebodyElse && <Button onClick={signOut}>{WORDS.signOut}</Button>}
      <LinkButton href={paths.home()}>{WORDS.goHome}</LinkButton>
    </div>
  );
}
