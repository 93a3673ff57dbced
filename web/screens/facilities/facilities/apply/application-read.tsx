// The application as its readers see it once it is submitted: nothing in it changes any more.

import { PROPERTY_TYPE_TEXT } from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import { entityTypeLabel } from "@bondline/domain/values/reference-data/entity-types.ts";
import { INDUSTRIES } from "@bondline/domain/values/reference-data/industries.ts";
import { labelOf } from "@bondline/domain/values/reference-data/option-list.ts";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { aud } from "../facility-text.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Record_ = { readonly record: ApplicationRecordFragment };

export function ApplicationRead({ record }: Record_) {
  return (
    <div className="grid min-w-0 gap-4">
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
    </div>
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

function applicantFacts({ applicant, applicationInformation }: ApplicationRecordFragment): Definition[] {
  const { facilityLimit } = applicationInformation;
  return [
    { term: WORDS.limit, value: facilityLimit && aud(facilityLimit) },
    { term: WORDS.companyName, value: applicant.companyName },
    { term: WORDS.abn, value: applicant.abn && formatAbnOrAcn(applicant.abn) },
    { term: WORDS.entityType, value: applicant.entityType && entityTypeLabel(applicant.entityType) },
    { term: WORDS.industry, value: applicant.industry && labelOf(INDUSTRIES.options, applicant.industry) },
    { term: WORDS.address, value: applicant.address },
    { term: WORDS.website, value: applicant.website },
    { term: WORDS.contactName, value: applicant.contactName },
    { term: WORDS.contactTitle, value: applicant.contactTitle },
    { term: WORDS.phoneNumber, value: applicant.phoneNumber && formatPhone(applicant.phoneNumber) },
    { term: WORDS.emailAddress, value: applicant.emailAddress },
  ];
}

function propertyFacts(property: ApplicationRecordFragment["properties"][number]): Definition[] {
  const { propertyType, estimatedValue, outstandingMortgage } = property;
  const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? WORDS.yes : WORDS.no);
  return [
    { term: WORDS.address, value: property.address },
    { term: WORDS.propertyType, value: propertyType && PROPERTY_TYPE_TEXT[propertyType] },
    { term: WORDS.isPrimary, value: yesNo(property.isPrimaryPlaceOfResidence) },
    { term: WORDS.estimatedValue, value: estimatedValue && aud(estimatedValue) },
    { term: WORDS.isMortgaged, value: yesNo(property.isMortgaged) },
    { term: WORDS.outstanding, value: outstandingMortgage && aud(outstandingMortgage) },
    { term: WORDS.lender, value: property.lender },
    ...property.owners.map(({ name, applicantRelationship }, place) => ({
      term: WORDS.owner(place + 1),
      value: [name, applicantRelationship].filter(Boolean).join(", "),
    })),
  ];
}
