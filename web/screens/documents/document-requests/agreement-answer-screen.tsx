// What an agreement link opens for anybody who holds it: what is asked for, and the form that agrees or refuses.

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { LinkDone, LinkPending } from "../../../app/link-outcome.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
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
  const { data, ...read } = useRead(AgreementAnswerDocument, link);

  if (answered !== undefined)
    return <LinkDone words={WORDS} sentence={answered === "AGREED" ? WORDS.agreedDone : WORDS.refusedDone} />;
  if (data === undefined)
    return <LinkPending of={read} words={WORDS} invalidCode="DOCUMENT_REQUEST_NOT_FOUND" />;

  const asked = data.documentRequestAgreement;
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(asked.requestedBy, asked.applicantName)} />
      <AgreementAskedFacts asked={asked} />
      <AgreementAnswerForm link={link} asked={asked} onAnswered={setAnswered} />
    </Page>
  );
}
