// What the link of a handover opens for anybody who holds it: which original it is, and the receipt for it.

import { useState } from "react";
import { LinkDone, LinkPending } from "../../../app/link-outcome.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { DigitalHandover } from "./digital-handover.tsx";
import { HandoverFacts } from "./handover-facts.tsx";
import { HandoverDocument } from "./handover-operations.ts";
import { HandoverReceipt } from "./handover-receipt.tsx";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

export function HandoverScreen() {
  usePageTitle(WORDS.title);
  const link = { documentId: useRouteParam("documentId"), handoverCode: useRouteParam("handoverCode") };
  const [confirmedTo, setConfirmedTo] = useState<string>();
  const { data, ...read } = useRead(HandoverDocument, link);

  if (confirmedTo !== undefined) return <LinkDone words={WORDS} sentence={WORDS.doneSentence(confirmedTo)} />;
  if (data === undefined) return <LinkPending of={read} words={WORDS} invalidCode="HANDOVER_NOT_FOUND" />;

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
