// What the link of a digital original opens: the guarantee's facts, and the file itself.

import type { HandoverSeenFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { saveFromAddress } from "../../../app/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { fileSizeText } from "../../../ui/file-check.ts";
import { DownloadIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { HandoverFacts } from "./handover-facts.tsx";
import { HandoverOpenPaperDocument } from "./handover-operations.ts";
import { HANDOVER_WORDS as WORDS } from "./handover-words.ts";

type DigitalHandoverProps = {
  readonly link: { readonly documentId: string; readonly handoverCode: string };
  readonly handover: HandoverSeenFragment;
};

export function DigitalHandover({ link, handover }: DigitalHandoverProps) {
  return (
    <Page width="words">
      <PageHeader
        title={WORDS.digitalTitle}
        sentence={WORDS.digitalSentence(handover.bankName, handover.organisationName)}
      />
      <PaperCard link={link} paper={handover.paper} />
      <HandoverFacts handover={handover} />
    </Page>
  );
}

type PaperCardProps = Pick<DigitalHandoverProps, "link"> & { readonly paper: HandoverSeenFragment["paper"] };

function PaperCard({ link, paper }: PaperCardProps) {
  const { send, sending: isSending } = useCommand(HandoverOpenPaperDocument);
  if (paper === null)
    return (
      <Card hasBody>
        <p className="text-body text-ink-2">{WORDS.noFile}</p>
      </Card>
    );
  const open = async () => {
    const result = await send(link);
    if (!result.ok) return;
    saveFromAddress(result.data.openHandoverPaper.download.url, paper.fileName);
    notify({ tone: "ok", title: WORDS.opened, detail: paper.fileName });
  };
  return (
    <Card hasBody>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate text-body font-medium">{paper.fileName}</p>
          <p className="figures text-label text-ink-3">{fileSizeText(paper.fileSize)}</p>
        </div>
        <Button variant="primary" icon={DownloadIcon} isLoading={isSending} onClick={() => void open()}>
          {WORDS.open}
        </Button>
      </div>
    </Card>
  );
}
