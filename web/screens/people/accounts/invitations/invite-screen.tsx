// What the link in an invitation's mail opens: who invites, and the way on by signing up or signing in.

import type { InvitationStatus } from "@bondline/domain/people/organisations/invitation.ts";
import { MEMBER_ROLE_LABELS } from "@bondline/domain/people/organisations/organisation.ts";
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useQuery } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { InvitationSeenFragment } from "../../../../api/generated/graphql.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { WorkingLine } from "../../../../ui/working-line.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { InvitationByCodeDocument } from "./invitation-operations.ts";
import { INVITATION_WORDS } from "./invitation-words.ts";
import { invitedCodeIn } from "./invited-code.ts";

const WORDS = INVITATION_WORDS.invite;
const SHOWN_IN_PLACE = { handledByScreen: true };

export function InviteScreen() {
  const [code] = useState(invitedCodeIn(useSearch({ strict: false })));
  const [{ data, error, fetching }, read] = useQuery({
    query: InvitationByCodeDocument,
    variables: { code },
    context: SHOWN_IN_PLACE,
  });

  if (data !== undefined) return <Invited invitation={data.invitation} />;
  if (fetching || error === undefined) return <Looking />;
  const { code: refusal, message } = failureOf(error);
  const isMissing = refusal === "INVITATION_NOT_FOUND";
  return (
    <NoInvitation
      title={INVITATION_WORDS.notFound}
      sentence={isMissing ? INVITATION_WORDS.notFoundSentence : message}
      action={!isMissing && <Button onClick={() => read()}>{INVITATION_WORDS.tryAgain}</Button>}
    />
  );
}

function Looking() {
  return (
    <AccountFrame title={WORDS.titleBefore}>
      <WorkingLine>{WORDS.looking}</WorkingLine>
    </AccountFrame>
  );
}

const IS_OPEN: Record<InvitationStatus, boolean> = { INVITED: true, ACCEPTED: false, EXPIRED: false };

function Invited({ invitation }: { readonly invitation: InvitationSeenFragment }) {
  const { invitedTo, role, email, status } = invitation;
  if (!IS_OPEN[status])
    return <NoInvitation title={INVITATION_WORDS.invalid} sentence={INVITATION_WORDS.invalidSentence} />;

  return (
    <AccountFrame
      title={WORDS.title(invitedTo)}
      sentence={WORDS.sentence({ organisation: invitedTo, role: MEMBER_ROLE_LABELS[role] })}
    >
      <div className="space-y-4">
        <p className="text-body text-ink-2">{WORDS.sentTo(email)}</p>
        <LinkButton variant="primary" isFullWidth href={paths.register()}>
          {WORDS.register}
        </LinkButton>
        <LinkButton isFullWidth href={paths.login()}>
          {WORDS.login}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}

function NoInvitation(props: {
  readonly title: string;
  readonly sentence: string;
  readonly action?: ReactNode;
}) {
  return (
    <AccountFrame title={WORDS.titleBefore}>
      <div className="space-y-4">
        <Notice tone="danger" title={props.title}>
          {props.sentence}
        </Notice>
        {props.action}
        <LinkButton isFullWidth href={paths.login()}>
          {WORDS.toLogin}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
