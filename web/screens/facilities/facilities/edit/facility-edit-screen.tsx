// Changes a facility that the organisation keeps. What was typed survives a refusal, and somebody else's save.

import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useRouteParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { FacilityFailure } from "../facility-failure.tsx";
import { FacilityUpdateDocument, FacilityViewDocument } from "../facility-operations.ts";
import { FACILITY_WORDS, FORM_WORDS as WORDS } from "../facility-words.ts";
import { FacilityForm, type FacilityFormProps } from "./facility-form.tsx";
import { facilityInput } from "./facility-values.ts";

export function FacilityEditScreen() {
  usePageTitle(WORDS.editTitle);
  const facilityId = useRouteParam("facilityId");
  const { data, failure, readAgain } = useRead(FacilityViewDocument, { id: facilityId });
  const facility = data?.documentFacility;
  if (facility === undefined)
    return failure === undefined ? (
      <SkeletonRows rows={6} label={FACILITY_WORDS.loading} />
    ) : (
      <FacilityFailure failure={failure} onRetry={readAgain} />
    );

  const viewHref = paths.facilityView({ facilityId });
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.editTitle}
        sentence={facility.name}
        breadcrumb={[
          { label: FACILITY_WORDS.title, href: paths.facilities() },
          { label: facility.name, href: viewHref },
          { label: FACILITY_WORDS.edit },
        ]}
      />
      {facility.capabilities.includes("CAN_EDIT") ? (
        // Read again after somebody else's save, it brings the version to save over and keeps what was typed.
        <Edit facility={facility} viewHref={viewHref} onBehind={readAgain} />
      ) : (
        <EmptyState icon={LockIcon} title={WORDS.notEditable} sentence={WORDS.notEditableSentence} />
      )}
    </Page>
  );
}

type EditProps = {
  readonly facility: FacilityRecordFragment;
  readonly viewHref: string;
  readonly onBehind: () => void;
};

function Edit({ facility, viewHref, onBehind }: EditProps) {
  const { me } = useSession();
  const { send } = useCommand(FacilityUpdateDocument, { handledByScreen: true });
  const { id, version, supplierId } = facility;
  const save: FacilityFormProps["onSave"] = async (values) => {
    const answer = await send({ id, version, facility: facilityInput(values, supplierId) });
    if (!answer.ok) return answer;
    // From a sum on a higher limit waits for a second person, and the facility is as it was.
    const after = answer.data.updateDocumentFacility.documentFacility;
    return { ok: true, data: { id, waits: after.version === version } };
  };
  return (
    <FacilityForm
      facility={facility}
      cancelHref={viewHref}
      keptAs={`bondline.kept-facility.${me?.id}.${id}.${version}`}
      onSave={save}
      onBehind={onBehind}
    />
  );
}
