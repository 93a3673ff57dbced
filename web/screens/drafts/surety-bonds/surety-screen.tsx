// A surety bond's application: a new draft with the bond and its contract, or those of a draft that is there.

import { KindPage } from "../drafts/public/kind-page.tsx";
import { SuretyForm } from "./surety-form.tsx";
import { SuretyDraftDocument } from "./surety-operations.ts";
import { SURETY_WORDS } from "./surety-words.ts";

export function SuretyScreen() {
  return (
    <KindPage
      words={SURETY_WORDS}
      document={SuretyDraftDocument}
      isOpen={({ processType, editableFields }) =>
        processType === "SURETY_BOND" && editableFields.includes("amount")
      }
      form={SuretyForm}
    />
  );
}
