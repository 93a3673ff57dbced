// The organisation's details and postal address: read by everybody with settings, changed by administrators.

import {
  DETAILS_FIELDS,
  ORGANISATION_FIELDS,
} from "@bondline/domain/people/organisations/organisation-fields.ts";
import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../app/fields/field-texts.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Card, CardBody } from "../../../ui/card.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { OrganisationDataCard } from "../../records/exports/public/organisation-data-card.tsx";
import { ActingCard } from "../acting/public/acting-card.tsx";
import { CloseOrganisationCard } from "../organisation-closing/public/close-organisation-card.tsx";
import { AbnNotice } from "./abn-notice.tsx";
import { DetailsForm } from "./details-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { SettingsOrganisationDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, DETAILS_WORDS as WORDS } from "./settings-words.ts";

export function DetailsScreen() {
  return <SettingsFrame tab="organisation">{({ id }) => <Details organisationId={id} />}</SettingsFrame>;
}

function Details({ organisationId }: { readonly organisationId: string }) {
  const read = useRead(SettingsOrganisationDocument, { id: organisationId }, { raisesNotice: true });
  if (read.data === undefined)
    return (
      <Card>
        <ReadPending
          of={read}
          notLoaded={SETTINGS_WORDS.loadFailed}
          loading={SETTINGS_WORDS.loading}
          rows={5}
        />
      </Card>
    );
  const { organisation } = read.data;
  return (
    <>
      <AbnNotice organisation={organisation} />
      {organisation.capabilities.includes("CAN_UPDATE_DETAILS") ? (
        <DetailsForm organisation={organisation} onBehind={read.readAgain} />
      ) : (
        <ReadOnlyDetails organisation={organisation} />
      )}
      {organisation.capabilities.includes("CAN_UPDATE_DETAILS") && (
        <ActingCard organisation={organisation} onChanged={read.readAgain} />
      )}
      {organisation.capabilities.includes("CAN_EXPORT_DATA") && (
        <OrganisationDataCard organisation={organisation} />
      )}
      {organisation.capabilities.includes("CAN_CLOSE") && (
        <CloseOrganisationCard organisation={organisation} />
      )}
    </>
  );
}

function ReadOnlyDetails({ organisation }: { readonly organisation: SettingsOrganisationFieldsFragment }) {
  const { postalAddress: postal } = organisation;
  const parts = postal && [
    postal.line1,
    postal.line2,
    `${postal.suburb} ${postal.state} ${postal.postalCode}`,
  ];
  return (
    <Card heading={WORDS.details}>
      <CardBody isBelowHeading>
        <DefinitionList
          items={[
            ...definitionsOf(ORGANISATION_FIELDS, organisation),
            {
              term: WORDS.postal,
              value: parts
                ? parts.filter((part) => part !== null).join(", ")
                : DETAILS_FIELDS.postalAddressSameAsBusinessAddress.label,
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
