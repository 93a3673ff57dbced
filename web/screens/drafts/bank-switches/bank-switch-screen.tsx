// A bank guarantee switch: a new draft with the guarantee that it replaces, or the switch of a draft that is there.

import { KindPage } from "../drafts/public/kind-page.tsx";
import { BankSwitchForm } from "./bank-switch-form.tsx";
import { FORM_WORDS } from "./bank-switch-form-words.ts";
import { BankSwitchDraftDocument } from "./bank-switch-operations.ts";

export function BankSwitchScreen() {
  return (
    <KindPage
      words={FORM_WORDS}
      document={BankSwitchDraftDocument}
      isOpen={({ bGSwitch, editableFields }) => bGSwitch !== null && editableFields.includes("amount")}
      form={BankSwitchForm}
    />
  );
}
