// What an organisation sets for itself, in the contract: its postal address and the keys of its own facts about documents.

import { POSTAL_ADDRESS_FIELDS } from "@bondline/domain/people/organisations/organisation-fields.ts";
import { pathsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { builder } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { createOrganisationDocumentMetadata } from "./commands/create-organisation-document-metadata.ts";
import { removeOrganisationDocumentMetadata } from "./commands/remove-organisation-document-metadata.ts";
import { listMetadataKeysOf, type MetadataKey } from "./metadata-key-access.ts";
import { OrganisationPayloadRef } from "./organisation-payload.ts";
import { OrganisationRef } from "./organisation-schema.ts";
import { POSTAL_ADDRESS_COLUMNS, type PostalAddressColumns } from "./postal-address.ts";

const PostalAddressRef = builder.objectRef<PostalAddressColumns>("PostalAddress").implement({
  fields: (t) =>
    outputFieldsOf(t, POSTAL_ADDRESS_FIELDS, {
      columns: POSTAL_ADDRESS_COLUMNS,
      always: pathsOf(POSTAL_ADDRESS_FIELDS).filter((path) => path !== "line2"),
    }),
});

const MetadataKeyRef = builder.objectRef<MetadataKey>("OrganisationDocumentMetadata").implement({
  fields: (t) => ({ id: t.exposeID("id"), key: t.exposeString("key") }),
});

builder.objectFields(OrganisationRef, (t) => ({
  documentMetadataKeys: t.field({
    type: [MetadataKeyRef],
    resolve: async (organisation, _args, context) => listMetadataKeysOf(await context.read(), organisation),
  }),
  postalAddress: t.field({
    type: PostalAddressRef,
    nullable: true,
    resolve: (columns) => (columns.postalAddressSameAsBusinessAddress ? null : columns),
  }),
  postalAddressSameAsBusinessAddress: t.exposeBoolean("postalAddressSameAsBusinessAddress"),
}));

mutation("createOrganisationDocumentMetadata", {
  whileActing: "ADMINISTRATION",
  input: inputOf("CreateOrganisationDocumentMetadataInput", (t) => ({
    key: t.string({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: OrganisationPayloadRef,
  run: createOrganisationDocumentMetadata,
});

mutation("removeOrganisationDocumentMetadata", {
  whileActing: "ADMINISTRATION",
  input: inputOf("RemoveOrganisationDocumentMetadataInput", (t) => ({
    id: t.id({ required: true }),
  })),
  payload: OrganisationPayloadRef,
  run: removeOrganisationDocumentMetadata,
});
