// The whole wording as a text to be changed, and under it what differs from what holds now.

import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { WordingDifference } from "../../../drafts/wording/public/wording-difference.tsx";
import { DocumentWholeWording } from "./request-operations.ts";
import { ASK_FORM_WORDS as WORDS } from "./request-words.ts";

type Texts = { newWording: string };

export function WholeWordingField({ documentId }: { readonly documentId: string }) {
  const { data, failure, readAgain } = useRead(DocumentWholeWording, { id: documentId });
  const { getValues, setValue } = useFormContext<Texts>();
  const present = data?.document.wholeWording ?? undefined;
  useEffect(
    function beginWithWhatHolds() {
      if (present !== undefined && getValues("newWording") === "") setValue("newWording", present);
    },
    [present, getValues, setValue],
  );
  const typed = useWatch<Texts, "newWording">({ name: "newWording" });
  if (present === undefined)
    return <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.wordingNotLoaded} rows={4} />;
  return (
    <>
      <BoundTextArea name="newWording" label={WORDS.newWording} maxCharacters={LENGTHS.wording} rows={10} />
      {typed !== "" && <WordingDifference before={present} after={typed} />}
    </>
  );
}
