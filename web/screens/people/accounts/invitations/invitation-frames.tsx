// What the pages behind a mailed invitation share: the ways on, and what is said where there is none.

import type { ReactNode } from "react";
import type { Failure } from "../../../../api/failure.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { WorkingLine } from "../../../../ui/working-line.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { INVITATION_WORDS } from "../public/invitation-words.ts";

const WORDS = INVITATION_WORDS.invite;

export function Looking() {
  return (
    <AccountFrame title={WORDS.titleBefore}>
      <WorkingLine>{WORDS.looking}</WorkingLine>
    </AccountFrame>
  );
}

/** With the mask of the invited address. */
export function InvitationWays({ email }: { readonly email: string }) {
  return (
    <>
      <p className="text-body text-ink-2">{WORDS.sentTo(email)}</p>
      <LinkButton variant="primary" isFullWidth href={paths.register()}>
        {WORDS.register}
      </LinkButton>
      <LinkButton isFullWidth href={paths.login()}>
        {WORDS.login}
      </LinkButton>
    </>
  );
}

type NotFoundProps = { readonly failure: Failure; readonly onRetry: () => void };

export function NotFound({ failure: { code, message }, onRetry }: NotFoundProps) {
  const isMissing = code === "INVITATION_NOT_FOUND";
  return (
    <NoInvitation
      title={INVITATION_WORDS.notFound}
      sentence={isMissing ? INVITATION_WORDS.notFoundSentence : message}
      action={!isMissing && <Button onClick={onRetry}>{INVITATION_WORDS.tryAgain}</Button>}
    />
  );
}

type NoInvitationProps = { readonly title: string; readonly sentence: string; readonly action?: ReactNode };

export function NoInvitation({ title, sentence, action }: NoInvitationProps) {
  return (
    <AccountFrame title={WORDS.titleBefore}>
      <div className="space-y-4">
        <Notice tone="danger" title={title}>
          {sentence}
        </Notice>
        {action}
        <LinkButton isFullWidth href={paths.login()}>
          {WORDS.toLogin}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
