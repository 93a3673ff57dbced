// Asks for a zip of all that an organisation has, or that is held about a person: which parts, the password where the server wants it again, then how far it is.

import { DATA_PART_TEXT } from "@bondline/domain/records/exports/organisation-data.ts";
import { PERSONAL_PART_TEXT } from "@bondline/domain/records/exports/personal-data.ts";
import { useId, useState } from "react";
import type { ExportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { ExportFlow } from "./export-flow.tsx";
import { CreateExportMutation } from "./export-operations.ts";
import { DATA_WORDS, EXPORT_WORDS as WORDS } from "./export-words.ts";
import type { Archive } from "./public/archive-card.tsx";

type DialogProps = { readonly archive: Archive; readonly onClose: () => void };

export function ArchiveDialog({ archive, onClose }: DialogProps) {
  return (
    <ExportFlow
      choice={(onStarted) => <PartsChoice archive={archive} onStarted={onStarted} onClose={onClose} />}
      onClose={onClose}
    />
  );
}

const PARTS: Readonly<Record<Archive["kind"], Readonly<Record<string, string>>>> = {
  ORGANISATION: DATA_PART_TEXT,
  PERSON: PERSONAL_PART_TEXT,
};

type ChoiceProps = DialogProps & { readonly onStarted: (started: ExportRecordFragment) => void };

function PartsChoice({ archive, onStarted, onClose }: ChoiceProps) {
  const { kind, wanted, words } = archive;
  const texts = PARTS[kind];
  const all = Object.keys(texts);
  const labelId = useId();
  const formId = useId();
  const [parts, setParts] = useState<readonly string[]>(all);
  const [password, setPassword] = useState<string>();
  const [wrongPassword, setWrongPassword] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { send, sending } = useCommand(CreateExportMutation, { handledByScreen: true });

  const start = async () => {
    setRefusal(undefined);
    setWrongPassword(undefined);
    const answer = await send({
      wanted,
      format: "ZIP",
      columns: all.filter((part) => parts.includes(part)),
      currentPassword: password || null,
    });
    if (answer.ok) return onStarted(answer.data.createExport.export);
    if (answer.failure.code === "STEP_UP_REQUIRED") return setPassword(password ?? "");
    const { currentPassword, ...others } = answer.failure.fields;
    if (currentPassword !== undefined) return setWrongPassword(currentPassword);
    setRefusal(Object.values(others)[0] ?? answer.failure.message);
  };

  return (
    <Dialog
      title={words.open}
      sentence={words.dialogSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.close}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isLoading={sending}
            disabledReason={parts.length === 0 ? DATA_WORDS.noPart : undefined}
          >
            {words.open}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notStarted}>
            {refusal}
          </Notice>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out as a label is. */}
        <div role="group" aria-labelledby={labelId}>
          <p id={labelId} className="text-label font-medium">
            {DATA_WORDS.parts}
          </p>
          <ul className="mt-1">
            {all.map((part) => (
              <li key={part} className="flex min-h-9 items-center">
                <CheckboxField
                  label={texts[part] ?? part}
                  checked={parts.includes(part)}
                  onChange={({ currentTarget }) =>
                    setParts(currentTarget.checked ? [...parts, part] : parts.filter((each) => each !== part))
                  }
                />
              </li>
            ))}
          </ul>
          <p className="text-label text-ink-2">{words.notInIt}</p>
        </div>
        {password !== undefined && (
          <>
            <Notice tone="info" title={DATA_WORDS.passwordTitle}>
              {DATA_WORDS.passwordSentence}
            </Notice>
            <PasswordField
              name="currentPassword"
              label={DATA_WORDS.password}
              autoComplete="current-password"
              value={password}
              error={wrongPassword}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
