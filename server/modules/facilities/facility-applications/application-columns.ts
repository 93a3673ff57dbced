// Which columns keep the fields of an application and of its lists.

import {
  APPLICANT_FIELDS,
  type APPLICATION_FIELDS,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { columnsFor, columnsUnder, type FieldColumns } from "../../../fields/field-columns.ts";
import type { ApplicationRow, EntityRow, PropertyOwnerRow, PropertyRow } from "./application-record.ts";

export const WANTED_COLUMNS = columnsFor<ApplicationRow>()(WANTED_FIELDS, {});
export const APPLICANT_COLUMNS = columnsFor<ApplicationRow>()(APPLICANT_FIELDS, {});
export const APPLICATION_COLUMNS: FieldColumns<typeof APPLICATION_FIELDS> = {
  ...WANTED_COLUMNS,
  ...columnsUnder("applicant", APPLICANT_COLUMNS),
};

export const ENTITY_COLUMNS = columnsFor<EntityRow>()(ENTITY_FIELDS, {});
export const PROPERTY_COLUMNS = columnsFor<PropertyRow>()(PROPERTY_FIELDS, {});
export const OWNER_COLUMNS = columnsFor<PropertyOwnerRow>()(OWNER_FIELDS, {});
