// Records a document that the organisation expects to need.

import { DocumentAdd } from "./document-add-screen.tsx";

export function ProjectedDocumentAddScreen() {
  return <DocumentAdd as="projected" />;
}
