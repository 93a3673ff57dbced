// A bank guarantee switch: a new draft with the guarantee that it replaces, or the switch of a draft that is there.

import { usePageTitle } from "../../../app/page-title.ts";
import { useSearchParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { NewKindPage, OpenKindPage } from "../drafts/public/kind-form-page.tsx";
import { BankSwitchForm } from "./bank-switch-form.tsx";
import { FORM_WORDS as WORDS } from "./bank-switch-form-words.ts";
import { BankSwitchDraftDocument } from "./bank-switch-operations.ts";

export function BankSwitchScreen() {
  const draft = useSearchParam("draft");
  usePageTitle(draft === undefined ? WORDS.title : WORDS.editTitle);
  return draft === undefined ? <NewSwitch /> : <OpenSwitch key={draft} draftId={draft} />;
}

function NewSwitch() {
  return (
    <NewKindPage
      words={WORDS}
      form={(me, organisation) => (
        <BankSwitchForm
          key={organisation.id}
          me={me}
          organisation={organisation}
          onBehind={() => undefined}
        />
      )}
    />
  );
}

function OpenSwitch({ draftId }: { readonly draftId: string }) {
  const { data, failure, readAgain } = useRead(BankSwitchDraftDocument, { id: draftId });
  return (
    <OpenKindPage
      words={WORDS}
      draft={data?.draft}
      failure={failure}
      onRetry={readAgain}
      isOpen={({ bGSwitch, editableFields }) => bGSwitch !== null && editableFields.includes("amount")}
      form={(me, draft) => <BankSwitchForm me={me} draft={draft} onBehind={readAgain} />}
    />
  );
}
