// The press that acknowledges a document's expiry, wherever the person was reminded of it; what somebody else pressed meanwhile is learnt at once.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useClient } from "urql";
import { whyRefused } from "../../../../api/failure.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { DocumentExpiryAcknowledgeDocument, DocumentExpiryChangedDocument } from "../expiry-operations.ts";
import { EXPIRY_WORDS as WORDS } from "../expiry-words.ts";

type AcknowledgeProps = {
  readonly documentId: string;
  readonly expiresAt: string;
  readonly size?: "small";
  /** By this press, or by another's: what waits is to be read again. */
  readonly onDone: () => void;
};

export function AcknowledgeExpiry({ documentId, expiresAt, size, onDone }: AcknowledgeProps) {
  const { send, sending } = useCommand(DocumentExpiryAcknowledgeDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  useChanges(documentId, onDone);
  const press = async () => {
    setRefusal(undefined);
    const answer = await send({ documentId, expiresAt });
    if (!answer.ok) return setRefusal(whyRefused(answer.failure));
    notify({ tone: "ok", title: WORDS.acknowledged });
    onDone();
  };
  return (
    <div className={size === "small" ? "space-y-2" : "space-y-3"}>
      {refusal !== undefined && (
        <Notice tone="danger" title={WORDS.notAcknowledged}>
          {refusal}
        </Notice>
      )}
      {size !== "small" && <p className="text-body">{WORDS.waiting(formatDate(plainDate(expiresAt)))}</p>}
      <Button
        variant={size === "small" ? "secondary" : "primary"}
        size={size}
        isLoading={sending}
        onClick={() => void press()}
      >
        {WORDS.acknowledge}
      </Button>
    </div>
  );
}

function useChanges(documentId: string, onChange: () => void): void {
  const client = useClient();
  const changed = useEffectEvent(onChange);
  useEffect(
    function watchDocument() {
      const watched = client
        .subscription(DocumentExpiryChangedDocument, { documentId })
        .subscribe(({ data }) => data && changed());
      return () => watched.unsubscribe();
    },
    [client, documentId],
  );
}
