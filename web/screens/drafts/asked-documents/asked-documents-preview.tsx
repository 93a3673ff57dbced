// What a draft of a kind is asked for, at each moment of its course, as its applicant reads it.

import {
  ASKED_MOMENT_TEXT,
  ASKED_MOMENTS,
  type AskedDocument,
  askedAt,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { PROCESS_TYPE_TEXT, type ProcessType } from "@bondline/domain/process-type.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { useState } from "react";
import { SelectField } from "../../../ui/select-field.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ASKED_WORDS as WORDS } from "./asked-documents-words.ts";

type Props = { readonly documents: readonly AskedDocument[]; readonly isWhole?: boolean };

export function AskedDocumentsPreview({ documents, isWhole = true }: Props) {
  const [processType, setProcessType] = useState<ProcessType>("BANK_GUARANTEE");
  const moments = ASKED_MOMENTS.map((moment) => ({
    moment,
    asked: askedAt(documents, { moment, processType }),
  })).filter(({ asked }) => asked.length > 0);
  return (
    <section
      aria-label={WORDS.preview}
      className="grid gap-4 rounded-control border border-line bg-canvas px-4 pt-3 pb-4"
    >
      <h3 className="text-body font-semibold">{WORDS.preview}</h3>
      <SelectField
        label={WORDS.previewOf}
        options={optionsOf(PROCESS_TYPE_TEXT)}
        value={processType}
        onChange={({ target }) => setProcessType(target.value as ProcessType)}
      />
      {moments.length === 0 && <p className="text-body text-ink-2">{WORDS.nothing}</p>}
      {moments.map(({ moment, asked }) => (
        <div key={moment}>
          <h4 className="mb-1 text-label font-semibold text-ink-2">{ASKED_MOMENT_TEXT[moment]}</h4>
          <ul className="grid gap-3">
            {asked.map((document) => (
              <Asked key={`${document.requiredDocumentType} ${document.name ?? ""}`} document={document} />
            ))}
          </ul>
        </div>
      ))}
      <p className="text-label text-ink-3">{isWhole ? WORDS.deed : WORDS.incomplete}</p>
    </section>
  );
}

function Asked({ document }: { readonly document: AskedDocument }) {
  const { isObligatory, explanation, templateUrl } = document;
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-medium">
        <span className="min-w-0 wrap-anywhere">{documentName(document)}</span>
        {!isObligatory && <StatusBadge tone="mute">{WORDS.ifThereIsOne}</StatusBadge>}
      </p>
      {explanation !== null && (
        <p className="text-label whitespace-pre-line text-ink-2 wrap-anywhere">{explanation}</p>
      )}
      {templateUrl !== null && (
        <p className="text-label">
          <TextLink href={templateUrl} isInline>
            {WORDS.form}
          </TextLink>
        </p>
      )}
    </li>
  );
}
