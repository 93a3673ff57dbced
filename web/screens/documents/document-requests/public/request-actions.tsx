// What the reader may do about a request: answer it, do it, or take it back, each after a question.

import type { DocumentRequestCapability } from "@bondline/domain/documents/document-requests/document-request.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { ANSWER_WORDS as WORDS } from "./request-words.ts";
import { type RequestRecord, sentenceOf } from "./requested-document.ts";

const RequestQuestion = lazy(async () => {
  const { RequestQuestion: question } = await import("./request-question.tsx");
  return { default: question };
});

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
  };
  const offered = capabilities.filter((each) => !isVoid || each === "CAN_DECLINE" || each === "CAN_WITHDRAW");
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {offered.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === "CAN_EXECUTE" || each === "CAN_CONFIRM_MILESTONE" ? "primary" : "secondary"}
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
