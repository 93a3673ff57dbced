// The form that proposes another version of a setting: its day is held against today's and the latest version's, as the server does it.

import type { VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { type RecordForm, type SaveAnswer, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { VERSION_WORDS } from "./version-words.ts";
import type { ProposeDialogProps } from "./versioned-card.tsx";

export type VersionValues = { startsDate: string; reason: string };

type Options<Values extends VersionValues> = Omit<ProposeDialogProps, "onClose"> & {
  /** With neither day nor reason. */
  readonly start: Values;
  /** The newest first. */
  readonly versions: readonly { readonly startsAt: string }[];
  readonly check: (values: Values, days: VersionDays) => FieldMessages;
  readonly send: (values: Values, versionCount: number) => Promise<SaveAnswer<Values, unknown>>;
};

export type VersionForm<Values extends VersionValues> = {
  readonly record: RecordForm<Values>;
  readonly today: VersionDays["today"];
};

export function useVersionForm<Values extends VersionValues>(options: Options<Values>): VersionForm<Values> {
  const { start, versions, check, send, onProposed, onBehind } = options;
  const [newest] = versions;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const record = useRecordForm<Values, unknown>({
    start,
    resolver: validatedBy((values) => check(values, { today, after })),
    save: (values) => send(values, versions.length),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  return { record, today };
}
