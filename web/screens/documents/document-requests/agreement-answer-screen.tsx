// What an agreement link opens for anybody who holds it: what is asked for, and the form that agrees or refuses.

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { DoneIcon, FailedIcon } from "../../../ui/icons.ts";
import { OutcomePage } from "../../../ui/outcome-page.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { AgreementAnswerForm } from "./agreement-answer-form.tsx";
import { AgreementAnswerDocument } from "./agreement-answer-operations.ts";
import { AGREEMENT_ANSWER_WORDS as WORDS } from "./agreement-answer-words.ts";
import { AgreementAskedFacts } from "./agreement-asked-facts.tsx";

export function AgreementAnswerScreen() {
  usePageTitle(WORDS.title);
  // The code stands in the fragment, which no server is sent.
  const link = { requestId: useRouteParam("documentRequestId"), agreementCode: useLocation().hash };
  // Another link shows nothing of the last one, though the browser loads no page for another fragment.
  return <AgreementAnswer key={`${link.requestId} ${link.agreementCode}`} link={link} />;
}

type AgreementLink = { requestId: string; agreementCode: string };

function AgreementAnswer({ link }: { readonly link: AgreementLink }) {
  const [answered, setAnswered] = useState<"AGREED" | "REFUSED">();
  const { data, failure, isReading, readAgain } = useRead(AgreementAnswerDocument, link);

  if (answered !== undefined)
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={DoneIcon}
        title={WORDS.doneTitle}
        sentence={answered === "AGREED" ? WORDS.agreedDone : WORDS.refusedDone}
      />
    );
  if (data === undefined) {
    if (isReading || failure === undefined) return <WorkingLine>{WORDS.looking}</WorkingLine>;
    const isInvalid = failure.code === "DOCUMENT_REQUEST_NOT_FOUND";
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={FailedIcon}
        title={isInvalid ? WORDS.invalidTitle : WORDS.failedTitle}
        sentence={isInvalid ? WORDS.invalidSentence : failure.message}
        action={isInvalid ? undefined : <Button onClick={readAgain}>{WORDS.retry}</Button>}
      />
    );
  }

  const asked = data.documentRequestAgreement;
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(asked.requestedBy, asked.applicantName)} />
      <AgreementAskedFacts asked={asked} />
      <AgreementAnswerForm link={link} asked={asked} onAnswered={setAnswered} />
    </Page>
  );
}
