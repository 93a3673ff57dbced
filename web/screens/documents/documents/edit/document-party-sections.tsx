// The parties of the document form: a new one is removed outright, a recorded one is marked and can be taken back until it is saved.

import { withoutParty } from "@bondline/domain/documents/documents/document-amendments.ts";
import { partyTitles } from "@bondline/domain/parties/parties/party.ts";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { useBoundError } from "../../../../app/fields/bound-inputs.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormSection, FullWidth } from "../../../../ui/form-section.tsx";
import { AddParty, PartySection } from "../../../parties/parties/public/party-section.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { type DocumentFormValues, newParty } from "./document-form-values.ts";

/** As this form names them; a party may be recorded by its name alone. */
const PARTICULARS = {
  abn: { label: WORDS.abn, isOptional: true },
  address: { isOptional: true },
  state: { placeholder: WORDS.none },
  "primaryContact.givenName": { label: WORDS.givenName },
  "primaryContact.phoneNumber": { label: WORDS.phoneNumber },
  "primaryContact.email": { isOptional: true },
};

export function PartySections() {
  const { getValues, setValue } = useFormContext<DocumentFormValues>();
  const { fields, append, remove } = useFieldArray<DocumentFormValues, "parties", "rowId">({
    name: "parties",
    keyName: "rowId",
  });
  const kind = useWatch<DocumentFormValues, "documentVariant">({ name: "documentVariant" });
  const processType = kind === "CASH_SECURITY" ? "CASH_SECURITY" : "BANK_GUARANTEE";
  const parties = useWatch<DocumentFormValues, "parties">({ name: "parties" });
  const titles = partyTitles(fields, processType);
  const mark = (place: number, isDeleted: boolean) =>
    setValue(`parties.${place}.isDeleted`, isDeleted, { shouldDirty: true });
  const takeAway = (place: number) => {
    const present = getValues("parties").map((party) => ({
      ...party,
      id: party.id === "" ? null : party.id,
    }));
    if (withoutParty(present, place).length < present.length) remove(place);
    else mark(place, true);
  };

  return (
    <>
      {fields.map(({ rowId }, place) =>
        parties[place]?.isDeleted ? (
          <FormSection key={rowId} title={titles[place] ?? ""}>
            <FullWidth>
              <p className="flex flex-wrap items-center justify-between gap-3 text-body text-ink-2">
                {WORDS.removedParty(parties[place].name || WORDS.thisParty)}
                <Button size="small" onClick={() => mark(place, false)}>
                  {WORDS.undoRemove}
                </Button>
              </p>
            </FullWidth>
          </FormSection>
        ) : (
          <PartySection
            key={rowId}
            place={place}
            title={titles[place] ?? ""}
            particulars={PARTICULARS}
            onRemove={place === 0 ? undefined : () => takeAway(place)}
          />
        ),
      )}
      <div className="border-b border-line px-4 py-5 sm:px-7">
        <MissingSides />
        <AddParty
          label={WORDS.addParty}
          processType={processType}
          onAdd={(variant) => append(newParty(variant))}
        />
      </div>
    </>
  );
}

/** What is wrong with the parties as a whole belongs to no field of theirs. */
function MissingSides() {
  const message = useBoundError("parties");
  if (message === undefined) return null;
  return (
    <p role="alert" className="mb-3 text-label text-danger">
      {message}
    </p>
  );
}
