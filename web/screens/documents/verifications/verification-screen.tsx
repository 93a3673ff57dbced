// Anybody with issued paper before them checks here whether it still stands: by its PDF, its number, or the link of its square code.

import { CHECK_CODE_FIELDS } from "@bondline/domain/documents/verifications/verification.ts";
import { useLocation } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { VerificationSeenFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { EvidenceCheck } from "../evidence/public/evidence-check.tsx";
import { fileFingerprint } from "./file-fingerprint.ts";
import { VerificationVerifyDocument } from "./verification-operations.ts";
import { VerificationResult } from "./verification-result.tsx";
import { VERIFICATION_WORDS as WORDS } from "./verification-words.ts";

const FILE_RULE = { endings: ["pdf"], bytesMax: 30_000_000, wrongTypeMessage: WORDS.fileWrongType };

export function VerificationScreen() {
  usePageTitle(WORDS.title);
  const [answer, setAnswer] = useState<VerificationSeenFragment>();
  const code = useLocation({ select: ({ hash }) => hash });
  const [isOver, setOver] = useState(false);

  if (answer !== undefined)
    return (
      <Page width="words">
        <PageHeader title={WORDS.title} />
        <VerificationResult verification={answer} onAgain={() => setAnswer(undefined)} />
      </Page>
    );
  return (
    <Page width="words">
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      {code !== "" && !isOver && (
        <ByLink verificationCode={code} onAnswer={setAnswer} onEnd={() => setOver(true)} />
      )}
      <ByFile onAnswer={setAnswer} />
      <ByNumber onAnswer={setAnswer} />
      <p className="text-label text-ink-3">{WORDS.recorded}</p>
      <EvidenceCheck />
    </Page>
  );
}

type WayProps = { readonly onAnswer: (answer: VerificationSeenFragment) => void };

/** Answers what came of it; what failed is said where it was asked. */
function useVerify(onAnswer: WayProps["onAnswer"]) {
  const { send, sending: isSending } = useCommand(VerificationVerifyDocument, { handledByScreen: true });
  const [trouble, setTrouble] = useState<string>();
  const verify = useCallback(
    async (asked: { sha256: string } | { verificationCode: string }) => {
      const result = await send(asked);
      if (result.ok) onAnswer(result.data.verifyDocument.verification);
      else setTrouble(result.failure.message);
    },
    [send, onAnswer],
  );
  return { verify, isSending, trouble, setTrouble };
}

function Trouble({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Notice tone="danger" title={WORDS.notChecked}>
      {children}
    </Notice>
  );
}

/** Whoever scanned the code has asked already. */
function ByLink(props: WayProps & { readonly verificationCode: string; readonly onEnd: () => void }) {
  const { verificationCode, onAnswer, onEnd } = props;
  const answered = useCallback(
    (answer: VerificationSeenFragment) => {
      onEnd();
      onAnswer(answer);
    },
    [onAnswer, onEnd],
  );
  const { verify, trouble } = useVerify(answered);
  useEffect(
    function askAtOnce() {
      void verify({ verificationCode });
    },
    [verify, verificationCode],
  );
  return trouble === undefined ? <WorkingLine>{WORDS.looking}</WorkingLine> : <Trouble>{trouble}</Trouble>;
}

function ByFile({ onAnswer }: WayProps) {
  const { verify, isSending, trouble, setTrouble } = useVerify(onAnswer);
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    setTrouble(undefined);
    const sha256 = await fileFingerprint(file).catch(() => undefined);
    if (sha256 === undefined) setTrouble(WORDS.notRead);
    else await verify({ sha256 });
  };
  return (
    <Card heading={WORDS.byFile} hasBody>
      <div className="space-y-4">
        <p className="text-body text-ink-2">{WORDS.byFileSentence}</p>
        <Trouble>{trouble}</Trouble>
        <DropZone
          label={WORDS.fileLabel}
          hint={WORDS.fileHint}
          rule={FILE_RULE}
          isDisabled={isSending}
          onFiles={(files) => void take(files)}
        />
      </div>
    </Card>
  );
}

function ByNumber({ onAnswer }: WayProps) {
  const { send } = useCommand(VerificationVerifyDocument, { handledByScreen: true });
  const start = { guaranteeNumber: "", checkCode: "" };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(CHECK_CODE_FIELDS),
    save: (values) => send(values),
    onSaved: ({ verifyDocument }) => onAnswer(verifyDocument.verification),
  });
  return (
    <Card heading={WORDS.byNumber} hasBody>
      <FormProvider {...record.form}>
        <form {...record.bind} className="space-y-4">
          <FormNotices of={record} title={WORDS.notChecked} />
          <BoundText name="guaranteeNumber" label={WORDS.guaranteeNumber} isFigures />
          <BoundText name="checkCode" label={WORDS.checkCode} help={WORDS.checkCodeHelp} isFigures />
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.check}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
