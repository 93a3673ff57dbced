// Records paper that the organisation received as its beneficiary.

import { DocumentAdd } from "./document-add-screen.tsx";

export function HeldDocumentAddScreen() {
  return <DocumentAdd as="held" />;
}
