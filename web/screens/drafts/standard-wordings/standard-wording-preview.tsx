// How a standard wording that is being written reads in an example or a draft, and what of it differs from the version in force.

import {
  expiryTypesOf,
  type StandardFor,
  type StandardText,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import { findStandardFaults } from "@bondline/domain/drafts/wording/standard-wording-faults.ts";
import { exampleReading } from "@bondline/domain/drafts/wording/standard-wording-sense.ts";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { PrintFrame } from "../../../ui/print-frame.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { useWordingAddress } from "../wording/public/use-wording-address.ts";
import { WordingDifference } from "../wording/public/wording-difference.tsx";
import { type ShownFinding, WordingFindings } from "../wording/public/wording-findings.tsx";
import { DraftsToRewordDocument, StandardWordingPreviewDocument } from "./standard-wording-operations.ts";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

type Props = { readonly of: StandardFor; readonly inForce: StandardText };

export function StandardWordingPreview({ of, inForce }: Props) {
  const { getValues } = useFormContext<Record<keyof StandardText, string>>();
  const drafts = useDraftsIn(of);
  const examples = expiryTypesOf(of);
  const options = [
    ...examples.map((value) => ({ value: value as string, label: WORDS.example[value] })),
    ...drafts,
  ];
  const [chosen, setChosen] = useState<string>(examples[0] ?? "OPEN_ENDED");
  const [shown, setShown] = useState<{ text: StandardText; hasFaults: boolean }>();
  const show = () => {
    const { title, subtitle, particulars, clauses, signature } = getValues();
    const text = { title, subtitle, particulars, clauses, signature };
    setShown({ text, hasFaults: Object.keys(findStandardFaults(text, of)).length > 0 });
  };
  const example = examples.find((each) => each === chosen);
  return (
    <section
      aria-label={WORDS.preview}
      className="grid gap-3 rounded-control border border-line bg-canvas px-4 pt-3 pb-4"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <SelectField
            label={WORDS.previewOf}
            options={options}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
        <Button onClick={show}>{shown === undefined ? WORDS.show : WORDS.showAgain}</Button>
      </div>
      {shown?.hasFaults === true && <p className="text-label text-danger">{WORDS.mendFirst}</p>}
      {shown?.hasFaults === false &&
        (example === undefined ? (
          <DraftReading draftId={chosen} text={shown.text} inForce={inForce} />
        ) : (
          <Reading
            {...exampleReading(shown.text, of, example)}
            before={exampleReading(inForce, of, example).wordingText}
            findings={[]}
          />
        ))}
    </section>
  );
}

/** Of the newest fifty of the kind, those in the form. */
function useDraftsIn({ processType, contractForm }: StandardFor) {
  const read = useRead(DraftsToRewordDocument, {
    filter: { variants: [processType] },
    sort: { field: "UPDATED_AT", direction: "DESC" },
  });
  const drafts = read.data?.staffDraftRegister.edges.map(({ node }) => node) ?? [];
  return drafts
    .filter((draft) => (draft.contractForm ?? "OTHER") === contractForm)
    .map(({ id, referenceNumber, organisation }) => ({
      value: id,
      label: WORDS.draft(referenceNumber, organisation.name),
    }));
}

type DraftProps = {
  readonly draftId: string;
  readonly text: StandardText;
  readonly inForce: StandardText;
};

function DraftReading({
  draftId,
  text,
  inForce: { title, subtitle, particulars, clauses, signature },
}: DraftProps) {
  const inForce = { title, subtitle, particulars, clauses, signature };
  const read = useRead(StandardWordingPreviewDocument, { draftId, text, inForce });
  if (read.data === undefined || read.failure !== undefined)
    return <ReadPending of={read} notLoaded={WORDS.previewFailed} loading={WORDS.previewLoading} rows={4} />;
  const { proposed, inForce: before } = read.data;
  return <Reading {...proposed} before={before.wordingText} />;
}

type ReadingProps = {
  readonly html: string;
  readonly wordingText: string;
  readonly before: string;
  readonly findings: readonly ShownFinding[];
};

function Reading({ html, wordingText, before, findings }: ReadingProps) {
  const address = useWordingAddress(html, WORDS.preview);
  return (
    <div className="grid gap-4">
      {address !== undefined && <PrintFrame title={WORDS.preview} address={address} size="beside" />}
      {findings.length > 0 && (
        <div>
          <h3 className="mb-2 text-label font-medium">{WORDS.findings}</h3>
          <WordingFindings findings={findings} />
        </div>
      )}
      <div>
        <h3 className="mb-2 text-label font-medium">{WORDS.against}</h3>
        <WordingDifference before={before} after={wordingText} />
      </div>
    </div>
  );
}
