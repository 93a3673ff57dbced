// The application while it is filled in: saved as one goes, and submitted once everything is answered.

import {
  applicationRequirements,
  checkApplication,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { ApplicantPanel, EntitiesPanel, PropertiesPanel } from "./application-panels.tsx";
import { type ApplicationForm, applicationValues } from "./application-values.ts";
import { SubmitApplicationDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import { useApplicationSaver } from "./use-application-saver.ts";

type FormProps = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
  /** Takes what is at the server now, and lets go of what was typed here. */
  readonly onReload: () => void;
};

const resolver = validatedBy<ApplicationForm>((values) => {
  const validated = checkApplication(values);
  return validated.ok ? {} : validated.fields;
});

export function ApplicationFormPanel({ record, onChanged, onReload }: FormProps) {
  const box = useRef<HTMLDivElement>(null);
  const form = useForm<ApplicationForm>({
    defaultValues: applicationValues(record),
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const saver = useApplicationSaver(record, form);
  const { send, sending } = useCommand(SubmitApplicationDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();

  const mark = (fields: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(fields))
      form.setError(path as never, { type: "required", message });
    setNotice(WORDS.notSubmittedSentence);
    void focusFirstError(box.current ?? document);
  };
  const submit = async () => {
    setNotice(undefined);
    const unmet = applicationRequirements(record.facilityType, form.getValues()).filter(
      ({ requirementMet }) => !requirementMet,
    );
    if (unmet.length > 0)
      return mark(Object.fromEntries(unmet.map(({ field, message }) => [field, message])));
    if (!(await saver.save())) return void focusFirstError(box.current ?? document);
    const answer = await send({ id: record.id, version: saver.version() });
    if (!answer.ok) {
      const { fields, message } = answer.failure;
      if (Object.keys(fields).length > 0) return mark(fields);
      return setNotice(message);
    }
    notify({ tone: "ok", title: WORDS.submitted, detail: record.referenceNumber });
    onChanged(answer.data.submitFacilityApplication.facilityApplication);
  };

  return (
    <FormProvider {...form}>
      <div ref={box} className="grid min-w-0 gap-4">
        {notice !== undefined && (
          <Notice tone="danger" title={WORDS.notSubmitted}>
            {notice}
          </Notice>
        )}
        {saver.isBehind && (
          <Notice tone="warn" title={WORDS.conflict}>
            <p>{WORDS.conflictSentence}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={saver.keepMine}>
                {WORDS.keepMine}
              </Button>
              <Button size="small" onClick={onReload}>
                {WORDS.takeTheirs}
              </Button>
            </div>
          </Notice>
        )}
        <Card>
          <ApplicantPanel needsKind={record.facilityType === "PROPERTY_BACKED"} />
          <EntitiesPanel />
          {record.facilityType === "PROPERTY_BACKED" && <PropertiesPanel />}
        </Card>
        <StickyFooter saved={saver.saved}>
          <Button variant="primary" isLoading={sending} onClick={() => void submit()}>
            {WORDS.submit}
          </Button>
        </StickyFooter>
      </div>
    </FormProvider>
  );
}
