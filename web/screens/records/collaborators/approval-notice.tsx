// Asks the reader of a draft to approve it as it stands, and lets them take their approval back.

import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DraftApprovalSet } from "./collaborator-operations.ts";
import { PEOPLE_WORDS } from "./collaborator-words.ts";
import type { DraftToApprove } from "./public/own-approval.tsx";

const WORDS = PEOPLE_WORDS.approval;
type Props = { readonly draft: DraftToApprove; readonly isAsked: boolean };

export function ApprovalNotice({ draft, isAsked }: Props) {
  const { send, sending } = useCommand(DraftApprovalSet, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const set = async (hasApproved: boolean) => {
    setRefusal(undefined);
    // Of the version that is on the screen: nobody approves what they have not seen.
    const answer = await send({ draftId: draft.id, version: draft.version, hasApproved });
    if (answer.ok) notify({ tone: "ok", title: hasApproved ? WORDS.done : WORDS.takenBack });
    else setRefusal(answer.failure.code === "CONFLICT" ? WORDS.changedMeanwhile : answer.failure.message);
  };
  return (
    <>
      {refusal !== undefined && (
        <Notice tone="danger" title={WORDS.failed}>
          {refusal}
        </Notice>
      )}
      {isAsked ? (
        <Notice
          tone="warn"
          title={WORDS.asked(draft.organisation.name)}
          action={
            <Button variant="primary" size="small" isLoading={sending} onClick={() => void set(true)}>
              {WORDS.approve}
            </Button>
          }
        >
          {WORDS.askedSentence}
        </Notice>
      ) : (
        <Notice
          tone="ok"
          title={approvedText(draft)}
          action={
            <Button size="small" isLoading={sending} onClick={() => void set(false)}>
              {WORDS.takeBack}
            </Button>
          }
        >
          {WORDS.approvedSentence}
        </Notice>
      )}
    </>
  );
}

/** A person's own row is the one that they may leave. */
function approvedText({ draftCollaborators }: DraftToApprove): string {
  const own = draftCollaborators.find(({ capabilities }) => capabilities.includes("CAN_LEAVE"));
  return own?.approvedAt ? WORDS.approvedOn(formatDate(dayOfInstant(own.approvedAt))) : WORDS.approved;
}
