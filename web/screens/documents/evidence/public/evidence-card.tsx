// The evidence of a document as one download, and where it is checked.

import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { saveFromAddress } from "../../../../app/save-file.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { EvidenceCreateDocument } from "./evidence-operations.ts";
import { EVIDENCE_WORDS as WORDS } from "./evidence-words.ts";

type EvidenceCardProps = { readonly record: { readonly id: string; readonly referenceNumber: string } };

export function EvidenceCard({ record: { id: documentId, referenceNumber } }: EvidenceCardProps) {
  const { send, sending: isSending } = useCommand(EvidenceCreateDocument);
  const download = async () => {
    const result = await send({ documentId });
    if (!result.ok) return;
    saveFromAddress(result.data.createDocumentEvidence.download.url, WORDS.fileName(referenceNumber));
    notify({ tone: "ok", title: WORDS.started, detail: WORDS.fileName(referenceNumber) });
  };
  return (
    <Card
      heading={WORDS.heading}
      hasBody
      action={
        <Button size="small" icon={DownloadIcon} isLoading={isSending} onClick={() => void download()}>
          {WORDS.download}
        </Button>
      }
    >
      <p className="text-body text-ink-2">
        {WORDS.sentence}{" "}
        <TextLink isInline href={paths.verifyDocument()}>
          {WORDS.howToCheck}
        </TextLink>
      </p>
    </Card>
  );
}
