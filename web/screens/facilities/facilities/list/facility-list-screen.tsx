// The facilities of an organisation, its own and those that others share with it: limit, use and what is left.

import { useState } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useSession } from "../../../../app/session.ts";
import { ShownTogether } from "../../../../app/shown-together.tsx";
import { SIDE_WORDS, sideOf } from "../../../../app/sides.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AddIcon, OrganisationIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { MenuButton } from "../../../../ui/menu-button.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { AddOrganisationButton } from "../../../people/organisations/public/add-organisation-button.tsx";
import { ApplicationDeskList } from "../apply/application-desk-list.tsx";
import { ApplicationList } from "../apply/application-list.tsx";
import { APPLY_WORDS } from "../apply/apply-words.ts";
import { arranges } from "../arranges.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import { ArrangedList } from "./arranged-list.tsx";
import { FacilityListPanel } from "./facility-list-panel.tsx";
import { FacilityOffers } from "./facility-offers.tsx";
import { NewFacilityLink } from "./new-facility-link.tsx";

export function FacilityListScreen() {
  usePageTitle(WORDS.title);
  const session = useSession();
  const { selectedOrganisation: organisation, staff, me } = session;
  const go = useGo();
  const [accepted, setAccepted] = useState(0);

  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={me && SIDE_WORDS[sideOf({ ...session, me })].limits}
        actions={
          arranges(session) ? (
            <LinkButton variant="primary" icon={AddIcon} href={paths.facilityCreate()}>
              {WORDS.arrange}
            </LinkButton>
          ) : organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") ? (
            <>
              <MenuButton
                label={APPLY_WORDS.apply}
                isLabelled
                look="primary"
                items={[
                  { label: APPLY_WORDS.applySurety, onSelect: () => go(introOf("surety-bond")) },
                  { label: APPLY_WORDS.applyProperty, onSelect: () => go(introOf("property-backed")) },
                ]}
              />
              <NewFacilityLink organisation={organisation} variant="secondary" />
            </>
          ) : null
        }
      />
      <ShownTogether fallback={<SkeletonRows rows={8} label={WORDS.loadingAll} />}>
        {organisation?.capabilities.includes("CAN_DECIDE_SHARING") && (
          <FacilityOffers
            key={`offers ${organisation.id}`}
            organisationId={organisation.id}
            onAccepted={() => setAccepted((count) => count + 1)}
          />
        )}
        {organisation === undefined && staff !== null && <ApplicationDeskList />}
        {organisation === undefined && staff !== null && <ArrangedList />}
        {organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") && (
          <ApplicationList key={organisation.id} organisation={organisation} />
        )}
        {organisation === undefined && staff === null && (
          <EmptyState
            icon={OrganisationIcon}
            title={WORDS.noOrganisation}
            sentence={WORDS.noOrganisationSentence}
            action={<AddOrganisationButton />}
          />
        )}
        {organisation !== undefined && (
          <FacilityListPanel key={`${organisation.id} ${accepted}`} organisation={organisation} />
        )}
      </ShownTogether>
    </Page>
  );
}

function introOf(facilityType: string): string {
  return paths.facilityApplyIntro({ facilityType });
}
