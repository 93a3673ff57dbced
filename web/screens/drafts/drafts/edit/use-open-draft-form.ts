// Makes the form and the saver of one draft, with what was kept on this device put back.

import { useMemo, useState } from "react";
import { useClient } from "urql";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { useSession } from "../../../../app/session.ts";
import type { DraftFormValues } from "./draft-form-values.ts";
import { type KeptDraft, keptDraftStore } from "./kept-draft.ts";
import { savePortsFor } from "./save-ports.ts";
import { type DraftForm, type DraftFormStart, useDraftForm } from "./use-draft-form.ts";

export type OpenDraftOptions = {
  readonly accountId: string;
  readonly organisationId: string;
  readonly draft: DraftRecordFragment | undefined;
  readonly fresh: DraftFormValues;
  readonly onCreated: (draft: DraftRecordFragment) => void;
};

export function useOpenDraftForm(options: OpenDraftOptions): DraftForm & { kept: KeptDraft | undefined } {
  const { accountId, organisationId, onCreated } = options;
  const client = useClient();
  const { features } = useSession();
  const ports = useMemo(
    () => savePortsFor(client, { accountId, organisationId }),
    [client, accountId, organisationId],
  );
  const [start] = useState((): DraftFormStart => {
    const { draft, fresh } = options;
    const place = { accountId, organisationId, draftId: draft?.id };
    return { draft, fresh, kept: keptDraftStore(localStorage, place).find() };
  });
  const made = useDraftForm({
    start,
    ports,
    hasGvpIntegration: features?.gvpIntegration === true,
    onCreated,
  });
  return { ...made, kept: start.kept };
}
