// What the link of a handover opens for anybody who holds it: which original it is, and the receipt for it.

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
import { DigitalHandover } from "./digital-handover.tsx";
import { HandoverFacts } from "./handover-facts.tsx";
import { HandoverDocument } from "./handover-operations.ts";
import { HandoverReceipt } from "./handover-receipt.tsx";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

export function HandoverScreen() {
  usePageTitle(WORDS.title);
  const link = { documentId: useRouteParam("documentId"), handoverCode: useRouteParam("handoverCode") };
  const [confirmedTo, setConfirmedTo] = useState<string>();
  const { data, failure, isReading, readAgain } = useRead(HandoverDocument, link);

  if (confirmedTo !== undefined)
    return (
      <OutcomePage
        heading={WORDS.title}
        icon={DoneIcon}
        title={WORDS.doneTitle}
        sentence={WORDS.doneSentence(confirmedTo)}
      />
    );
  if (data === undefined) {
    if (isReading || failure === undefined) return <Looking />;
    const isInvalid = failure.code === "HANDOVER_NOT_FOUND";
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

  const handover = data.documentHandover;
  if (handover.isDigital) return <DigitalHandover link={link} handover={handover} />;
  return (
    <Page width="words">
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence(handover.handedOverBy, handover.organisationName)}
      />
      <HandoverFacts handover={handover} />
      <HandoverReceipt
        link={link}
        handover={handover}
        onConfirmed={() => setConfirmedTo(handover.handedOverBy)}
      />
    </Page>
  );
}

function Looking() {
  return <WorkingLine>{WORDS.looking}</WorkingLine>;
}
