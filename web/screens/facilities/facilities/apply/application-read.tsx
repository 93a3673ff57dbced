// The application as its readers see it once it is submitted: nothing in it changes any more.

import {
  APPLICANT_FIELDS,
  PROPERTY_FIELDS,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { lazy, Suspense } from "react";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { definitionsOf } from "../../../../app/fields/field-texts.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { ApplicationFilesCard } from "./application-files-card.tsx";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";
import { useApplicationFiles } from "./use-application-files.ts";

const PapersCard = lazy(async () => ({
  default: (await import("../../../records/papers/public/papers-card.tsx")).PapersCard,
}));

type Record_ = { readonly record: ApplicationRecordFragment };

export function ApplicationRead({ record, revision }: Record_ & { readonly revision: number }) {
  const files = useApplicationFiles(record.id, revision);
  return (
    <>
      <Facts heading={WORDS.applicant} items={applicantFacts(record)} />
      <Card heading={WORDS.entities}>
        <CardBody isBelowHeading>
          {record.entities.length === 0 ? (
            <p className="text-body text-ink-2">
              {record.applicationInformation.isShared === null ? WORDS.notAnswered : WORDS.notShared}
            </p>
          ) : (
            <DefinitionList
              items={record.entities.map(({ name, abn }) => ({
                term: name ?? "",
                value: abn === null ? null : formatAbnOrAcn(abn),
              }))}
            />
          )}
        </CardBody>
      </Card>
      {record.facilityType === "PROPERTY_BACKED" && <Properties record={record} />}
      <ApplicationFilesCard
        applicationId={record.id}
        read={files}
        mayChange={record.capabilities.includes("CAN_MANAGE_ATTACHMENTS")}
      />
      <Suspense>
        <PapersCard of={{ facilityApplicationId: record.id }} version={record.version} />
      </Suspense>
    </>
  );
}

function Properties({ record }: Record_) {
  if (record.properties.length === 0)
    return (
      <Card heading={WORDS.properties}>
        <CardBody isBelowHeading>
          <p className="text-body text-ink-2">{WORDS.noProperties}</p>
        </CardBody>
      </Card>
    );
  return record.properties.map((property, at) => (
    <Facts key={property.id} heading={WORDS.property(at + 1)} items={propertyFacts(property)} />
  ));
}

function Facts({ heading, items }: { readonly heading: string; readonly items: readonly Definition[] }) {
  return (
    <Card heading={heading}>
      <CardBody isBelowHeading>
        <DefinitionList items={items.filter(({ value }) => value !== null && value !== "")} />
      </CardBody>
    </Card>
  );
}

/** What is asked for, which also those who share the facility see. */
export function wantedFacts({ applicationInformation }: ApplicationRecordFragment): readonly Definition[] {
  const { facilityLimit } = WANTED_FIELDS;
  return definitionsOf({ facilityLimit }, applicationInformation);
}

function applicantFacts(record: ApplicationRecordFragment): Definition[] {
  return [...wantedFacts(record), ...definitionsOf(APPLICANT_FIELDS, record.applicant)];
}

function propertyFacts(property: ApplicationRecordFragment["properties"][number]): Definition[] {
  return [
    ...definitionsOf(PROPERTY_FIELDS, property),
    ...property.owners.map(({ name, applicantRelationship }, place) => ({
      term: WORDS.owner(place + 1),
      value: [name, applicantRelationship].filter(Boolean).join(", "),
    })),
  ];
}
