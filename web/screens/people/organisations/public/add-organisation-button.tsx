// Opens the dialog of a first organisation, wherever something waits for one.

import { Button } from "../../../../ui/button.tsx";
import { AddIcon } from "../../../../ui/icons.ts";
import { ORGANISATION_WORDS } from "../organisation-words.ts";
import { useOrganisationDialog } from "./organisation-dialog-context.ts";

type Props = { readonly variant?: "primary" | "secondary" };

export function AddOrganisationButton({ variant = "primary" }: Props) {
  const open = useOrganisationDialog();
  return (
    <Button variant={variant} icon={AddIcon} onClick={() => open()}>
      {ORGANISATION_WORDS.addOrganisation}
    </Button>
  );
}
