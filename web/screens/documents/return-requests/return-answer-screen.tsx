// What a return link opens for anybody who holds it: which original is asked for, and the form that answers.

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { LinkDone, LinkPending } from "../../../app/link-outcome.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ReturnAnswerForm } from "./return-answer-form.tsx";
import { ReturnAnswerDocument } from "./return-answer-operations.ts";
import { RETURN_DONE_WORDS, RETURN_WORDS as WORDS } from "./return-answer-words.ts";
import { ReturnAskedFacts } from "./return-asked-facts.tsx";

export function ReturnAnswerScreen() {
  usePageTitle(WORDS.title);
  // The code stands in the fragment, which no server is sent.
  const link = { requestId: useRouteParam("returnRequestId"), returnCode: useLocation().hash };
  // Another link shows nothing of the last one, though the browser loads no page for another fragment.
  return <ReturnAnswer key={`${link.requestId} ${link.returnCode}`} link={link} />;
}

type ReturnLink = { requestId: string; returnCode: string };

function ReturnAnswer({ link }: { readonly link: ReturnLink }) {
  const [answered, setAnswered] = useState<keyof typeof RETURN_DONE_WORDS>();
  const { data, ...read } = useRead(ReturnAnswerDocument, link);

  if (answered !== undefined)
    return <LinkDone words={WORDS} sentence={WORDS.done(RETURN_DONE_WORDS[answered])} />;
  if (data === undefined)
    return <LinkPending of={read} words={WORDS} invalidCode="RETURN_REQUEST_NOT_FOUND" />;

  const asked = data.documentRequestForReturn;
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(asked.requestedBy, asked.organisationName)} />
      <ReturnAskedFacts asked={asked} />
      <ReturnAnswerForm link={link} asked={asked} onAnswered={setAnswered} />
    </Page>
  );
}
