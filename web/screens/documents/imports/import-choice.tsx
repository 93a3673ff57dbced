// What is done with the good rows where others are refused.

import type { ImportMode } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { IMPORT_CHOICE_WORDS as WORDS } from "./import-words.ts";

export type ImportModeChoice = ImportMode;

type ImportChoiceProps = {
  readonly job: ImportRecordFragment;
  readonly mode: ImportModeChoice;
  readonly onMode: (mode: ImportModeChoice) => void;
};

export function ImportChoice({ job, mode, onMode }: ImportChoiceProps) {
  return (
    <Card>
      <CardBody>
        <RadioGroupField
          label={WORDS.heading}
          value={mode}
          onChange={(chosen) => onMode(chosen as ImportModeChoice)}
          options={[
            {
              value: "KEEP_GOOD_ROWS",
              label: WORDS.keep,
              detail: WORDS.keepDetail(job.rowsNew, job.recordsFailed),
            },
            { value: "ALL_OR_NOTHING", label: WORDS.all, detail: WORDS.allDetail },
          ]}
        />
      </CardBody>
    </Card>
  );
}
