// Saves the application a moment after the last change: one save at a time, and never over what somebody else has saved.

import { checkApplication } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import type { SavedState } from "../../../../ui/sticky-footer.tsx";
import { type ApplicationForm, applicationInput } from "./application-values.ts";
import { UpdateApplicationDocument } from "./apply-operations.ts";

const SAVE_WAIT_MS = 800;

export function useApplicationSaver(record: ApplicationRecordFragment, form: UseFormReturn<ApplicationForm>) {
  const { send } = useCommand(UpdateApplicationDocument, { handledByScreen: true });
  const [saved, setSaved] = useState<SavedState>("saved");
  /** The version at the server when somebody else's save was met. */
  const [behind, setBehind] = useState<number>();
  const held = useRef({
    version: record.version,
    text: JSON.stringify(applicationInput(form.getValues())),
    running: undefined as Promise<boolean> | undefined,
  });

  /** True when everything typed is at the server. */
  const save = useCallback(async (): Promise<boolean> => {
    await held.current.running;
    const values = form.getValues();
    const application = applicationInput(values);
    const text = JSON.stringify(application);
    if (text === held.current.text) return true;
    const validated = checkApplication(values);
    if (!validated.ok) {
      for (const [path, message] of Object.entries(validated.fields))
        form.setError(path as never, { type: "rule", message });
      setSaved("unsaved");
      return false;
    }
    setSaved("saving");
    const run = async () => {
      const answer = await send({ id: record.id, version: held.current.version, application });
      if (answer.ok) {
        held.current.version = answer.data.updateFacilityApplication.facilityApplication.version;
        held.current.text = text;
        setSaved("saved");
        return true;
      }
      const { code, extensions } = answer.failure;
      if (code === "CONFLICT") setBehind(Number(extensions.versionNow));
      setSaved(code === "CONFLICT" ? "unsaved" : "failed");
      return false;
    };
    held.current.running = run();
    return await held.current.running;
  }, [form, record.id, send]);

  useEffect(
    function saveAfterTyping() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const { unsubscribe } = form.watch(() => {
        clearTimeout(timer);
        setSaved("unsaved");
        timer = setTimeout(() => void save(), SAVE_WAIT_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
    [form, save],
  );

  return {
    saved,
    isBehind: behind !== undefined,
    save,
    version: () => held.current.version,
    keepMine: () => {
      held.current.version = behind ?? held.current.version;
      setBehind(undefined);
      void save();
    },
  };
}
