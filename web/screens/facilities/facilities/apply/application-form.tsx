// The application while it is filled in: saved as one goes, and submitted once everything is answered.

import { applicationRequirements } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { KeptNotice } from "../../../../app/form/kept-notice.tsx";
import { LeaveDialog } from "../../../../app/form/leave-dialog.tsx";
import { useSavedNote } from "../../../../app/form/saved-note.ts";
import { useLeaveBlocker } from "../../../../app/form/use-autosaved-form.ts";
import { notify } from "../../../../app/notices.ts";
import { useStore } from "../../../../app/store.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { ApplicationFilesCard } from "./application-files-card.tsx";
import { ApplicantPanel, EntitiesPanel, PropertiesPanel } from "./application-panels.tsx";
import { takeTexts } from "./application-shape.ts";
import { SubmitApplicationDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import { usePanelsUpdated } from "./panel-events.ts";
import { missingFiles, useApplicationFiles } from "./use-application-files.ts";
import { useApplicationForm } from "./use-application-form.ts";
import { WithoutFilesDialog } from "./without-files-dialog.tsx";

type FormProps = {
  readonly record: ApplicationRecordFragment;
  readonly revision: number;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};

export function ApplicationFormPanel({ record, revision, onChanged }: FormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { form, saver, kept, discardKept } = useApplicationForm(record);
  const blocker = useLeaveBlocker(saver);
  const foot = useSavedNote(saver);
  const { send, sending } = useCommand(SubmitApplicationDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  // What was missing may be there by now.
  usePanelsUpdated(box, () => setNotice(undefined));
  const files = useApplicationFiles(record.id, revision);
  const lacking = missingFiles(files.files ?? []);

  const mark = (fields: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(fields))
      form.setError(path as never, { type: "required", message });
    setNotice(WORDS.notSubmittedSentence);
    void focusFirstError(box.current ?? document);
  };
  const ask = () => {
    setNotice(undefined);
    const unmet = applicationRequirements(record.facilityType, form.getValues()).filter(
      ({ requirementMet }) => !requirementMet,
    );
    if (unmet.length > 0)
      return mark(Object.fromEntries(unmet.map(({ field, message }) => [field, message])));
    if (lacking.length > 0) return setAsking(true);
    void submit();
  };
  const submit = async () => {
    await saver.flush();
    if (saver.hasUnsaved()) {
      await form.trigger();
      return void focusFirstError(box.current ?? document);
    }
    const answer = await send({
      id: record.id,
      version: saver.store.get().record?.version ?? record.version,
    });
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
        {kept !== undefined && <KeptNotice keptAt={kept.keptAt} onDiscard={discardKept} />}
        <OthersNotice form={form} saver={saver} />
        <Card>
          <ApplicantPanel needsKind={record.facilityType === "PROPERTY_BACKED"} />
          <EntitiesPanel />
          {record.facilityType === "PROPERTY_BACKED" && <PropertiesPanel />}
        </Card>
        <ApplicationFilesCard applicationId={record.id} read={files} mayChange />
        <StickyFooter {...foot}>
          <Button variant="primary" isLoading={sending} onClick={ask}>
            {WORDS.submit}
          </Button>
        </StickyFooter>
      </div>
      {isAsking && (
        <WithoutFilesDialog
          lacking={lacking}
          onSubmit={() => {
            setAsking(false);
            void submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {blocker.status === "blocked" && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
    </FormProvider>
  );
}

type OthersProps = Pick<ReturnType<typeof useApplicationForm>, "form" | "saver">;

/** What somebody else changed too is decided at once: it is one person who fills this in, and the lists stand or fall whole. */
function OthersNotice({ form, saver }: OthersProps) {
  const { contested, refusal } = useStore(saver.store);
  if (refusal !== undefined && Object.keys(refusal.fields).length === 0)
    return <Notice tone="danger" title={refusal.message} />;
  if (contested.length === 0) return null;
  const decide = () => {
    for (const { path } of contested) saver.decided(path);
    void saver.flush();
  };
  const takeTheirs = () => {
    const theirs = Object.fromEntries(contested.map((each) => [each.path, each.theirs]));
    takeTexts(form, theirs, Object.keys(theirs));
    decide();
  };
  return (
    <Notice tone="warn" title={WORDS.conflict}>
      <p>{WORDS.conflictSentence}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={decide}>
          {WORDS.keepMine}
        </Button>
        <Button size="small" onClick={takeTheirs}>
          {WORDS.takeTheirs}
        </Button>
      </div>
    </Notice>
  );
}
