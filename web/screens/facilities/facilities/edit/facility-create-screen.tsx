// Records a facility that the organisation holds.

import { useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { markRefusedFields } from "../../../../app/field-rules-resolver.ts";
import { notify } from "../../../../app/notices.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { FacilityCreateDocument } from "../facility-operations.ts";
import { FACILITY_WORDS, FORM_WORDS as WORDS } from "../facility-words.ts";
import { FacilityForm, type FacilityFormProps } from "./facility-form.tsx";
import { FACILITY_PATHS, facilityInput } from "./facility-values.ts";

export function FacilityCreateScreen() {
  usePageTitle(WORDS.createTitle);
  const { selectedOrganisation: organisation } = useSession();
  const mayCreate = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS");
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.createTitle}
        sentence={WORDS.createSentence}
        breadcrumb={[{ label: FACILITY_WORDS.title, href: paths.facilities() }, { label: WORDS.createTitle }]}
      />
      {organisation !== undefined && mayCreate ? (
        <Create key={organisation.id} organisation={organisation} />
      ) : (
        <EmptyState icon={LockIcon} title={WORDS.notAllowed} sentence={WORDS.notAllowedSentence} />
      )}
    </Page>
  );
}

function Create({ organisation }: { readonly organisation: SessionOrganisation }) {
  const { send, sending } = useCommand(FacilityCreateDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<FacilityFormProps["notice"]>();
  const go = useGo();

  const save: FacilityFormProps["onSave"] = async (values, form, onRefused) => {
    const answer = await send({ organisationId: organisation.id, facility: facilityInput(values, null) });
    if (answer.ok) {
      notify({ tone: "ok", title: WORDS.saved, detail: values.name });
      return go(paths.facilityView({ facilityId: answer.data.createDocumentFacility.documentFacility.id }));
    }
    const { fields, message } = answer.failure;
    const others = markRefusedFields({ fields, paths: FACILITY_PATHS, setError: form.setError });
    const isElsewhere = Object.keys(fields).length === 0 || Object.keys(others).length > 0;
    setNotice(
      isElsewhere ? { title: WORDS.notSaved, sentence: Object.values(others)[0] ?? message } : undefined,
    );
    onRefused();
  };
  return <FacilityForm cancelHref={paths.facilities()} isSaving={sending} notice={notice} onSave={save} />;
}
