// What the reader may do about a request: answer it, do it, or take it back, each after a question.

import type { DocumentRequestCapability } from "@bondline/domain/documents/document-requests/document-request-capabilities.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, sentenceOf } from "./requested-document.ts";

const RequestQuestion = lazy(async () => {
  const { RequestQuestion: question } = await import("./request-question.tsx");
  return { default: question };
});

/** What the request waits for the reader to do: nothing is done yet while the other side is asked. */
function isPrimary(capability: DocumentRequestCapability, { waitsFor }: RequestRecord): boolean {
  if (capability === "CAN_EXECUTE") return waitsFor !== "AGREEMENT";
  return capability === "CAN_CONFIRM_MILESTONE" || capability === "CAN_AGREE";
}

type Props = { readonly request: RequestRecord };

export function RequestActions({ request }: Props) {
  const [asking, setAsking] = useState<DocumentRequestCapability>();
  const { capabilities, changedSince, kind } = request;
  const isVoid = changedSince.length > 0;
  const labels: Record<DocumentRequestCapability, string> = {
    CAN_ACCEPT: WORDS.accept,
    CAN_EXECUTE: WORDS.execute[kind],
    CAN_DECLINE: WORDS.decline,
    CAN_WITHDRAW: WORDS.withdraw,
    CAN_CONFIRM_MILESTONE: WORDS.confirm,
    CAN_AGREE: WORDS.agree,
    CAN_SEND_AGREEMENT: WORDS.sendAgreement,
  };
  const offered = capabilities.filter((each) => !isVoid || each === "CAN_DECLINE" || each === "CAN_WITHDRAW");
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          variant={isPrimary(each, request) ? "primary" : "secondary"}
          aria-label={`${labels[each]}: ${sentenceOf(request)}`}
          onClick={() => setAsking(each)}
        >
          {labels[each]}
        </Button>
      ))}
      {asking !== undefined && (
        <Suspense>
          <RequestQuestion asking={asking} request={request} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
