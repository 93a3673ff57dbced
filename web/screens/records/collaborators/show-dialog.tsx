// Where somebody on a draft shows it to an organisation of theirs, or to none any more.

import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { DraftShow } from "./collaborator-operations.ts";
import { PEOPLE_WORDS } from "./collaborator-words.ts";
import type { Person } from "./public/record-people.tsx";
import type { Place } from "./use-people-calls.ts";

const WORDS = PEOPLE_WORDS.show;
type DialogProps = { readonly place: Place; readonly person: Person; readonly onClose: () => void };

export function ShowDialog({ place, person, onClose }: DialogProps) {
  const own = useSession().organisations.filter(({ capabilities }) =>
    capabilities.includes("CAN_ADD_DOCUMENTS"),
  );
  const shown = own.find(({ name }) => name === person.shownToOrganisation);
  const [organisationId, choose] = useState(shown?.id ?? "");
  const [refusal, setRefusal] = useState<string>();
  const show = useCommand(DraftShow, { handledByScreen: true });
  const save = async () => {
    const answer = await show.send({ draftId: place.id, organisationId: organisationId || null });
    if (!answer.ok) return setRefusal(answer.failure.message);
    notify({ tone: "ok", title: WORDS.done });
    onClose();
  };
  return (
    <Dialog title={WORDS.title} sentence={WORDS.sentence} onClose={onClose}>
      <div className="grid gap-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
        )}
        {own.length === 0 ? (
          <p className="text-body text-ink-2">{WORDS.noOrganisation}</p>
        ) : (
          <>
            <SelectField
              label={WORDS.organisation}
              value={organisationId}
              options={[
                { value: "", label: WORDS.none },
                ...own.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => choose(target.value)}
            />
            <div>
              <Button variant="primary" isLoading={show.sending} onClick={() => void save()}>
                {WORDS.submit}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
