// Where a beneficiary confirms what is to be issued to it: by the mailed link, or signed in without one.

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { LinkDone, LinkPending } from "../../../app/link-outcome.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { MailIcon } from "../../../ui/icons.ts";
import { OutcomePage } from "../../../ui/outcome-page.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ConfirmationAnswerForm } from "./confirmation-answer-form.tsx";
import { ConfirmationAnswerDocument } from "./confirmation-answer-operations.ts";
import { ConfirmationToAnswerFacts } from "./confirmation-to-answer-facts.tsx";
import { CONFIRM_WORDS as WORDS } from "./confirmation-words.ts";

export function ConfirmationAnswerScreen() {
  usePageTitle(WORDS.title);
  // The code stands in the fragment, which no server is sent.
  const code = useLocation().hash;
  const place = {
    draftConfirmationId: useRouteParam("confirmationId"),
    ...(code === "" ? {} : { code }),
  };
  // Another link shows nothing of the last one, though the browser loads no page for another fragment.
  return <ConfirmationAnswer key={`${place.draftConfirmationId} ${code}`} place={place} />;
}

export type ConfirmationPlace = { readonly draftConfirmationId: string; readonly code?: string };

function ConfirmationAnswer({ place }: { readonly place: ConfirmationPlace }) {
  const [answered, setAnswered] = useState<"CONFIRMED" | "DISPUTED">();
  const { data, ...read } = useRead(ConfirmationAnswerDocument, place);

  if (answered !== undefined)
    return (
      <LinkDone
        words={WORDS}
        sentence={answered === "CONFIRMED" ? WORDS.confirmedDone : WORDS.disputedDone}
      />
    );
  if (place.code === undefined && read.failure?.code === "CONFIRMATION_NOT_FOUND")
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={MailIcon}
        title={WORDS.signInTitle}
        sentence={WORDS.signInSentence}
      />
    );
  if (data === undefined) return <LinkPending of={read} words={WORDS} invalidCode="CONFIRMATION_NOT_FOUND" />;

  const asked = data.draftConfirmation;
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence(asked.askedByName, asked.applicantName)} />
      <ConfirmationToAnswerFacts asked={asked} />
      <ConfirmationAnswerForm
        place={place}
        asked={asked}
        onAnswered={setAnswered}
        onBehind={read.readAgain}
      />
    </Page>
  );
}
