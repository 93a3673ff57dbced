// Asks for all that the organisation has: which parts, the password where the server wants it again, then how far it is.

import {
  DATA_PART_TEXT,
  DATA_PARTS,
  type DataPart,
} from "@bondline/domain/records/exports/organisation-data.ts";
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

type DialogProps = {
  readonly organisation: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

export function OrganisationDataDialog({ organisation, onClose }: DialogProps) {
  return (
    <ExportFlow
      choice={(onStarted) => (
        <PartsChoice organisation={organisation} onStarted={onStarted} onClose={onClose} />
      )}
      onClose={onClose}
    />
  );
}

type ChoiceProps = DialogProps & { readonly onStarted: (started: ExportRecordFragment) => void };

function PartsChoice({ organisation, onStarted, onClose }: ChoiceProps) {
  const labelId = useId();
  const formId = useId();
  const [parts, setParts] = useState<readonly DataPart[]>(DATA_PARTS);
  const [password, setPassword] = useState<string>();
  const [wrongPassword, setWrongPassword] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { send, sending } = useCommand(CreateExportMutation, { handledByScreen: true });

  const start = async () => {
    setRefusal(undefined);
    setWrongPassword(undefined);
    const answer = await send({
      wanted: { organisationId: organisation.id, everything: true },
      format: "ZIP",
      columns: DATA_PARTS.filter((part) => parts.includes(part)),
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
      title={DATA_WORDS.open}
      sentence={DATA_WORDS.dialogSentence(organisation.name)}
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
            {DATA_WORDS.open}
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
            {DATA_PARTS.map((part) => (
              <li key={part} className="flex min-h-9 items-center">
                <CheckboxField
                  label={DATA_PART_TEXT[part]}
                  checked={parts.includes(part)}
                  onChange={({ currentTarget }) =>
                    setParts(currentTarget.checked ? [...parts, part] : parts.filter((each) => each !== part))
                  }
                />
              </li>
            ))}
          </ul>
          <p className="text-label text-ink-2">{DATA_WORDS.notShared}</p>
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
