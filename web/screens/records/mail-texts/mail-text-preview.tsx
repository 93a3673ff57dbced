// How an email would be sent in the words that are being written, with the values of its example.

import { findMailTextFaults, type MailWords } from "@bondline/domain/records/mail-texts/mail-text.ts";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { MailFrame } from "./mail-frame.tsx";
import type { MailTextOf } from "./mail-text-of.ts";
import { MailTextPreviewDocument } from "./mail-text-operations.ts";
import { MAIL_TEXT_WORDS as WORDS } from "./mail-text-words.ts";

const LOOKS = [
  { value: "page", label: WORDS.asPage },
  { value: "text", label: WORDS.asText },
] as const;

export function MailTextPreview({ of }: { readonly of: MailTextOf }) {
  const { getValues } = useFormContext<MailWords>();
  const [shown, setShown] = useState<{ words: MailWords; hasFaults: boolean }>();
  const [look, setLook] = useState<string>("page");
  const show = () => {
    const { subject, opening } = getValues();
    const written = { subject, opening: opening.trim() === "" ? null : opening };
    const isEmpty = subject.trim() === "";
    setShown({
      words: { subject, opening },
      hasFaults: isEmpty || Object.keys(findMailTextFaults(written, of)).length > 0,
    });
  };
  return (
    <section
      aria-label={WORDS.preview}
      className="grid gap-3 rounded-control border border-line bg-canvas px-4 pt-3 pb-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label font-medium">{WORDS.preview}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl label={WORDS.previewAs} options={LOOKS} value={look} onChange={setLook} />
          <Button onClick={show}>{shown === undefined ? WORDS.show : WORDS.showAgain}</Button>
        </div>
      </div>
      {shown?.hasFaults === true && <p className="text-label text-danger">{WORDS.mendFirst}</p>}
      {shown?.hasFaults === false && (
        <Reading template={of.template} words={shown.words} isText={look === "text"} />
      )}
    </section>
  );
}

type ReadingProps = {
  readonly template: string;
  readonly words: MailWords;
  readonly isText: boolean;
};

function Reading({ template, words, isText }: ReadingProps) {
  const read = useRead(MailTextPreviewDocument, { template, ...words });
  if (read.data === undefined || read.failure !== undefined)
    return <ReadPending of={read} notLoaded={WORDS.previewFailed} loading={WORDS.previewLoading} rows={4} />;
  const { subject, html, text } = read.data.mailTextPreview;
  return (
    <div className="grid gap-3">
      <p className="text-label">
        <span className="text-ink-3">{WORDS.previewSubject}: </span>
        <span className="font-medium wrap-anywhere">{subject}</span>
      </p>
      {isText ? (
        <pre className="overflow-auto rounded-control border border-line bg-surface p-4 font-mono text-meta whitespace-pre-wrap wrap-anywhere text-ink-2">
          {text}
        </pre>
      ) : (
        <MailFrame html={html} title={WORDS.preview} />
      )}
    </div>
  );
}
