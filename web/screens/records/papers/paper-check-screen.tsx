// Anybody with a paper of ours before them checks here, by the code in its foot, that the portal made it and that it is the newest.

import { PAPER_CHECK_FIELDS } from "@bondline/domain/records/papers/paper.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useClient } from "urql";
import { failureOf } from "../../../api/failure.ts";
import type { PaperCheckQuery as Checked } from "../../../api/generated/graphql.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PaperCheckQuery } from "./paper-operations.ts";
import { PAPER_WORDS as WORDS } from "./paper-words.ts";

type Found = Checked["paperCheck"];

export function PaperCheckScreen() {
  usePageTitle(WORDS.checkTitle);
  const [answer, setAnswer] = useState<{ found: Found }>();
  return (
    <Page width="words">
      <PageHeader title={WORDS.checkTitle} sentence={WORDS.checkSentence} />
      <CodeForm onAnswer={(found) => setAnswer({ found })} />
      <div aria-live="polite">{answer !== undefined && <Result found={answer.found} />}</div>
    </Page>
  );
}

function CodeForm({ onAnswer }: { readonly onAnswer: (found: Found) => void }) {
  const client = useClient();
  const start = { verificationCode: "" };
  const ask = async (values: typeof start) => {
    const { data, error } = await client
      .query(PaperCheckQuery, values, { handledByScreen: true })
      .toPromise();
    if (data !== undefined) return { ok: true as const, data };
    return { ok: false as const, failure: failureOf(error) };
  };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>(PAPER_CHECK_FIELDS),
    save: ask,
    onSaved: ({ paperCheck }) => onAnswer(paperCheck),
  });
  return (
    <Card aria-label={WORDS.checkTitle} hasBody>
      <FormProvider {...record.form}>
        <form {...record.bind} className="space-y-4">
          <FormNotices of={record} title={WORDS.notChecked} />
          <BoundText name="verificationCode" label={WORDS.code} help={WORDS.codeHelp} isFigures />
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {WORDS.check}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}

function Result({ found }: { readonly found: Found }) {
  if (found === null)
    return (
      <Notice tone="danger" title={WORDS.unknown}>
        {WORDS.unknownSentence}
      </Notice>
    );
  const { title, createdAt, isNewest, sha256, textHash } = found;
  return (
    <Card aria-label={WORDS.paper} hasBody>
      <div className="space-y-5">
        <Notice tone={isNewest ? "ok" : "warn"} title={isNewest ? WORDS.newest : WORDS.older}>
          {isNewest ? WORDS.newestSentence : WORDS.olderSentence}
        </Notice>
        <DefinitionList
          items={[
            { term: WORDS.paper, value: title },
            { term: WORDS.made, value: exactTime(createdAt) },
            { term: WORDS.textHash, value: textHash },
            { term: WORDS.fileHash, value: sha256 ?? "" },
          ]}
        />
      </div>
    </Card>
  );
}
