// A surety bond's application: a new draft with the bond and its contract, or those of a draft that is there.

import { usePageTitle } from "../../../app/page-title.ts";
import { useSearchParam } from "../../../app/route-params.ts";
import { useRead } from "../../../app/use-read.ts";
import { NewKindPage, OpenKindPage } from "../drafts/public/kind-form-page.tsx";
import { SuretyForm } from "./surety-form.tsx";
import { SuretyDraftDocument } from "./surety-operations.ts";
import { SURETY_WORDS as WORDS } from "./surety-words.ts";

export function SuretyScreen() {
  const draft = useSearchParam("draft");
  usePageTitle(draft === undefined ? WORDS.title : WORDS.editTitle);
  return draft === undefined ? <NewBond /> : <OpenBond key={draft} draftId={draft} />;
}

function NewBond() {
  return (
    <NewKindPage
      words={WORDS}
      form={(me, organisation) => (
        <SuretyForm key={organisation.id} me={me} organisation={organisation} onBehind={() => undefined} />
      )}
    />
  );
}

function OpenBond({ draftId }: { readonly draftId: string }) {
  const { data, failure, readAgain } = useRead(SuretyDraftDocument, { id: draftId });
  return (
    <OpenKindPage
      words={WORDS}
      draft={data?.draft}
      failure={failure}
      onRetry={readAgain}
      isOpen={({ processType, editableFields }) =>
        processType === "SURETY_BOND" && editableFields.includes("amount")
      }
      form={(me, draft) => <SuretyForm me={me} draft={draft} onBehind={readAgain} />}
    />
  );
}
