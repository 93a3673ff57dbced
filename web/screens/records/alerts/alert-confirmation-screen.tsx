// Somebody outside an organisation agrees to get its alerts. It takes a press: programs that look into mails follow links.

import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DoneIcon, FailedIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { OutcomePage } from "../../../ui/outcome-page.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AlertConfirmDocument } from "./alert-confirmation-operations.ts";
import { ALERT_CONFIRMATION_WORDS as WORDS } from "./alert-confirmation-words.ts";

export function AlertConfirmationScreen() {
  usePageTitle(WORDS.title);
  const code = useRouteParam("code");
  const { send, sending } = useCommand(AlertConfirmDocument, { handledByScreen: true });
  const [outcome, setOutcome] = useState<"agreed" | Failure>();
  const confirm = async () => {
    const answer = await send({ code });
    setOutcome(answer.ok ? "agreed" : answer.failure);
  };

  if (outcome === "agreed")
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={DoneIcon}
        title={WORDS.doneTitle}
        sentence={WORDS.doneSentence}
      />
    );
  if (outcome?.fields.code !== undefined)
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={FailedIcon}
        title={WORDS.invalidTitle}
        sentence={outcome.fields.code}
      />
    );
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <Card hasBody>
        <div className="space-y-4">
          {outcome !== undefined && (
            <Notice tone="danger" title={WORDS.failedTitle}>
              {outcome.message}
            </Notice>
          )}
          <p className="text-body text-ink-2">{WORDS.explained}</p>
          <Button variant="primary" isLoading={sending} onClick={() => void confirm()}>
            {WORDS.confirm}
          </Button>
        </div>
      </Card>
    </Page>
  );
}
