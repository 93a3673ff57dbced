// Records a facility that the organisation holds; to the provider's staff, one that they arrange for another.

import { useCommand } from "../../../../api/use-command.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { arranges } from "../arranges.ts";
import { FacilityCreateDocument } from "../facility-operations.ts";
import { FACILITY_WORDS, FORM_WORDS as WORDS } from "../facility-words.ts";
import { ArrangeFacility } from "./arrange-facility.tsx";
import { FacilityForm, type FacilityFormProps } from "./facility-form.tsx";
import { facilityInput } from "./facility-values.ts";

export function FacilityCreateScreen() {
  usePageTitle(WORDS.createTitle);
  const session = useSession();
  const { selectedOrganisation: organisation } = session;
  if (arranges(session)) return <ArrangeFacility />;
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
  const { me } = useSession();
  const { send } = useCommand(FacilityCreateDocument, { handledByScreen: true });
  const save: FacilityFormProps["onSave"] = async (values) => {
    const answer = await send({ organisationId: organisation.id, facility: facilityInput(values, null) });
    return answer.ok ? { ok: true, data: answer.data.createDocumentFacility.documentFacility } : answer;
  };
  return (
    <FacilityForm
      cancelHref={paths.facilities()}
      keptAs={`bondline.kept-facility.${me?.id}.${organisation.id}`}
      onSave={save}
    />
  );
}
