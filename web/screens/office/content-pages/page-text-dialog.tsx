// Proposes another text of one of the operator's pages, with the page as it will be read beside it.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import type { VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import {
  ACCEPTED_PAGES,
  CONTENT_FIELDS,
  CONTENT_PAGE_TEXT,
  CONTENT_RULES,
  type ContentField,
  type ContentPageCode,
  findContentFaults,
  LINKED_HEADINGS,
} from "@bondline/domain/office/content-pages/content-page.ts";
import { contentSections } from "@bondline/domain/office/content-pages/content-text.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import type { OfficeContentPageRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { ContentSections } from "../../portal/content/public/content-sections.tsx";
import { VERSION_WORDS } from "../changes/public/version-words.ts";
import { ProposeContentPageDocument } from "./page-text-operations.ts";
import { PAGE_TEXT_WORDS as WORDS } from "./page-text-words.ts";

type Values = Record<ContentField | "reason", string>;

type DialogProps = {
  readonly page: OfficeContentPageRowFragment;
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function PageTextDialog({ page: shown, onProposed, onBehind, onClose }: DialogProps) {
  const { page, versions } = shown;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const [newest] = versions;
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeContentPageDocument, { handledByScreen: true });
  const isAccepted = ACCEPTED_PAGES.includes(page);
  const record = useRecordForm<Values, unknown>({
    start: openingValues(shown),
    resolver: validatedOn(page, { today, after }),
    save: (values) => send({ ...values, page, versionCount: versions.length }),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  const { summary, body, asksAgain, startsDate } = CONTENT_FIELDS;
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(CONTENT_PAGE_TEXT[page])}
      sentence={WORDS.dialogSentence}
      width="wide"
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      <BoundField name="summary" field={summary} />
      <BoundTextArea
        name="body"
        label={body.label}
        help={WORDS.bodyHelp}
        rows={14}
        {...(body.maxCharacters !== undefined && { maxCharacters: body.maxCharacters })}
      />
      <Preview page={page} body={record.form.watch("body")} />
      <BoundField name="startsDate" field={startsDate} min={today} today={today} />
      {isAccepted && <BoundField name="asksAgain" field={asksAgain} help={WORDS.acceptHelp} />}
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

type PreviewProps = { readonly page: ContentPageCode; readonly body: string };

function Preview({ page, body }: PreviewProps) {
  const sections = contentSections(body, LINKED_HEADINGS[page]);
  return (
    <section
      aria-label={WORDS.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by keyboard
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-control border border-line bg-canvas px-4 pt-3 pb-4"
    >
      <p className="text-meta font-medium text-ink-3">{WORDS.preview}</p>
      {sections.length === 0 ? (
        <p className="mt-2 text-body text-ink-2">{WORDS.nothingYet}</p>
      ) : (
        <ContentSections sections={sections} />
      )}
    </section>
  );
}

/** Begins with the newest text; the day is left to whoever proposes, since it is never that of a version that is there. */
function openingValues({ published, versions: [newest] }: OfficeContentPageRowFragment): Values {
  const { summary, body } = newest ?? published;
  return { summary, body, asksAgain: "NO", startsDate: "", reason: "" };
}

function validatedOn(page: ContentPageCode, days: VersionDays) {
  const rules = { ...CONTENT_RULES, reason: required(CHANGE_REASON.rule) };
  return validatedBy<Values>((values) => {
    const checked = checkFields(rules, values, {
      across: (right) => findContentFaults(right, { page, ...days }),
    });
    return checked.ok ? {} : checked.fields;
  });
}
