// How a screen opens the organisation dialog, which the frame holds: a new one, or the details of one that there is.

import { createContext, useContext } from "react";
import type { SessionOrganisation } from "../../../../app/session.ts";

export type OpenOrganisationDialog = (organisation?: SessionOrganisation) => void;

export const OrganisationDialogContext = createContext<OpenOrganisationDialog>(() => {});

export function useOrganisationDialog(): OpenOrganisationDialog {
  return useContext(OrganisationDialogContext);
}
