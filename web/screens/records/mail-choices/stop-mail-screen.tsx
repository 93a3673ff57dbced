// What the link at the end of a mail opens: it says which mails it stops, stops them by a press, and takes that back. Programs that look into mails follow links.

import { useState } from "react";
import type { StopMailLinkFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { LinkPending } from "../../../app/link-outcome.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import {
  StopMailReadDocument,
  StopMailResumeDocument,
  StopMailStopDocument,
} from "./mail-choice-operations.ts";
import { kindsInWords, STOP_MAIL_WORDS as WORDS } from "./mail-choice-words.ts";

export function StopMailScreen() {
  usePageTitle(WORDS.title);
  const token = useRouteParam("token");
  const { data, ...read } = useRead(StopMailReadDocument, { token });
  if (data === undefined) return <LinkPending of={read} words={WORDS} invalidCode="VALIDATION_ERROR" />;
  return <StopMail token={token} read={data.mailStopLink} />;
}

type Link = StopMailLinkFragment;

function StopMail({ token, read }: { readonly token: string; readonly read: Link }) {
  const [changed, setChanged] = useState<Link>();
  const [failed, setFailed] = useState<string>();
  const stop = useCommand(StopMailStopDocument, { handledByScreen: true });
  const resume = useCommand(StopMailResumeDocument, { handledByScreen: true });
  const { email, kinds, isStopped } = changed ?? read;

  const press = async () => {
    setFailed(undefined);
    const answer = isStopped ? await resume.send({ token }) : await stop.send({ token });
    if (!answer.ok) return setFailed(answer.failure.message);
    const { data } = answer;
    setChanged("stopMail" in data ? data.stopMail.mailStopLink : data.resumeMail.mailStopLink);
  };

  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(email)} />
      <Card hasBody>
        <div className="space-y-4">
          {failed !== undefined && (
            <Notice tone="danger" title={WORDS.failedTitle}>
              {failed}
            </Notice>
          )}
          <div role="status">
            <h2 className="text-heading font-semibold">{headingOf(isStopped, changed !== undefined)}</h2>
            <p className="text-body text-ink-2">{isStopped ? WORDS.stoppedSentence : WORDS.stopSentence}</p>
          </div>
          <dl className="space-y-3">
            {kindsInWords(kinds).map(({ kind, label, sentence, inPortal }) => (
              <div key={kind}>
                <dt className="text-body font-medium">{label}</dt>
                <dd className="text-label text-ink-2">
                  {sentence} {inPortal}
                </dd>
              </div>
            ))}
          </dl>
          <Button
            variant={isStopped ? "secondary" : "primary"}
            isLoading={stop.sending || resume.sending}
            onClick={() => void press()}
          >
            {isStopped ? WORDS.resume : WORDS.stop}
          </Button>
          <p className="text-label">
            <TextLink href={paths.profile()}>{WORDS.profile}</TextLink>
          </p>
        </div>
      </Card>
    </Page>
  );
}

function headingOf(isStopped: boolean, isChanged: boolean): string {
  if (isStopped) return WORDS.stoppedTitle;
  return isChanged ? WORDS.resumedTitle : WORDS.stopTitle;
}
