// Applications for facilities: an organisation's own beside its facilities, or those that wait at the desk.

import { FACILITY_APPLICATION_STATUS_TONE } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { aud } from "../facility-text.ts";
import { ApplicationsDocument } from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

/** Without an organisation: the desk's. There an empty list is said, beside facilities it is left out. */
export function ApplicationList({ organisationId }: { readonly organisationId?: string }) {
  const { data, failure, readAgain } = useRead(ApplicationsDocument, {
    organisationId: organisationId ?? null,
  });
  const isDesk = organisationId === undefined;
  const page = data?.facilityApplications;
  if (page?.totalCount === 0 && !isDesk) return null;
  return (
    <Card heading={WORDS.applications} note={page?.totalCount || undefined} hasRows>
      {page === undefined && failure === undefined && <SkeletonRows rows={2} label={WORDS.loading} />}
      {page === undefined && failure !== undefined && (
        <ErrorState title={WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
      )}
      {page?.totalCount === 0 && (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.nothingWaits}</p>
        </CardBody>
      )}
      {page?.edges.map(({ node }) => (
        <CardRow key={node.id}>
          <div className="min-w-0 flex-1">
            <TextLink href={paths.facilityApply({ facilityApplicationId: node.id })}>
              {FACILITY_TYPE_TEXT[node.facilityType]}
            </TextLink>
            <p className="figures text-label text-ink-2">
              {[isDesk ? node.organisation.name : undefined, node.referenceNumber]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <span className="figures text-body">
            {node.applicationInformation.facilityLimit === null
              ? WORDS.noLimit
              : aud(node.applicationInformation.facilityLimit)}
          </span>
          <StatusBadge tone={FACILITY_APPLICATION_STATUS_TONE[node.status]}>{node.statusText}</StatusBadge>
        </CardRow>
      ))}
    </Card>
  );
}
