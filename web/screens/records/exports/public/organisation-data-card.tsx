// Where an administrator asks for all that the organisation has.

import { DATA_WORDS, ORGANISATION_DATA_WORDS } from "../export-words.ts";
import { ArchiveCard } from "./archive-card.tsx";

type CardProps = { readonly organisation: { readonly id: string; readonly name: string } };

export function OrganisationDataCard({ organisation: { id, name } }: CardProps) {
  const words = {
    ...ORGANISATION_DATA_WORDS,
    dialogSentence: ORGANISATION_DATA_WORDS.dialogSentence(name),
    earlier: DATA_WORDS.earlier,
  };
  return (
    <ArchiveCard
      archive={{ kind: "ORGANISATION", wanted: { organisationId: id, everything: true }, words }}
    />
  );
}
