// Chooses the organisation that a prepared request is for, and makes its draft.

import { useState } from "react";
import type { PreparedRequestRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { OrganisationIcon } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { useOrganisationDialog } from "../../people/organisations/public/organisation-dialog-context.ts";
import { PreparedRequestUseDocument } from "./prepared-request-operations.ts";
import { PREPARED_REQUEST_WORDS as WORDS } from "./prepared-request-words.ts";

type UseProps = { readonly origination: PreparedRequestRecordFragment; readonly onBehind: () => void };

export function PreparedRequestUse({ origination, onBehind }: UseProps) {
  const { organisations, selectedOrganisation, selectOrganisation } = useSession();
  const openDialog = useOrganisationDialog();
  const own = organisations.filter(({ capabilities }) => capabilities.includes("CAN_ADD_DOCUMENTS"));
  const [chosen, setChosen] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const { send, sending } = useCommand(PreparedRequestUseDocument, { handledByScreen: true });
  const go = useGo();

  const usual = own.find(({ id }) => id === selectedOrganisation?.id) ?? own[0];
  const organisationId = chosen ?? usual?.id;
  if (organisationId === undefined)
    return (
      <Card aria-label={WORDS.use}>
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
          action={
            <Button variant="primary" onClick={() => openDialog()}>
              {WORDS.addOrganisation}
            </Button>
          }
        />
      </Card>
    );

  const create = async () => {
    setNotice(undefined);
    const answer = await send({ originationId: origination.id, organisationId });
    if (!answer.ok) {
      setNotice(answer.failure.message);
      // Withdrawn, or over, since the page was opened: the page says which.
      if (answer.failure.code === "INVALID_TRANSITION") onBehind();
      return;
    }
    const place = answer.data.createDraftFromOrigination;
    selectOrganisation(place.organisationId);
    notify({ tone: "ok", title: WORDS.created, detail: WORDS.createdDetail });
    go(origination.processType === "SURETY_BOND" ? paths.suretyDraftEdit(place) : paths.draftEdit(place));
  };

  return (
    <Card heading={WORDS.use} hasBody>
      <div className="grid gap-4">
        {notice !== undefined && (
          <Notice tone="danger" title={WORDS.notCreated}>
            {notice}
          </Notice>
        )}
        <RadioGroupField
          label={WORDS.organisation}
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
          value={organisationId}
          onChange={setChosen}
        />
        <Button variant="primary" isLoading={sending} onClick={() => void create()}>
          {WORDS.create}
        </Button>
      </div>
    </Card>
  );
}
